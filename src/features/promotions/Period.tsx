import { isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
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
  if (endsAt === undefined) return <>{t('promotions.noEnd')}</>
  return <time dateTime={isoTime(endsAt)}>{periodText(startsAt, endsAt, language)}</time>
}
