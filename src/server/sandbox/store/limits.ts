import type { Selectable } from 'kysely'
import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import { current, type Held, none } from './limitRules'

export type LimitKind = Tables['playLimit']['kind']
export type LimitPeriod = Tables['playLimit']['period']

/** Which one: an account has one of each kind for each period. */
export interface LimitName {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

export interface SetLimit extends LimitName, Held {
  /** In minor units; of SESSION in minutes. */
  readonly most: number
}

const limitRows = (accountId: number) => query.selectFrom('playLimit').selectAll().where('accountId', '=', accountId)

/** Those that are set, of one kind or all. */
export function limitsOf(database: Database, accountId: number, now: number, kind?: LimitKind): readonly SetLimit[] {
  const rows = database.all(
    (kind === undefined ? limitRows(accountId) : limitRows(accountId).where('kind', '=', kind))
      .orderBy('kind')
      .orderBy('period'),
  )
  return rows.map((row) => ({ kind: row.kind, period: row.period, ...current(readHeld(row), now), most: row.most }))
}

export function limitOf(database: Database, accountId: number, { kind, period }: LimitName): Held {
  const row = database.first(limitRows(accountId).where('kind', '=', kind).where('period', '=', period))
  return row ? readHeld(row) : none
}

const readHeld = ({ most, changeMost, changeAskedAt }: Selectable<Tables['playLimit']>): Held => ({
  most,
  change: changeAskedAt === null ? undefined : { most: changeMost ?? undefined, askedAt: changeAskedAt },
})

/** Writes a limit as it is now, and counts the change. In a transaction. */
export function keepLimit(database: Database, accountId: number, { kind, period }: LimitName, held: Held): void {
  const { most, change } = held
  if (most === undefined)
    database.run(
      query
        .deleteFrom('playLimit')
        .where('accountId', '=', accountId)
        .where('kind', '=', kind)
        .where('period', '=', period),
    )
  else {
    const values = { most, changeMost: change?.most ?? null, changeAskedAt: change?.askedAt ?? null }
    database.run(
      query
        .insertInto('playLimit')
        .values({ accountId, kind, period, ...values })
        .onConflict((conflict) => conflict.columns(['accountId', 'kind', 'period']).doUpdateSet(values)),
    )
  }
  database.run(
    query
      .insertInto('limitVersion')
      .values({ accountId, version: 1 })
      .onConflict((conflict) =>
        conflict.column('accountId').doUpdateSet((eb) => ({ version: eb('limitVersion.version', '+', 1) })),
      ),
  )
}

/** Counts the changes of an account's limits. */
export const limitVersion = (database: Database, accountId: number): number =>
  database.first(query.selectFrom('limitVersion').select('version').where('accountId', '=', accountId))?.version ?? 0

/** What a request id was used for, where it was. */
export const requestedBefore = (database: Database, accountId: number, requestId: string): string | undefined =>
  database.first(
    query
      .selectFrom('limitRequest')
      .select('content')
      .where('accountId', '=', accountId)
      .where('requestId', '=', requestId),
  )?.content

export function keepRequest(database: Database, accountId: number, requestId: string, content: string): void {
  database.run(query.insertInto('limitRequest').values({ accountId, requestId, content }))
}
