/** Decimal strings, exactly: money is never a float on its way through the site. */

/** A decimal string of what a platform sent; numbers become one without an exponent. */
export const decimalOf = (value: string | number): string =>
  typeof value === 'string' ? value : value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 8 })

export const placesOf = (decimal: string): number =>
  decimal.includes('.') ? decimal.length - decimal.indexOf('.') - 1 : 0

export const unitsOf = (decimal: string, places: number): bigint => {
  const missing = places - placesOf(decimal)
  return BigInt(decimal.replace('.', '')) * 10n ** BigInt(missing)
}

export function decimalFrom(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const sign = units < 0n ? '-' : ''
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`
}

/** The amount on the way from one decimal string to another; `part` goes from 0 to 1 and may overshoot. */
export function decimalBetween(from: string, to: string, part: number): string {
  if (!(part < 1)) return to
  if (!(part > 0)) return from
  const places = Math.max(placesOf(from), placesOf(to))
  const start = unitsOf(from, places)
  const way = unitsOf(to, places) - start
  return decimalFrom(start + (way * BigInt(Math.floor(part * 1_000_000))) / 1_000_000n, places)
}

/** Whether the first is less than the second. */
export function isLess(a: string, b: string): boolean {
  const places = Math.max(placesOf(a), placesOf(b))
  return unitsOf(a, places) < unitsOf(b, places)
}

/** Whether they are the same amount, however many places they are written with. */
export const isEqual = (a: string, b: string): boolean => !isLess(a, b) && !isLess(b, a)
