import { useLocation } from 'react-router'
import { HeadSkeleton, MatchesSkeleton } from '../matches/MatchesSkeleton'
import { FilterSkeleton } from './FilterSkeleton'
import { Aside, Bars, Board, Part } from './sports.styles'
import { sportsViewAt } from './sportsViews'
import { ViewNav } from './ViewNav'

/** The page before its providers are known. */
export function SportsSkeleton() {
  const view = sportsViewAt(useLocation().pathname)
  return (
    <>
      <Bars>
        <ViewNav view={view} counts="pending" />
        <FilterSkeleton view={view} />
      </Bars>
      <Board>
        <Aside data-aside data-waiting aria-hidden="true" />
        <Part aria-hidden="true">
          {view === undefined ? <HeadSkeleton /> : null}
          <MatchesSkeleton />
        </Part>
      </Board>
    </>
  )
}
