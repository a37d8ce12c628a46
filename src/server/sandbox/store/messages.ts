import type { Database } from '../db/database'
import { countOf, listed, query } from '../db/query'

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
  const row = { accountId, kind, params: JSON.stringify(params), sentAt: now, readAt }
  database.run(query.insertInto('message').values(row))
}

const of = (accountId: number) => query.selectFrom('message').where('accountId', '=', accountId)

export const countMessages = (database: Database, accountId: number): number => countOf(database, of(accountId))
export const countUnread = (database: Database, accountId: number): number =>
  countOf(database, of(accountId).where('readAt', 'is', null))

export const messagesOf = (
  database: Database,
  accountId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly StoredMessage[] =>
  database
    .all(of(accountId).selectAll().orderBy('sentAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset))
    .map(({ id, kind, params, sentAt, readAt }) => ({
      id,
      kind,
      params: readParams(params),
      sentAt,
      read: readAt !== null,
    }))

/** Ids of others' messages are passed over. */
export function markRead(database: Database, accountId: number, ids: readonly number[], now: number): void {
  database.run(
    query
      .updateTable('message')
      .set({ readAt: now })
      .where('accountId', '=', accountId)
      .where('readAt', 'is', null)
      .where('id', 'in', listed(ids)),
  )
}

export function deleteMessages(database: Database, accountId: number, ids: readonly number[]): void {
  database.run(query.deleteFrom('message').where('accountId', '=', accountId).where('id', 'in', listed(ids)))
}

function readParams(json: string): MessageParams {
  const params: unknown = JSON.parse(json)
  if (typeof params !== 'object' || params === null) return {}
  return Object.fromEntries(
    Object.entries(params).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
