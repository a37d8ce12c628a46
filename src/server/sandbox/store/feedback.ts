import type { Database } from '../db/database'
import { integer, optionalText, text } from '../db/row'

interface NewFeedback {
  readonly merchant: string
  readonly accountId: number | undefined
  readonly client: string
  readonly questionType: string
  readonly content: string
  readonly contact?: string | undefined
}

/** Answers the reference. */
export function addFeedback(database: Database, feedback: NewFeedback, now: number): string {
  const { merchant, accountId, client, questionType, content, contact } = feedback
  const known = integer(database.get('select count(*) as rows from feedback') ?? {}, 'rows')
  const reference = `FB${String(known + 1).padStart(8, '0')}`
  database.run(
    `insert into feedback (reference, merchant, account_id, client, question_type, content, contact, sent_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    reference,
    merchant,
    accountId ?? null,
    client,
    questionType,
    content,
    contact ?? null,
    now,
  )
  return reference
}

interface SentFeedback {
  readonly reference: string
  /** Null of a visitor. */
  readonly account: string | null
  readonly content: string
}

/** What was sent to a merchant, newest first. */
export const sentFeedback = (database: Database, merchant: string): readonly SentFeedback[] =>
  database
    .all(
      `select reference, username, content from feedback left join account on account.id = feedback.account_id
       where feedback.merchant = ? order by feedback.rowid desc limit 20`,
      merchant,
    )
    .map((row) => ({
      reference: text(row, 'reference'),
      account: optionalText(row, 'username') ?? null,
      content: text(row, 'content'),
    }))

export const feedbackSince = (database: Database, client: string, from: number): number =>
  integer(
    database.get('select count(*) as rows from feedback where client = ? and sent_at >= ?', client, from) ?? {},
    'rows',
  )
