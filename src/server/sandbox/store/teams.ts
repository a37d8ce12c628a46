import type { Database } from '../db/database'
import { query } from '../db/query'

/** Everybody below an account, however far down: `team` with `id` and `depth`, 1 for those it is the upline of. */
export const teamBelow = (accountId: number) =>
  query.with('team', (above) =>
    above.selectFrom('teamPath').select(['accountId as id', 'depth']).where('ancestorId', '=', accountId),
  )

/** Whether an account stands below another, however far down. */
export const isBelow = (database: Database, ancestorId: number, accountId: number): boolean =>
  database.first(
    query
      .selectFrom('teamPath')
      .select('depth')
      .where('ancestorId', '=', ancestorId)
      .where('accountId', '=', accountId),
  ) !== undefined
