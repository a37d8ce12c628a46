import type { Database } from '../db/database'
import { integer, optionalInteger, text } from '../db/row'

/** Values that a message's text names. */
export type MessageParams = Readonly<Record<string, string>>

export interface StoredMessage {
  readonly id: number
  readonly kind: string
  readonly params: MessageParams
  readonly sentAt: number
  readonly read: boolean
}

export function sendMessage(
  database: Database,
  accountId: number,
  kind: string,
  params: MessageParams,
  now: number,
  readAt?: number,
): void {
  database.run(
    'insert into message (account_id, kind, params, sent_at, read_at) values (?, ?, ?, ?, ?)',
    accountId,
    kind,
    JSON.stringify(params),
    now,
    readAt ?? null,
  )
}

const count = (database: Database, accountId: number, only: string): number =>
  integer(
    database.get(`select count(*) as messages from message where account_id = ?${only}`, accountId) ?? {},
    'messages',
  )

export const countMessages = (database: Database, accountId: number): number => count(database, accountId, '')
export const countUnread = (database: Database, accountId: number): number =>
  count(database, accountId, ' and read_at is null')

export const messagesOf = (
  database: Database,
  accountId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly StoredMessage[] =>
  database
    .all(
      'select * from message where account_id = ? order by sent_at desc, id desc limit ? offset ?',
      accountId,
      limit,
      offset,
    )
    .map((row) => ({
      id: integer(row, 'id'),
      kind: text(row, 'kind'),
      params: readParams(text(row, 'params')),
      sentAt: integer(row, 'sent_at'),
      read: optionalInteger(row, 'read_at') !== undefined,
    }))

/** Ids of others' messages are passed over. */
export function markRead(database: Database, accountId: number, ids: readonly number[], now: number): void {
  database.run(
    `update message set read_at = ? where account_id = ? and read_at is null and id in (select value from json_each(?))`,
    now,
    accountId,
    JSON.stringify(ids),
  )
}

export function deleteMessages(database: Database, accountId: number, ids: readonly number[]): void {
  database.run(
    'delete from message where account_id = ? and id in (select value from json_each(?))',
    accountId,
    JSON.stringify(ids),
  )
}

function readParams(json: string): MessageParams {
  const params: unknown = JSON.parse(json)
  if (typeof params !== 'object' || params === null) return {}
  return Object.fromEntries(
    Object.entries(params).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
