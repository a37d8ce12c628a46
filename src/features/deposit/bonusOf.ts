import type { DepositSettings } from '../../contract/deposit-settings'
import { decimalFrom, decimalOf, isLess, placesOf, unitsOf } from '../../lib/decimal'

export type Promotion = NonNullable<DepositSettings['promotions']>[number]

/** Those that go with a way to pay. */
export const promotionsFor = (promotions: readonly Promotion[], methodId: string): readonly Promotion[] =>
  promotions.filter(({ methods }) => methods === undefined || methods.includes(methodId))

interface Bonus {
  readonly bonus: string
  /** What must be staked before the bonus may be withdrawn. */
  readonly turnover: string
}

/** What a promotion adds to an amount, in whole hundredths; undefined where the amount is too small for it. */
export function bonusOf({ percent, minimum, maximumBonus, turnover }: Promotion, amount: string): Bonus | undefined {
  if (isLess(amount, decimalOf(minimum))) return undefined
  const places = Math.max(2, placesOf(amount))
  // rounded down to what the platform's own smallest coin is
  const part = (unitsOf(amount, places) * BigInt(percent)) / 100n / 10n ** BigInt(places - 2)
  const earned = decimalFrom(part, 2)
  const most = decimalOf(maximumBonus)
  const bonus = isLess(most, earned) ? most : earned
  const units = Math.max(2, placesOf(bonus))
  return { bonus, turnover: decimalFrom(unitsOf(bonus, units) * BigInt(turnover), units) }
}
