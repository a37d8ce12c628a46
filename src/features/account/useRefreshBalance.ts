import { useTranslation } from '../../i18n/translate'
import { generalMessage } from '../../platform/generalMessage'
import { balanceAtom } from '../../site/platformAnswers'
import { useAtomValue } from '../../state/atoms'
import { useToast } from '../../ui'

/** Asks for the balance anew. The old one stays on screen and must not pass for the new one: a failure is told. */
export function useRefreshBalance(): () => Promise<void> {
  const { t } = useTranslation()
  const { show } = useToast()
  const { refetch } = useAtomValue(balanceAtom)
  return async () => {
    const failure = await refetch()
    if (failure)
      show({ tone: 'danger', text: t('account.balance.notRefreshed', { reason: t(generalMessage(failure)) }) })
  }
}
