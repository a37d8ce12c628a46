import type { Channel } from '../firebase/verifyToken'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { type Account, accountById } from './accounts'

interface Subject {
  readonly channel: Channel
  /** Who it is at the channel. */
  readonly subject: string
}

interface Identity extends Subject {
  /** Shown masked. */
  readonly label: string | undefined
}

export interface Link {
  readonly channel: Channel
  readonly label: string | undefined
  readonly linkedAt: number
}

/** The account that an identity stands for at a merchant. */
export function linkedAccount(
  database: Database,
  merchant: string,
  { channel, subject }: Subject,
): Account | undefined {
  const link = database.first(
    query
      .selectFrom('thirdPartyLink')
      .select('accountId')
      .where('merchant', '=', merchant)
      .where('channel', '=', channel)
      .where('subject', '=', subject),
  )
  return link && accountById(database, link.accountId)
}

export const linksOf = (database: Database, accountId: number): readonly Link[] =>
  database
    .all(
      query
        .selectFrom('thirdPartyLink')
        .select(['channel', 'label', 'linkedAt'])
        .where('accountId', '=', accountId)
        .orderBy('linkedAt'),
    )
    .map((link) => ({ ...link, label: link.label ?? undefined }))

/** For good (spec §4): one identity a channel and account, one account an identity. Throws where either is taken. */
export function addLink(
  database: Database,
  account: { readonly id: number; readonly merchant: string },
  { channel, subject, label }: Identity,
  now: number,
): void {
  const { id, merchant } = account
  const row = { merchant, accountId: id, channel, subject, label, linkedAt: now }
  database.run(query.insertInto('thirdPartyLink').values(row))
}
