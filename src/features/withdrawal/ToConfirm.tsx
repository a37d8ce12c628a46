import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { useAnswer } from '../../site/useAnswer'
import { moneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, Notice } from '../../ui'
import { getPaymentConfirmations } from './calls'
import { payoutOf } from './payoutOf'
import { withdrawalPath } from './withdrawalPath'

/** How often payouts to confirm are asked for, in milliseconds. */
const every = 15_000

/** Payouts that the member has not answered for yet, but for the one in sight. */
export function ToConfirm({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const { data } = useAnswer(getPaymentConfirmations, { pageSize: 5 }, { staleTime: 0, refetchInterval: every })
  const waiting = data?.content.filter(({ status, reference }) => status === 'PAID' && reference !== current) ?? []
  return waiting.map((withdrawal) => (
    <Notice key={withdrawal.reference} tone="accent">
      <Cluster>
        <span>
          {t('withdrawal.confirm.ask', {
            amount: moneyText(payoutOf(withdrawal), withdrawal.currency, language),
          })}
        </span>
        <Button as={Link} to={withdrawalPath(withdrawal.reference)} size="s">
          {t('withdrawal.confirm.go')}
        </Button>
      </Cluster>
    </Notice>
  ))
}
