import type { Selectable } from 'kysely'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import { type EntryState, entryTransitions } from './activityState'
import type { Range } from './movements'
import { referenceOf } from './references'

const letters = 'ACT'

export type ActivityEntry = Selectable<Tables['activityEntry']> & { readonly reference: string }

const read = (row: Selectable<Tables['activityEntry']>): ActivityEntry => ({
  ...row,
  reference: referenceOf(letters, row.id),
})

const entriesOf = (accountId: number) => query.selectFrom('activityEntry').where('accountId', '=', accountId)

export function entryIn(database: Database, accountId: number, activity: string): ActivityEntry | undefined {
  const row = database.first(entriesOf(accountId).selectAll().where('activity', '=', activity))
  return row && read(row)
}

export function entryAskedBy(database: Database, accountId: number, requestId: string): ActivityEntry | undefined {
  const row = database.first(entriesOf(accountId).selectAll().where('requestId', '=', requestId))
  return row && read(row)
}

export function entryClaimedBy(database: Database, accountId: number, requestId: string): ActivityEntry | undefined {
  const row = database.first(entriesOf(accountId).selectAll().where('claimRequestId', '=', requestId))
  return row && read(row)
}

/** By the promotion that they belong to. */
export const entriesByActivity = (database: Database, accountId: number): ReadonlyMap<string, ActivityEntry> =>
  new Map(database.all(entriesOf(accountId).selectAll()).map((row) => [row.activity, read(row)]))

/** Newest first; of one promotion alone, where it is named. */
export function listEntries(
  database: Database,
  accountId: number,
  { offset, limit }: Range,
  activity?: string,
): { readonly entries: readonly ActivityEntry[]; readonly total: number } {
  const all = entriesOf(accountId)
  const wanted = activity === undefined ? all : all.where('activity', '=', activity)
  const rows = wanted.selectAll().orderBy('enteredAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset)
  return { entries: database.all(rows).map(read), total: countOf(database, wanted) }
}

export const dueEntries = (database: Database, accountId: number, now: number): readonly ActivityEntry[] =>
  database
    .all(entriesOf(accountId).selectAll().where('state', 'in', ['APPLYING', 'PROCESS']).where('dueAt', '<=', now))
    .map(read)

type NewEntry = Pick<ActivityEntry, 'accountId' | 'activity' | 'requestId' | 'state' | 'enteredAt'> &
  Partial<Omit<ActivityEntry, 'id' | 'reference'>>

/** In a transaction. */
export function addEntry(database: Database, entry: NewEntry): ActivityEntry {
  const { id } = database.run(query.insertInto('activityEntry').values(entry))
  return read(database.one(query.selectFrom('activityEntry').selectAll().where('id', '=', id)))
}

type Change = Partial<Pick<ActivityEntry, 'claimRequestId' | 'reason' | 'dueAt' | 'decidedAt' | 'endedAt'>>

/** A step of the table of states, once. False, and nothing happened, where it does not lead there from where it stands. */
export function stepEntry(
  database: Database,
  { id, state }: Pick<ActivityEntry, 'id' | 'state'>,
  to: EntryState,
  change: Change,
): boolean {
  if (!entryTransitions[state].includes(to)) return false
  const { changes } = database.run(
    query
      .updateTable('activityEntry')
      .set({ ...change, state: to })
      .where('id', '=', id)
      .where('state', '=', state),
  )
  return changes > 0
}

/** Members of a merchant who take part, those who were turned down left out. */
export const countEntries = (database: Database, merchant: string, activity: string): number =>
  database.one(
    query
      .selectFrom('activityEntry')
      .innerJoin('account', 'account.id', 'activityEntry.accountId')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('activityEntry.activity', '=', activity)
      .where('activityEntry.state', '<>', 'REJECTED')
      .where('account.merchant', '=', merchant),
  ).count

/** The entry in which this request signed for a day. */
export function entrySignedBy(database: Database, accountId: number, requestId: string): ActivityEntry | undefined {
  const signed = query.selectFrom('activitySign').select('entryId').where('requestId', '=', requestId)
  const row = database.first(entriesOf(accountId).selectAll().where('id', 'in', signed))
  return row && read(row)
}

/** Signs for a date. False where that date, or a later one, was signed for already. */
export function addSign(database: Database, sign: Tables['activitySign']): boolean {
  const signs = database.all(query.selectFrom('activitySign').select('date').where('entryId', '=', sign.entryId))
  // dates in ISO 8601 stand in their order; a clock that steps back signs nothing
  if (signs.some(({ date }) => date >= sign.date)) return false
  database.run(query.insertInto('activitySign').values(sign))
  return true
}

export const signsOf = (database: Database, entryId: number): readonly string[] =>
  database.all(query.selectFrom('activitySign').select('date').where('entryId', '=', entryId)).map(({ date }) => date)
