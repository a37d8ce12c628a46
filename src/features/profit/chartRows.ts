import { isLess } from '../../lib/decimal'
import { negated, signOf, sumDecimals } from '../../lib/decimalSum'
import type { Row } from './breakdown'

const size = (amount: string): string => (signOf(amount) < 0 ? negated(amount) : amount)

/** Which rows a picture has room for: those with the largest results, and the sum of all others where there are more. */
export function chartRows(rows: readonly Row[], room: number) {
  if (rows.length <= room) return { shown: rows, others: undefined }
  const bySize = rows.toSorted((a, b) => {
    const [one, other] = [size(a.result), size(b.result)]
    return isLess(one, other) ? 1 : isLess(other, one) ? -1 : 0
  })
  const rest = bySize.slice(room - 1)
  return {
    shown: bySize.slice(0, room - 1),
    others: { count: rest.length, result: sumDecimals(rest.map(({ result }) => result)) },
  }
}
