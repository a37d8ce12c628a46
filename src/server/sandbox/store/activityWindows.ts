import { type Activity, claimDays } from '../content/activities'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { day } from '../durations'

/** Epoch milliseconds; undefined: never. */
export interface ActivityWindow {
  readonly startsAt: number
  readonly endsAt: number | undefined
  readonly joinBy: number | undefined
  readonly claimBy: number | undefined
}

const windows = query.selectFrom('activityWindow')

export function windowOf(database: Database, { id }: Pick<Activity, 'id'>): ActivityWindow {
  const { startsAt, endsAt, joinBy } = database.one(windows.selectAll().where('activity', '=', id))
  return {
    startsAt,
    endsAt: endsAt ?? undefined,
    joinBy: joinBy ?? undefined,
    claimBy: endsAt === null ? undefined : endsAt + claimDays * day,
  }
}

export type WindowChange = Partial<Readonly<Record<'startsAt', number> & Record<'endsAt' | 'joinBy', number | null>>>

export function changeWindow(database: Database, id: string, change: WindowChange): void {
  if (Object.keys(change).length > 0)
    database.run(query.updateTable('activityWindow').set(change).where('activity', '=', id))
}
