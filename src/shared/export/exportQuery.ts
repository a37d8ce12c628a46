export type Query = Readonly<Record<string, string | number | undefined>>

/** Rows that are asked for at once; a platform that sends fewer has more pages. */
export const exportPageSize = 500

/** Nothing that happens while the list is read becomes part of it: pages would move. What lies ahead stays as it is. */
export function upToNow(query: Query, now: number): Query {
  const { startTime, endTime } = query
  const isBehind = query['dateOf'] === undefined && Number(startTime) <= now
  return { ...query, endTime: isBehind ? Math.min(Number(endTime), now) : endTime }
}
