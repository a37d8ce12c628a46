import { type Answer, refuseFields } from '../answer'
import type { Call, MemberCall } from '../call'
import { day, hour } from '../durations'
import type { Period, Range } from '../store/movements'

/** A parameter that is there and says something: an empty one means any. */
export const word = ({ query }: Pick<Call, 'query'>, name: string): string | undefined => query.get(name) || undefined

function whole(call: Pick<Call, 'query'>, name: string): number | undefined {
  const value = Number(word(call, name))
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

/** A list is asked page by page: `page` from 1, `pageSize` up to 100 where nothing else is said. */
export function readPage(call: Pick<Call, 'query'>, usualSize = 10, mostRows = 100) {
  const page = Math.max(1, whole(call, 'page') ?? 1)
  const pageSize = Math.min(mostRows, Math.max(1, whole(call, 'pageSize') ?? usualSize))
  const range: Range = { offset: (page - 1) * pageSize, limit: pageSize }
  return { range, paging: (total: number) => ({ page, pageSize, total, pageCount: Math.ceil(total / pageSize) }) }
}

/** Nobody is told of more than 92 days at once; clocks that change on the way make them up to two hours longer. */
const longest = 92 * day + 2 * hour

/**
 * `startTime` to `endTime`, epoch milliseconds with the end left out; the last 30 days where nothing is said. A longer
 * period is refused: an answer of less than was asked for would look like all of it.
 */
export const inPeriod =
  (handler: (call: MemberCall, period: Period) => Answer) =>
  (call: MemberCall): Answer => {
    const to = whole(call, 'endTime') ?? call.platform.now() + 1
    const from = Math.min(to, whole(call, 'startTime') ?? to - 30 * day)
    return to - from > longest ? refuseFields({ startTime: 'long' }) : handler(call, { from, to })
  }
