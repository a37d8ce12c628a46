import { isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { useShownZone } from '../../state/useShownZone'
import { periodText } from './periodText'

interface PeriodProps {
  /** Epoch milliseconds. */
  readonly startsAt: number | undefined
  readonly endsAt: number | undefined
}

/** From when to when. */
export function Period({ startsAt, endsAt }: PeriodProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const zone = useShownZone()
  if (endsAt === undefined) return <>{t('promotions.noEnd')}</>
  return (
    // blanks in a period are written in several ways
    <time dateTime={isoTime(endsAt)} suppressHydrationWarning>
      {periodText(startsAt, endsAt, language, zone)}
    </time>
  )
}
