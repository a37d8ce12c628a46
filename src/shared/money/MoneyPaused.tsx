import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { Notice } from '../../ui'
import { pauseAtom } from '../safety/pause'

/** During a break: which way money goes until its end. Needs the messages of `shared/money`. */
export function MoneyPaused() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const pause = useAtomValue(pauseAtom)
  if (pause === undefined) return null
  return (
    <Notice tone="warning">
      {pause.until === undefined
        ? t('error.withdrawOnly')
        : t('money.paused', { time: formatDateTime(pause.until, language) })}
    </Notice>
  )
}
