import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/database'
import { countOf, listed, query } from '../db/query'
import type { Tables } from '../db/tables'
import { sendMail } from './mails'
import { sendMessage } from './messages'
import type { Range } from './movements'
import { referenceOf } from './references'

interface NewFeedback {
  readonly merchant: string
  readonly requestId: string
  /** Undefined of a visitor, and of a demo account, which has nothing of its own. */
  readonly accountId: number | undefined
  readonly client: string
  readonly questionType: string
  readonly content: string
  readonly contact?: string | undefined
  readonly fileIds: readonly string[]
}

/** What a request has stored: its reference, and whether that is the very message that is sent now. */
export function feedbackBy(
  database: Database,
  { merchant, requestId, accountId, questionType, content, contact, fileIds }: NewFeedback,
): { readonly reference: string; readonly isSame: boolean } | undefined {
  const row = database.first(
    query.selectFrom('feedback').selectAll().where('merchant', '=', merchant).where('requestId', '=', requestId),
  )
  if (!row) return undefined
  const isSame =
    row.accountId === (accountId ?? null) &&
    row.questionType === questionType &&
    row.content === content &&
    row.contact === (contact ?? null) &&
    row.images === JSON.stringify(fileIds)
  return { reference: row.reference, isSame }
}

export type Feedback = Pick<
  Selectable<Tables['feedback']>,
  'reference' | 'questionType' | 'content' | 'contact' | 'images' | 'sentAt'
>
export type FeedbackAnswer = Pick<Selectable<Tables['feedbackAnswer']>, 'reference' | 'content' | 'answeredAt'>

/** Customer service of the sandbox takes so long for an answer, in milliseconds. */
export const answerTime = 20_000

/** Answers the reference. A member is answered by the sandbox itself; a visitor is not, for want of a place to read it. */
export function addFeedback(database: Database, { fileIds, ...feedback }: NewFeedback, now: number): string {
  const { last } = database.one(
    query.selectFrom('feedback').select(({ fn }) => fn.max<number | null>(sql.ref('rowid')).as('last')),
  )
  const reference = referenceOf('FB', (last ?? 0) + 1)
  const images = JSON.stringify(fileIds)
  const dueAt = feedback.accountId === undefined ? null : now + answerTime
  database.run(query.insertInto('feedback').values({ ...feedback, reference, images, sentAt: now, dueAt }))
  return reference
}

const own = (accountId: number) => query.selectFrom('feedback').where('accountId', '=', accountId)

/** A member's own, newest first; one alone, where it is named. */
export function feedbackOf(
  database: Database,
  accountId: number,
  { offset, limit }: Range,
  reference?: string,
): { readonly feedback: readonly Feedback[]; readonly total: number } {
  const wanted = reference === undefined ? own(accountId) : own(accountId).where('reference', '=', reference)
  const rows = wanted
    .select(['reference', 'questionType', 'content', 'contact', 'images', 'sentAt'])
    .orderBy('sentAt', 'desc')
    .orderBy(sql.ref('feedback.rowid'), 'desc')
    .limit(limit)
    .offset(offset)
  return { feedback: database.all(rows), total: countOf(database, wanted) }
}

/** Answers to these, oldest first. */
export const answersTo = (database: Database, references: readonly string[]): readonly FeedbackAnswer[] =>
  database.all(
    query
      .selectFrom('feedbackAnswer')
      .select(['reference', 'content', 'answeredAt'])
      .where('reference', 'in', listed(references))
      .orderBy('answeredAt')
      .orderBy('id'),
  )

/** What has waited long enough is answered in the sandbox's own words. */
export function answerDueFeedback(database: Database, accountId: number, now: number): void {
  const due = own(accountId).select('reference').where('dueAt', '<=', now)
  if (database.first(due) === undefined) return
  database.transaction(() => {
    for (const { reference } of database.all(due)) answer(database, { reference, accountId, content: null }, now)
  })
}

/**
 * An operator's answer: members find it with their feedback and a letter in the inbox, visitors in their mail, where
 * they left an address. False where there is no such feedback.
 */
export function answerFeedback(
  database: Database,
  { merchant, reference, content }: { readonly merchant: string; readonly reference: string; readonly content: string },
  now: number,
): boolean {
  const found = database.first(
    query
      .selectFrom('feedback')
      .select(['accountId', 'contact'])
      .where('reference', '=', reference)
      .where('merchant', '=', merchant),
  )
  if (!found) return false
  const { accountId, contact } = found
  database.transaction(() => answer(database, { reference, accountId, content }, now))
  if (accountId === null && contact?.includes('@') === true)
    sendMail(database, { merchant, account: contact, to: contact, subject: reference, body: content }, now)
  return true
}

function answer(
  database: Database,
  { reference, accountId, content }: { reference: string; accountId: number | null; content: string | null },
  now: number,
): void {
  database.run(query.insertInto('feedbackAnswer').values({ reference, content, answeredAt: now }))
  database.run(query.updateTable('feedback').set({ dueAt: null }).where('reference', '=', reference))
  if (accountId !== null) sendMessage(database, accountId, 'FEEDBACK_ANSWERED', { reference }, now)
}

interface SentFeedback {
  readonly reference: string
  /** Null of a visitor. */
  readonly account: string | null
  readonly content: string
  /** How many images came with it. */
  readonly images: number
}

/** What was sent to a merchant, newest first. */
export const sentFeedback = (database: Database, merchant: string): readonly SentFeedback[] =>
  database.all(
    query
      .selectFrom('feedback')
      .leftJoin('account', 'account.id', 'feedback.accountId')
      .select(['reference', 'username as account', 'content', sql<number>`json_array_length(images)`.as('images')])
      .where('feedback.merchant', '=', merchant)
      .orderBy(sql.ref('feedback.rowid'), 'desc')
      .limit(20),
  )

export const feedbackSince = (database: Database, client: string, from: number): number =>
  countOf(database, query.selectFrom('feedback').where('client', '=', client).where('sentAt', '>=', from))
