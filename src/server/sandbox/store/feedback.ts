import { sql } from 'kysely'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'

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
  const known = countOf(database, query.selectFrom('feedback'))
  const reference = `FB${String(known + 1).padStart(8, '0')}`
  database.run(query.insertInto('feedback').values({ ...feedback, reference, sentAt: now }))
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
  database.all(
    query
      .selectFrom('feedback')
      .leftJoin('account', 'account.id', 'feedback.accountId')
      .select(['reference', 'username as account', 'content'])
      .where('feedback.merchant', '=', merchant)
      .orderBy(sql.ref('feedback.rowid'), 'desc')
      .limit(20),
  )

export const feedbackSince = (database: Database, client: string, from: number): number =>
  countOf(database, query.selectFrom('feedback').where('client', '=', client).where('sentAt', '>=', from))
