import { decimalFrom, placesOf, unitsOf } from '../../lib/decimal'

/**
 * What whole points are worth in money, rounded down to cents; `ratio` is how many points one unit of money takes.
 * Undefined for anything but whole points, or where the ratio is not above zero.
 */
export function moneyFor(points: string, ratio: string): string | undefined {
  if (!/^\d{1,12}$/.test(points)) return undefined
  const each = unitsOf(ratio, 8)
  if (each <= 0n) return undefined
  return decimalFrom((BigInt(points) * 100n * 10n ** 8n) / each, 2)
}

/** Points for one unit of money, to two places, where so many of them give that much; undefined where that is nothing. */
export function pointsForOne(points: string, amount: string): string | undefined {
  const [ofPoints, ofMoney] = [placesOf(points), placesOf(amount)]
  const money = unitsOf(amount, ofMoney) * 10n ** BigInt(ofPoints)
  if (money <= 0n) return undefined
  return decimalFrom((unitsOf(points, ofPoints) * 10n ** BigInt(ofMoney + 2) + money / 2n) / money, 2)
}
