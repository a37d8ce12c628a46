import type { Rank } from '../../contract/rank'
import type { RankProgress } from '../../contract/rank-progress'
import { decimalOf, isLess } from '../../lib/decimal'
import { negated, shareOf, sumDecimals } from '../../lib/decimalSum'

/** A way to a sum of turnover: decimal strings, the share from 0 to 1. */
export interface Way {
  readonly done: string
  readonly goal: string
  readonly share: number
  /** Undefined: it is there. */
  readonly missing?: string
}

type Turnover = RankProgress['totalTurnover']

export function wayOf({ actual, expected }: Turnover): Way {
  const [done, goal] = [decimalOf(actual), decimalOf(expected)]
  return {
    done,
    goal,
    share: shareOf(done, goal),
    ...(isLess(done, goal) && { missing: sumDecimals([goal, negated(done)]) }),
  }
}

/** Whether the rank is lost without turnover of a month, as far as the platform tells. */
export const isKeptByTurnover = ({ expected }: Turnover): boolean => isLess('0', decimalOf(expected))

/** Place of the member's rank on the ladder; -1: it is not there. */
export const placeOn = (
  ladder: readonly Rank[],
  { playerRankId, playerRankName }: Pick<RankProgress, 'playerRankId' | 'playerRankName'>,
): number =>
  ladder.findIndex(({ id, name }) => (playerRankId === undefined ? name === playerRankName : id === playerRankId))
