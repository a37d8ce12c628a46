import { decimalFrom, unitsOf } from '../../lib/decimal'

/**
 * What whole points come to in money, in cents rounded down; `ratio` is the points for one unit of money. Undefined
 * for anything but whole points, or where the ratio is nothing.
 */
export function moneyFor(points: string, ratio: string): string | undefined {
  if (!/^\d{1,12}$/.test(points)) return undefined
  const each = unitsOf(ratio, 8)
  if (each <= 0n) return undefined
  return decimalFrom((BigInt(points) * 100n * 10n ** 8n) / each, 2)
}
