import type { Database } from '../db/database'
import { query } from '../db/query'

export const favouriteIds = (database: Database, accountId: number): readonly string[] =>
  database
    .all(query.selectFrom('favourite').select('nodeId').where('accountId', '=', accountId).orderBy('addedAt', 'desc'))
    .map(({ nodeId }) => String(nodeId))

export function addFavourite(database: Database, accountId: number, nodeId: string, now: number): void {
  const row = { accountId, nodeId: Number(nodeId), addedAt: now }
  database.run(
    query
      .insertInto('favourite')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  )
}

export function removeFavourite(database: Database, accountId: number, nodeId: string): void {
  database.run(query.deleteFrom('favourite').where('accountId', '=', accountId).where('nodeId', '=', Number(nodeId)))
}

export function touchRecent(database: Database, accountId: number, nodeId: string, now: number): void {
  const row = { accountId, nodeId: Number(nodeId), playedAt: now }
  database.run(
    query
      .insertInto('recentGame')
      .values(row)
      .onConflict((conflict) => conflict.columns(['accountId', 'nodeId']).doUpdateSet({ playedAt: now })),
  )
}
