import { decimalFrom, isLess, placesOf, unitsOf } from './decimal'

/** What something costs: a part of the amount, between a least and a most. Decimal strings; `rate` 0.01 is one percent. */
export interface Fee {
  readonly rate: string
  readonly minimum?: string | undefined
  readonly maximum?: string | undefined
}

/** The fee of an amount, rounded up to `places`, and never more than the amount. */
export function feeOf(amount: string, { rate, minimum = '0', maximum = amount }: Fee, places = 2): string {
  const [whole, part] = [Math.max(places, placesOf(amount)), placesOf(rate)]
  const divisor = 10n ** BigInt(part + whole - places)
  const product = unitsOf(amount, whole) * unitsOf(rate, part)
  const share = decimalFrom((product + divisor - 1n) / divisor, places)
  const within = isLess(share, minimum) ? minimum : isLess(maximum, share) ? maximum : share
  const fee = isLess(amount, within) ? amount : within
  return decimalFrom(unitsOf(fee, Math.max(places, placesOf(fee))), Math.max(places, placesOf(fee)))
}
