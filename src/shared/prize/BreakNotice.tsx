import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { pauseAtom } from '../safety/pause'
import { useAtomValue } from '../../state/atoms'
import { Notice } from '../../ui'

/** During a break: what waits for its end, and what does not. */
export function BreakNotice() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const pause = useAtomValue(pauseAtom)
  if (pause === undefined) return null
  return (
    <Notice tone="warning">
      {pause.until === undefined
        ? t('error.withdrawOnly')
        : t('prize.break', { time: formatDateTime(pause.until, language) })}
    </Notice>
  )
}
