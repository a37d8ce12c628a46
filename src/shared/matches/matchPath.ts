import type { Match } from '../../contract/matches'
import { gamePath } from '../../site/gamePath'

/** Address that opens the book of a match at it. */
export const matchPath = ({ matchId, vassalage }: Match): string =>
  gamePath({ gameId: matchId, vassalage, category: 'SPORTS' })
