import { isLess } from '../../lib/decimal'
import { readAmount } from '../../lib/typedAmount'
import type { OpenIntent } from '../../shared/money/moneyAtoms'
import type { ConversionContent, RewardContent } from './pointMoney'

/**
 * What was sent and never answered may have taken its points already: sending it again, which counts once, asks for no
 * more of them.
 */
export const openQuantities = (open: readonly OpenIntent<RewardContent>[], rewardId: string): readonly number[] =>
  open.filter(({ content, isFresh }) => isFresh && content.rewardId === rewardId).map(({ content }) => content.quantity)

export function mostPoints(typed: string, balance: string, open: readonly OpenIntent<ConversionContent>[]): string {
  const points = readAmount(typed)
  const isOpen = points !== undefined && open.some(({ content, isFresh }) => isFresh && content.points === points)
  return isOpen && isLess(balance, points) ? points : balance
}
