import { languageAtom } from '../../../i18n/language'
import { isoTime } from '../../../i18n/formats'
import { useTranslation } from '../../../i18n/translate'
import type { Match } from '../../../contract/matches'
import { numberFormat } from '../../../lib/intl'
import { useAtomValue } from '../../../state/atoms'
import { VisuallyHidden } from '../../../ui'
import { kickOffDay, kickOffTime } from './kickOff'
import { Day, LiveMark, Moment, State } from './match.styles'

interface Props {
  readonly match: Match
  /** Any moment of the server's day. */
  readonly today: number
}

/** When a match starts, or how far it is: the minute where the sport counts them, else the part that is played. */
export function When({ match: { live, startsAt }, today }: Props) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  if (live === undefined) {
    const day = kickOffDay(startsAt, today, tag, t)
    return (
      <Moment as="time" dateTime={isoTime(startsAt)}>
        <span>{kickOffTime(startsAt, tag)}</span>
        {day === undefined ? null : <Day>{day}</Day>}
      </Moment>
    )
  }
  const minute = live.minute === undefined ? undefined : numberFormat(tag).format(live.minute)
  return (
    <Moment>
      <LiveMark>{t('sports.live')}</LiveMark>
      <State>
        {minute === undefined ? (
          live.period
        ) : (
          <>
            <bdi dir="ltr" aria-hidden="true">{`${minute}′`}</bdi>
            <VisuallyHidden>{t('sports.minute', { minute })}</VisuallyHidden>
          </>
        )}
      </State>
    </Moment>
  )
}
