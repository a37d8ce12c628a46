import { Link } from 'react-router'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useMemberPagePath } from '../../site/useMemberPage'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState } from '../../ui'

/** In place of the form. @param until epoch milliseconds; undefined in a session that was opened to withdraw */
export function TransfersPaused({ until }: { readonly until: number | undefined }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const withdrawal = useMemberPagePath('withdraw')
  return (
    <EmptyState
      icon="shield-check"
      title={t('teamTransfer.paused')}
      text={
        until === undefined
          ? t('error.withdrawOnly')
          : t('teamTransfer.pausedText', { time: formatDateTime(until, language) })
      }
      action={
        withdrawal ? (
          <Button as={Link} to={withdrawal} variant="primary">
            {t('teamTransfer.pausedWithdraw')}
          </Button>
        ) : undefined
      }
    />
  )
}
