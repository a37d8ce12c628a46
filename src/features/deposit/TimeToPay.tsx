import { useTranslation } from '../../i18n/translate'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { Countdown } from '../../shared/countdown/Countdown'
import { useIsPast } from '../../shared/countdown/useIsPast'
import { useAtomValue } from '../../state/atoms'
import { Icon, Notice } from '../../ui'
import { TimeLeft } from '../../shared/money/desk.styles'

/** Counts down the time to pay: once it is over, these details must not be used any more. */
export function TimeToPay({ expiresAt }: { readonly expiresAt: number | undefined }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const isLate = useIsPast(expiresAt)
  if (expiresAt === undefined) return <p>{t('deposit.payText')}</p>
  const time = formatDateTime(expiresAt, language)
  if (isLate) return <Notice tone="warning">{t('deposit.payLate', { time })}</Notice>
  return (
    <>
      <TimeLeft>
        <Icon name="clock" size={18} />
        {t('deposit.timeLeft')} <Countdown until={expiresAt} label={t('deposit.timeLeft')} />
      </TimeLeft>
      <p>{t('deposit.payUntil', { time })}</p>
    </>
  )
}
