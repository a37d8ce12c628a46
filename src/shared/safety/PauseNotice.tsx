import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { Notice } from '../../ui'
import { pauseAtom } from './pause'

interface PauseNoticeProps {
  /** What waits for the end of a break, and what does not. The page brings the message along. */
  readonly message: 'prize.break' | 'money.paused'
}

/** During a break, or in a session that was opened to withdraw. */
export function PauseNotice({ message }: PauseNoticeProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const pause = useAtomValue(pauseAtom)
  if (pause === undefined) return null
  return (
    <Notice tone="warning">
      {pause.until === undefined
        ? t('error.withdrawOnly')
        : t(message, { time: formatDateTime(pause.until, language) })}
    </Notice>
  )
}
