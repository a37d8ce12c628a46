import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translate'
import { paths } from '../../../site/paths'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Icon, KeptPlace, Lane, TextLink } from '../../../ui'
import { useBooks } from '../books/useBooks'
import { drawsIn, leading, ofBooks } from '../matches/arrange'
import { messages } from '../messages'
import { useMatches } from '../useMatches'
import { MatchCard } from './MatchCard'
import { matchesHeights } from './matchesHeights'
import { Place } from './nextMatches.styles'

const most = 10

/** What is in play, and what starts soonest, with its odds; nothing where the platform tells no matches. */
export default withMessages(messages, function NextMatches() {
  const { t } = useTranslation()
  const books = useBooks(useAtomValue(vendorsByCategoryAtom)('SPORTS'))
  const answer = useMatches()
  if (answer.isPending)
    return (
      <Place>
        <KeptPlace heights={matchesHeights} />
      </Place>
    )
  const shown = leading(ofBooks(answer.data?.leagues ?? [], books.codes), most)
  if (answer.data === undefined || shown.length === 0) return null
  const { serverTime } = answer.data
  return (
    <Place>
      <Lane
        title={
          <>
            <Icon name="goal" size={22} />
            {t('sports.nextMatches')}
          </>
        }
        action={
          <TextLink as={Link} to={paths.category.SPORTS} iconEnd="chevron-right">
            {t('sports.more.league')}
          </TextLink>
        }
        items={shown}
        itemKey={({ match: { vassalage, matchId } }) => `${vassalage} ${matchId}`}
        itemWidth="min(19.5rem, 84vw)"
        labels={{ previous: t('home.lanes.previous'), next: t('home.lanes.next') }}
        renderItem={({ match, league }) => (
          <MatchCard
            match={match}
            league={league.name}
            hasDraw={drawsIn(league)}
            now={serverTime}
            maintenance={books.isShut(match.vassalage)}
          />
        )}
      />
    </Place>
  )
})
