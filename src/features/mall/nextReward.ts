import { decimalOf, isLess } from '../../lib/decimal'
import { negated, shareOf, sumDecimals } from '../../lib/decimalSum'
import type { Reward } from './RewardsTab'

/** What stands between the points at hand and the nearest reward above them. */
interface Next {
  readonly reward: Reward
  /** Points that are missing, a decimal string. */
  readonly missing: string
  /** Of its points, 0 to 1. */
  readonly share: number
}

/** Whether a reward can still be had: there is one left, and the member has not had all of theirs. */
export const isLeft = ({ stock, limit }: Pick<Reward, 'stock' | 'limit'>): boolean => stock !== 0 && limit !== 0

/** Undefined: every reward that is left is within reach. */
export function nextReward(rewards: readonly Reward[], balance: string): Next | undefined {
  const [reward] = rewards
    .filter((each) => isLeft(each) && isLess(balance, decimalOf(each.points)))
    .toSorted((one, other) => (isLess(decimalOf(one.points), decimalOf(other.points)) ? -1 : 1))
  if (!reward) return undefined
  const price = decimalOf(reward.points)
  return { reward, missing: sumDecimals([price, negated(balance)]), share: shareOf(balance, price) }
}
