import type { Call } from '../call'
import { day } from '../durations'
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

/** Nobody is told of more than so many days at once. */
const longest = 92 * day

/** `startTime` to `endTime`, epoch milliseconds with the end left out; the last 30 days where nothing is said. */
export function readPeriod(call: Pick<Call, 'query' | 'platform'>): Period {
  const to = whole(call, 'endTime') ?? call.platform.now() + 1
  const from = whole(call, 'startTime') ?? to - 30 * day
  return { from: Math.min(to, Math.max(from, to - longest)), to }
}
