import type { Database } from '../db/database'
import { query } from '../db/query'

export const remarkOf = (database: Database, accountId: number, aboutId: number): string | undefined =>
  database.first(
    query.selectFrom('teamRemark').select('remark').where('accountId', '=', accountId).where('aboutId', '=', aboutId),
  )?.remark

/** An empty one is removed. */
export function keepRemark(database: Database, accountId: number, aboutId: number, remark: string, now: number): void {
  if (remark === '')
    database.run(query.deleteFrom('teamRemark').where('accountId', '=', accountId).where('aboutId', '=', aboutId))
  else
    database.run(
      query
        .insertInto('teamRemark')
        .values({ accountId, aboutId, remark, changedAt: now })
        .onConflict((conflict) => conflict.columns(['accountId', 'aboutId']).doUpdateSet({ remark, changedAt: now })),
    )
}
