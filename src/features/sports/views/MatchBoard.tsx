import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Vendor } from '../../../engine/facts'
import { useTranslation } from '../../../i18n/translate'
import { useTrueAddress } from '../../../shared/address/useTrueAddress'
import { VendorLobby } from '../../../shared/category/VendorLobby'
import { FailureState } from '../../../shared/failure/FailureState'
import { media } from '../../../ui'
import { useMedia } from '../../../ui/hooks/useMedia'
import { BookList } from '../books/BookList'
import { BooksOnly } from '../books/BooksOnly'
import type { Books } from '../../../shared/matches/useBooks'
import { type Leagues, ofBooks, pick } from '../matches/arrange'
import { isInView, matchesIn, sportsIn } from '../matches/choose'
import { HeadSkeleton, MatchesSkeleton } from '../matches/MatchesSkeleton'
import { OddsFormatSelect } from '../odds/OddsFormatSelect'
import { LeagueLinks } from './LeagueLinks'
import { isUntold } from '../../../shared/failure/isUntold'
import { useMatches } from '../../../shared/matches/useMatches'
import { addressWith, keptSearch } from './address'
import { AsOf } from './AsOf'
import { FilterNav } from './FilterNav'
import { FilterSkeleton } from './FilterSkeleton'
import { Overview } from './Overview'
import { Aside, Bars, BelowDesktop, Board, FilterLine, Part } from './sports.styles'
import type { SportsView } from './sportsViews'
import { ViewMatches } from './ViewMatches'
import { type ViewCounts, ViewNav } from './ViewNav'

interface Props {
  readonly books: Books
  /** The vendor that the address narrows the page to. */
  readonly chosen: Vendor | undefined
  readonly view: SportsView | undefined
}

function countViews(leagues: Leagues, now: number): ViewCounts {
  const countOf = (view: SportsView) => matchesIn(pick(leagues, (match) => isInView(match, view, now))).length
  return { rolling: countOf('rolling'), today: countOf('today'), hot: countOf('hot'), league: countOf('league') }
}

/** The matches of the sportsbooks, and the books beside them. */
export function MatchBoard({ books, chosen, view }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const desktop = useMedia(media.desktopUp)
  const [search] = useSearchParams()
  const answer = useMatches()
  const { data } = answer
  const now = data?.serverTime ?? 0
  const vendor = chosen?.accountTypeName
  const all = useMemo(
    () => ofBooks(data?.leagues ?? [], vendor === undefined ? books.codes : [vendor], now),
    [data, vendor, books.codes, now],
  )
  const sports = sportsIn(all)
  const sport = sports.find(({ code }) => code === search.get('sport'))?.code
  const ofSport = sport === undefined ? all : all.filter((league) => league.sport === sport)
  const league = view === 'league' ? ofSport.find(({ leagueId }) => leagueId === search.get('league')) : undefined
  useTrueAddress(data === undefined ? {} : { sport, league: league?.leagueId })
  if (answer.isError && isUntold(answer.error)) return <BooksOnly books={books} view={view} />

  const counts = data ? countViews(ofSport, now) : answer.isPending ? 'pending' : undefined
  const aside = (
    <Aside key="aside" data-aside data-waiting={answer.isPending}>
      <BookList books={books} view={view} />
      <LeagueLinks leagues={ofSport} chosen={league?.leagueId} search={keptSearch(search)} />
    </Aside>
  )
  return (
    <>
      <Bars>
        <ViewNav view={view} counts={counts} search={keptSearch(search)} />
        {answer.isPending ? (
          <FilterSkeleton view={view} />
        ) : sports.length === 0 ? null : (
          <FilterLine>
            <FilterNav
              label={t('sports.sports')}
              all={t('sports.everySport')}
              options={sports}
              chosen={sport}
              to={(code) => addressWith(pathname, search, { sport: code, league: undefined })}
            />
            <OddsFormatSelect />
          </FilterLine>
        )}
        {view === 'league' && ofSport.length > 1 ? (
          <BelowDesktop>
            <FilterNav
              label={t('sports.league')}
              all={t('sports.everyLeague')}
              options={ofSport.map(({ leagueId, name }) => ({ code: leagueId, name }))}
              chosen={league?.leagueId}
              to={(code) => addressWith(pathname, search, { league: code })}
            />
          </BelowDesktop>
        ) : null}
      </Bars>
      {chosen === undefined ? null : <VendorLobby vendor={chosen} category="SPORTS" />}
      <Board>
        {desktop ? aside : null}
        {answer.isPending ? (
          <Part aria-busy="true">
            {view === undefined ? <HeadSkeleton /> : null}
            <MatchesSkeleton />
          </Part>
        ) : answer.isError ? (
          <Part>
            <FailureState
              title={t('sports.failed')}
              error={answer.error}
              busy={answer.isFetching}
              retry={() => void answer.refetch()}
            />
          </Part>
        ) : view === undefined ? (
          <Overview leagues={ofSport} now={now} books={books} aside={desktop ? null : aside} />
        ) : (
          <ViewMatches
            key={[view, vendor, sport, league?.leagueId].join(' ')}
            view={view}
            leagues={league ? [league] : ofSport}
            now={now}
            books={books}
          />
        )}
        {desktop || (data !== undefined && view === undefined) ? null : aside}
        {data === undefined ? null : <AsOf time={now} />}
      </Board>
    </>
  )
}
