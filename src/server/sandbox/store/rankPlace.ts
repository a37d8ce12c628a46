import { ranks } from '../content/ranks'

/** What was staked, in minor units: up to the month before, in the month before, in this month. */
export interface Staked {
  readonly before: number
  readonly lastMonth: number
  readonly thisMonth: number
}

/**
 * Where turnover puts a member on the ladder. Turnover of all time reaches a rank. One that was had before last month is
 * kept by the turnover of last month or of this one; without it, a member stands one rank lower.
 */
export function placeOf({ before, lastMonth, thisMonth }: Staked): number {
  const reachedBy = (turnover: number) => ranks.findLastIndex(({ total }) => turnover >= total)
  const place = reachedBy(before + lastMonth + thisMonth)
  const keeps = ranks[place]?.monthly ?? 0
  const isKept = reachedBy(before) < place || lastMonth >= keeps || thisMonth >= keeps
  return isKept ? place : place - 1
}
