import type { Channel } from '../firebase/verifyToken'
import type { Database } from '../db/database'
import { integer, optionalText, text } from '../db/row'
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

const channels: readonly Channel[] = ['google', 'facebook', 'phone']

/** The account that an identity stands for at a merchant. */
export function linkedAccount(
  database: Database,
  merchant: string,
  { channel, subject }: Subject,
): Account | undefined {
  const row = database.get(
    'select account_id from third_party_link where merchant = ? and channel = ? and subject = ?',
    merchant,
    channel,
    subject,
  )
  return row && accountById(database, integer(row, 'account_id'))
}

export function linksOf(database: Database, accountId: number): readonly Link[] {
  return database
    .all('select channel, label, linked_at from third_party_link where account_id = ? order by linked_at', accountId)
    .flatMap((row) => {
      const channel = channels.find((known) => known === text(row, 'channel'))
      return channel === undefined
        ? []
        : [{ channel, label: optionalText(row, 'label'), linkedAt: integer(row, 'linked_at') }]
    })
}

/** For good (spec §4): one identity a channel and account, one account an identity. Throws where either is taken. */
export function addLink(
  database: Database,
  account: { readonly id: number; readonly merchant: string },
  { channel, subject, label }: Identity,
  now: number,
): void {
  database.run(
    'insert into third_party_link (merchant, account_id, channel, subject, label, linked_at) values (?, ?, ?, ?, ?, ?)',
    account.merchant,
    account.id,
    channel,
    subject,
    label ?? null,
    now,
  )
}
