import type { Database } from '../db/database'
import { query } from '../db/query'

interface Mail {
  readonly merchant: string
  /** Account name. */
  readonly account: string
  readonly to: string
  readonly subject: string
  readonly body: string
}

export function sendMail(database: Database, { to, ...mail }: Mail, now: number): void {
  database.run(query.insertInto('mail').values({ ...mail, toAddress: to, sentAt: now }))
}

/** An account gets one mail in this time, in milliseconds. */
const throttle = 60_000

const mailsOf = (merchant: string, account: string) =>
  query
    .selectFrom('mail')
    .select(['merchant', 'account', 'toAddress as to', 'subject', 'body', 'sentAt'])
    .where('merchant', '=', merchant)
    .where('account', '=', account)

export const isMailThrottled = (database: Database, merchant: string, account: string, now: number): boolean =>
  database.first(
    mailsOf(merchant, account)
      .where('sentAt', '>', now - throttle)
      .limit(1),
  ) !== undefined

/** What was "sent", newest first: the sandbox has no mail server. */
export const sentMails = (
  database: Database,
  merchant: string,
  account: string,
): readonly (Mail & { readonly sentAt: number })[] =>
  database.all(mailsOf(merchant, account).orderBy('id', 'desc').limit(20))
