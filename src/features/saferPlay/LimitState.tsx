import { useTranslation } from '../../i18n/translate'
import { getSaferPlay } from '../../shared/safety/calls'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { messages } from './messages'
import { useNow } from './useNow'

/** Beside "Limits and breaks" on the hub: a looser limit that may be confirmed now. */
export default withMessages(messages, function LimitState() {
  const { t } = useTranslation()
  const now = useNow()
  const { data } = useAnswer(getSaferPlay, {}, { staleTime: 0 })
  const isDue = data?.limits.some(
    ({ change }) => change !== undefined && change.confirmFrom <= now && now < change.confirmUntil,
  )
  return isDue === true ? <>{t('saferPlay.confirmWaits')}</> : null
})
