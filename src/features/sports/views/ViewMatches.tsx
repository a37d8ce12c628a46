import { useTranslation } from '../../../i18n/translate'
import { VisuallyHidden } from '../../../ui'
import type { Books } from '../books/useBooks'
import { type Leagues, pick } from '../matches/arrange'
import { isInView } from '../matches/choose'
import { LeagueGroup } from '../matches/LeagueGroup'
import { NoMatches } from './NoMatches'
import type { SportsView } from './sportsViews'

interface Props {
  readonly view: SportsView
  readonly leagues: Leagues
  readonly now: number
  readonly books: Books
}

/** All matches of one view, by league. */
export function ViewMatches({ view, leagues, now, books }: Props) {
  const { t } = useTranslation()
  const shown = pick(leagues, (match) => isInView(match, view, now))
  if (shown.length === 0) return <NoMatches view={view} leagues={leagues} now={now} compact={false} />
  return (
    <>
      <VisuallyHidden as="h2">{t(`sports.${view}`)}</VisuallyHidden>
      {shown.map((league) => (
        <LeagueGroup key={league.leagueId} league={league} now={now} books={books} />
      ))}
    </>
  )
}
