import type { Database } from '../db/database'
import { integer } from '../db/row'

export const favouriteIds = (database: Database, accountId: number): readonly string[] =>
  database
    .all('select node_id from favourite where account_id = ? order by added_at desc', accountId)
    .map((row) => String(integer(row, 'node_id')))

export function addFavourite(database: Database, accountId: number, nodeId: string, now: number): void {
  database.run(
    'insert into favourite (account_id, node_id, added_at) values (?, ?, ?) on conflict do nothing',
    accountId,
    Number(nodeId),
    now,
  )
}

export function removeFavourite(database: Database, accountId: number, nodeId: string): void {
  database.run('delete from favourite where account_id = ? and node_id = ?', accountId, Number(nodeId))
}

export function touchRecent(database: Database, accountId: number, nodeId: string, now: number): void {
  database.run(
    `insert into recent_game (account_id, node_id, played_at) values (?, ?, ?)
     on conflict (account_id, node_id) do update set played_at = excluded.played_at`,
    accountId,
    Number(nodeId),
    now,
  )
}
