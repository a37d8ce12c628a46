import type { Database } from '../db/database'
import { integer } from '../db/row'

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

export const feedbackSince = (database: Database, client: string, from: number): number =>
  integer(
    database.get('select count(*) as rows from feedback where client = ? and sent_at >= ?', client, from) ?? {},
    'rows',
  )
