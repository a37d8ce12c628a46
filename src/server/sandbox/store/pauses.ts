import { afterMonths } from '../../../lib/afterMonths'
import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import { hour } from '../durations'

export type PauseKind = Tables['playPause']['kind']

export interface Pause {
  readonly kind: PauseKind
  readonly endsAt: number
}

/** What may be asked for: hours of a time-out, months of an exclusion. */
const lengths: Readonly<Record<PauseKind, readonly [number, number]>> = {
  TIMEOUT: [24, 6 * 7 * 24],
  EXCLUSION: [6, 120],
}

export function endOf(kind: PauseKind, length: number, now: number): number | undefined {
  const [least, most] = lengths[kind]
  if (length < least || length > most) return undefined
  return kind === 'TIMEOUT' ? now + length * hour : afterMonths(now, length)
}

export function addPause(database: Database, accountId: number, { kind, endsAt }: Pause, now: number): void {
  database.run(query.insertInto('playPause').values({ accountId, kind, startedAt: now, endsAt }))
}

/** The pause that stands: an exclusion before a time-out, of several the one that ends last. Nothing shortens one. */
export const pauseOf = (database: Database, accountId: number, now: number): Pause | undefined =>
  database.first(
    query
      .selectFrom('playPause')
      .select(['kind', 'endsAt'])
      .where('accountId', '=', accountId)
      .where('endsAt', '>', now)
      .orderBy('kind')
      .orderBy('endsAt', 'desc'),
  )
