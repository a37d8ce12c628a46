import type { Database } from '../db/database'
import { integer, text } from '../db/row'

interface Mail {
  readonly merchant: string
  /** Account name. */
  readonly account: string
  readonly to: string
  readonly subject: string
  readonly body: string
}

export function sendMail(database: Database, { merchant, account, to, subject, body }: Mail, now: number): void {
  database.run(
    'insert into mail (merchant, account, to_address, subject, body, sent_at) values (?, ?, ?, ?, ?, ?)',
    merchant,
    account,
    to,
    subject,
    body,
    now,
  )
}

/** An account gets one mail in this time, in milliseconds. */
const throttle = 60_000

export const isMailThrottled = (database: Database, merchant: string, account: string, now: number): boolean =>
  database.get(
    'select id from mail where merchant = ? and account = ? and sent_at > ? limit 1',
    merchant,
    account,
    now - throttle,
  ) !== undefined

/** What was "sent", newest first: the sandbox has no mail server. */
export const sentMails = (
  database: Database,
  merchant: string,
  account: string,
): readonly (Mail & { readonly sentAt: number })[] =>
  database
    .all('select * from mail where merchant = ? and account = ? order by id desc limit 20', merchant, account)
    .map((row) => ({
      merchant: text(row, 'merchant'),
      account: text(row, 'account'),
      to: text(row, 'to_address'),
      subject: text(row, 'subject'),
      body: text(row, 'body'),
      sentAt: integer(row, 'sent_at'),
    }))
