import type { OpenIntent } from '../../shared/money/moneyAtoms'
import { mostToAsk } from '../../shared/money/mostToAsk'
import type { ConversionContent, RewardContent } from './pointMoney'

/**
 * What was sent and never answered may have taken its points already: sending it again, which counts once, asks for no
 * more of them.
 */
export const openQuantities = (open: readonly OpenIntent<RewardContent>[], rewardId: string): readonly number[] =>
  open.filter(({ content, isFresh }) => isFresh && content.rewardId === rewardId).map(({ content }) => content.quantity)

export const mostPoints = (typed: string, balance: string, open: readonly OpenIntent<ConversionContent>[]): string =>
  mostToAsk(
    typed,
    balance,
    open.filter(({ isFresh }) => isFresh).map(({ content }) => content.points),
  )
