import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import type { Tables } from '../db/tables'

export type TurnoverSource = Tables['turnover']['source']

/** What has to be staked before the money of a deposit or a bonus may leave, in minor units. */
export interface Turnover {
  readonly id: number
  readonly source: TurnoverSource
  readonly reference: string
  readonly required: number
  readonly done: number
  readonly state: Tables['turnover']['state']
  readonly createdAt: number
}

interface NewTurnover {
  readonly accountId: number
  readonly source: TurnoverSource
  readonly reference: string
  readonly required: number
}

/** Asks for turnover; of nothing, it is done at once. Once for each source and reference. In a transaction. */
export function requireTurnover(database: Database, wanted: NewTurnover, now: number): void {
  const state = wanted.required > 0 ? 'OPEN' : 'DONE'
  database.run(
    query
      .insertInto('turnover')
      .values({ ...wanted, done: 0, state, createdAt: now })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

const turnoverRows = (accountId: number) =>
  query
    .selectFrom('turnover')
    .select(['id', 'source', 'reference', 'required', 'done', 'state', 'createdAt'])
    .where('accountId', '=', accountId)

/** What is still to be staked, the oldest first. */
export const openTurnover = (database: Database, accountId: number): readonly Turnover[] =>
  database.all(turnoverRows(accountId).where('state', '=', 'OPEN').orderBy('createdAt').orderBy('id'))

export const turnoverOf = (
  database: Database,
  accountId: number,
  source: TurnoverSource,
  reference: string,
): Turnover | undefined =>
  database.first(turnoverRows(accountId).where('source', '=', source).where('reference', '=', reference))

/** Minor units that must be staked before a withdrawal. */
export const turnoverLeft = (database: Database, accountId: number): number =>
  openTurnover(database, accountId).reduce((sum, { required, done }) => sum + required - done, 0)

/** Bonus money that is still to be staked for, in minor units. */
export const unstakedBonuses = (database: Database, accountId: number): number =>
  database.one(
    query
      .selectFrom('movement')
      .select(({ fn }) => orZero(fn.sum<number>('amount')).as('bonuses'))
      .where('accountId', '=', accountId)
      .where('kind', 'in', ['BONUS', 'OPENING'])
      .where((movement) =>
        movement(
          movement.fn.coalesce('movement.reference', movement.val('WELCOME')),
          'in',
          query
            .selectFrom('turnover')
            .select('reference')
            .where('accountId', '=', accountId)
            .where('source', '=', 'BONUS')
            .where('state', '=', 'OPEN'),
        ),
      ),
  ).bonuses

/** A stake counts once: towards the oldest requirement, and what it leaves towards the next. In a transaction. */
export function addTurnover(database: Database, accountId: number, stake: number): void {
  let left = stake
  for (const { id, required, done } of openTurnover(database, accountId)) {
    if (left <= 0) return
    const counted = Math.min(left, required - done)
    left -= counted
    const state = done + counted === required ? 'DONE' : 'OPEN'
    database.run(
      query
        .updateTable('turnover')
        .set({ done: done + counted, state })
        .where('id', '=', id),
    )
  }
}

/** Nothing more is to be staked for it: what it stood for was given up, taken back or has run out. */
export function endTurnover(database: Database, accountId: number, source: TurnoverSource, reference: string): void {
  database.run(
    query
      .updateTable('turnover')
      .set({ state: 'ENDED' })
      .where('accountId', '=', accountId)
      .where('source', '=', source)
      .where('reference', '=', reference)
      .where('state', '=', 'OPEN'),
  )
}
