import { negated, signOf, sumDecimals } from '../../lib/decimalSum'

export interface Named {
  readonly name: string
  /** Decimal string. */
  readonly value: string
}

/** So many bars are taken in at a glance. */
const most = 10

/**
 * The first rows of a page, and what the rows of all pages come to without them.
 * @param count rows of all pages
 */
export function barsOf(rows: readonly Named[], sum: string, count: number) {
  const shown = rows.slice(0, count <= most ? most : most - 1)
  const value = sumDecimals([sum, ...shown.map((row) => negated(row.value))], 2)
  const left = count - shown.length
  return { shown, others: left > 0 && signOf(value) !== 0 ? { count: left, value } : undefined }
}
