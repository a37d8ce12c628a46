import type { ListedGame } from '../../../contract/listed-game'
import { sessionAtom } from '../../../session/session'
import { answerAtom, type Shown } from '../../../site/answers'
import { atom, type Getter } from '../../../state/atoms'
import { hallCategory } from '../../../shared/catalogue/hallAtoms'
import { readGames } from '../../../shared/gameList/readGames'
import { getFavouriteGames, getRankList, getRecentGames } from '../../../shared/gameList/calls'

const query = () => ({ gameCategory: hallCategory })
/** Members play between two looks at what they played. */
const recentFor = 5_000

const rankAtom = answerAtom(getRankList, { query: () => ({ gameCategory: hallCategory, count: 50 }) })
const favouritesAtom = answerAtom(getFavouriteGames, { query })
const recentAtom = answerAtom(getRecentGames, { query, staleTime: recentFor })

/** A list that the platform keeps; `games` are the hall's among them. */
export type HallList =
  | { readonly state: 'none' | 'pending' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => Promise<unknown> }
  | { readonly state: 'here'; readonly games: readonly ListedGame[] }

const ofHall = (content: readonly unknown[]): readonly ListedGame[] =>
  readGames(content).filter(({ gameCategory = hallCategory }) => gameCategory === hallCategory)

const isVisitor = (get: Getter): boolean => get(sessionAtom).state === 'visitor'

function listOf<T>({ data, error, refetch }: Shown<T>, contentOf: (data: T) => readonly unknown[]): HallList {
  if (data !== undefined) return { state: 'here', games: ofHall(contentOf(data)) }
  return error === null ? { state: 'pending' } : { state: 'failed', error, retry: refetch }
}

/** Lists by the id of their tab. Visitors have none of their own. */
export const listAtoms = {
  rank: atom((get) => listOf(get(rankAtom), ({ list }) => list)),
  favourites: atom((get): HallList =>
    isVisitor(get) ? { state: 'none' } : listOf(get(favouritesAtom), ({ content }) => content),
  ),
  recent: atom((get): HallList =>
    isVisitor(get) ? { state: 'none' } : listOf(get(recentAtom), ({ content }) => content),
  ),
}

export const noListAtom = atom((): HallList => ({ state: 'none' }))
