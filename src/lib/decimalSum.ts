import { decimalFrom, placesOf, unitsOf } from './decimal'

/** The exact sum of decimal strings, with as many places as the longest of them and at least `least`. */
export function sumDecimals(decimals: readonly string[], least = 0): string {
  const places = Math.max(least, ...decimals.map(placesOf))
  return decimalFrom(
    decimals.reduce((sum, decimal) => sum + unitsOf(decimal, places), 0n),
    places,
  )
}

export const negated = (decimal: string): string => decimalFrom(-unitsOf(decimal, placesOf(decimal)), placesOf(decimal))

/** -1, 0 or 1. */
export const signOf = (decimal: string): -1 | 0 | 1 => {
  const units = unitsOf(decimal, placesOf(decimal))
  return units < 0n ? -1 : units > 0n ? 1 : 0
}

/** How much of `whole` a part is, 0 to 1 to four places; 1 where the whole is nothing. For bars, not for money. */
export function shareOf(part: string, whole: string): number {
  const places = Math.max(placesOf(part), placesOf(whole))
  const [some, all] = [unitsOf(part, places), unitsOf(whole, places)]
  if (all <= 0n) return 1
  return Math.min(1, Math.max(0, Number((some * 10_000n) / all) / 10_000))
}
