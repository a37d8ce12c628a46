import { FailureState } from '../../../shared/failure/FailureState'
import { LanePlace } from '../../../shared/gameLane/LanePlace'
import { LaneTitle } from '../../../shared/gameLane/LaneTitle'
import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import { paths } from '../../../site/paths'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Icon, KeptPlace, Lane, TextLink } from '../../../ui'
import { useBooks } from '../../../shared/matches/useBooks'
import { drawsIn, leading, ofBooks } from '../matches/arrange'
import { dayOf } from '../matches/kickOff'
import { messages } from '../messages'
import { useMatches } from '../../../shared/matches/useMatches'
import { MatchCard } from './MatchCard'
import { matchesHeights } from './matchesHeights'

const most = 10

export default withMessages(messages, function NextMatches() {
  return (
    <LanePlace heights={matchesHeights}>
      <Matches />
    </LanePlace>
  )
})

/**
 * What is in play, and what starts soonest, with its odds; nothing where the platform tells no matches: what it recommends of
 * sports are no games to play.
 */
function Matches() {
  const { t } = useTranslation()
  const books = useBooks(useAtomValue(vendorsByCategoryAtom)('SPORTS'))
  const answer = useMatches()
  if (answer.isPending) return <KeptPlace heights={matchesHeights} />
  if (answer.isError && answer.data === undefined) {
    return (
      <FailureState
        compact
        title={t('sports.failed')}
        error={answer.error}
        busy={answer.isFetching}
        retry={() => void answer.refetch()}
      />
    )
  }
  const shown = leading(ofBooks(answer.data?.leagues ?? [], books.codes, answer.data?.serverTime ?? 0), most)
  if (answer.data === undefined || shown.length === 0) return null
  const today = dayOf(answer.data.serverTime)
  return (
    <Lane
      title={
        <LaneTitle>
          <Icon name="goal" size={22} />
          {t(shown.some(({ match }) => match.live !== undefined) ? 'sports.liveAndNext' : 'sports.nextMatches')}
        </LaneTitle>
      }
      action={
        <TextLink as={Link} to={paths.category.SPORTS} iconEnd="chevron-right">
          {t('sports.more.league')}
        </TextLink>
      }
      items={shown}
      itemKey={({ match: { vassalage, matchId } }) => `${vassalage} ${matchId}`}
      itemWidth="min(20.5rem, 84vw)"
      labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
      renderItem={({ match, league }) => (
        <MatchCard
          match={match}
          league={league.name}
          hasDraw={drawsIn(league)}
          today={today}
          maintenance={books.isShut(match.vassalage)}
        />
      )}
    />
  )
}
