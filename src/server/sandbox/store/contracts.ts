import type { Selectable, Updateable } from 'kysely'
import { type ContractKind, type Cycle, kindRules } from '../contracts/kinds'
import { type ContractAction, decide, type Refusal, type ReplaceRule, type Side } from '../contracts/machine'
import { spanOf } from '../contracts/spans'
import type { Term } from '../contracts/terms'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import { newestBet } from './bets'
import type { Range } from './movements'

export type Contract = Omit<Selectable<Tables['contract']>, 'terms'> & { readonly terms: readonly Term[] }

const readTermRows = (json: string): readonly Term[] => JSON.parse(json) as readonly Term[]

const read = (row: Selectable<Tables['contract']>): Contract => ({ ...row, terms: readTermRows(row.terms) })

const all = () => query.selectFrom('contract').selectAll()

export const contractReference = (id: number): string => `CON${String(id).padStart(8, '0')}`

/** The id that a reference stands for. */
export function contractIdOf(reference: string): number | undefined {
  const [, digits] = /^CON(\d{8,15})$/.exec(reference) ?? []
  return digits === undefined ? undefined : Number(digits)
}

export function contractById(database: Database, id: number): Contract | undefined {
  const row = database.first(all().where('id', '=', id))
  return row && read(row)
}

/** What a holder has of a kind that is not over. */
export const openContracts = (database: Database, accountId: number, kind: ContractKind): readonly Contract[] =>
  database
    .all(
      all()
        .where('accountId', '=', accountId)
        .where('kind', '=', kind)
        .where('state', 'in', ['PROPOSED', 'IN_FORCE', 'ENDING']),
    )
    .map(read)

export const contractOfRequest = (database: Database, uplineId: number, requestId: string): Contract | undefined => {
  const row = database.first(all().where('uplineId', '=', uplineId).where('requestId', '=', requestId))
  return row && read(row)
}

interface NewContract {
  readonly kind: ContractKind
  /** Absent: the platform. */
  readonly uplineId: number | undefined
  readonly accountId: number
  readonly requestId?: string
  readonly cycle: Cycle
  readonly terms: readonly Term[]
}

/** Writes down a proposal, which the caller has checked, and answers its id. */
export function insertProposal(database: Database, { terms, ...contract }: NewContract, now: number): number {
  const row = { ...contract, terms: JSON.stringify(terms), state: 'PROPOSED', proposedAt: now } as const
  const { id } = database.run(query.insertInto('contract').values(row))
  recordEvent(database, id, 'PROPOSE', contract.uplineId === undefined ? 'PLATFORM' : 'UPLINE', now)
  return id
}

type Event = Tables['contractEvent']

export const recordEvent = (
  database: Database,
  contractId: number,
  action: Event['action'],
  side: Event['side'],
  at: number,
) => void database.run(query.insertInto('contractEvent').values({ contractId, action, side, at }))

export const eventsOf = (database: Database, contractId: number) =>
  database.all(
    query
      .selectFrom('contractEvent')
      .select(['action', 'side', 'at'])
      .where('contractId', '=', contractId)
      .orderBy('id'),
  )

interface Wanted {
  readonly action: ContractAction
  readonly side: Side
  readonly rule: ReplaceRule
  readonly zone: string
}

/** Does what the rules allow: both contracts where one takes the place of another, or nothing. In a transaction. */
export function changeContract(
  database: Database,
  { id, kind, accountId }: Contract,
  { action, side, rule, zone }: Wanted,
  now: number,
): Refusal | undefined {
  const book = openContracts(database, accountId, kind)
  const decided = decide(kind, book, { id, action, side, rule })
  if ('refusal' in decided) return decided.refusal
  for (const change of decided.changes) {
    const before = book.find((one) => one.id === change.id)
    const isOwn = change.id === id
    const begins = isOwn && before?.state === 'PROPOSED' && change.state === 'IN_FORCE'
    const ends = change.state === 'ENDED' || change.state === 'REPLACED'
    setState(database, change.id, {
      state: change.state,
      decidedAt: now,
      ...(ends && { endsAt: now, lastBet: newestBet(database) }),
      ...(begins && beginning(database, { accountId, kind, cycle: before.cycle, zone }, now)),
      ...(begins && { replacesId: decided.changes.find((other) => other.id !== id)?.id ?? null }),
    })
    recordEvent(database, change.id, isOwn ? action : 'REPLACE', side, now)
  }
  return undefined
}

/**
 * In force at once. No bet counts twice: where the clock has stepped back, what was recorded before and is dated before
 * the end of an earlier contract is none of this one's.
 */
function beginning(
  database: Database,
  { accountId, kind, cycle, zone }: Pick<Contract, 'accountId' | 'kind' | 'cycle'> & { zone: string },
  now: number,
) {
  const { settledTo, endsAt } = database.one(
    query
      .selectFrom('contract')
      .select(({ fn }) => [fn.max('settledTo').as('settledTo'), fn.max('endsAt').as('endsAt')])
      .where('accountId', '=', accountId)
      .where('kind', '=', kind),
  )
  const from = Math.max(now, settledTo ?? 0, endsAt ?? 0)
  return { startsAt: now, settledTo: from, settledBet: newestBet(database), nextAt: spanOf(cycle, zone, from).to }
}

/** Writes a change of state, and that there was one. */
export const setState = (
  database: Database,
  id: number,
  change: Omit<Updateable<Tables['contract']>, 'id' | 'version' | 'carry'>,
) =>
  void database.run(
    query
      .updateTable('contract')
      .set((contract) => ({ ...change, version: contract('version', '+', 1) }))
      .where('id', '=', id),
  )

export interface ContractFilter {
  readonly accountId: number
  readonly side: Side
  readonly kind?: ContractKind | undefined
  readonly state?: 'OPEN' | 'CURRENT' | 'PAST' | undefined
  /** How the subordinate's name begins. */
  readonly subordinate?: string | undefined
}

const groups = {
  OPEN: ['PROPOSED', 'ENDING'],
  CURRENT: ['IN_FORCE', 'ENDING'],
  PAST: ['REJECTED', 'WITHDRAWN', 'ENDED', 'REPLACED'],
} as const

function matching({ accountId, side, kind, state, subordinate }: ContractFilter) {
  const own = query.selectFrom('contract').where(side === 'UPLINE' ? 'uplineId' : 'accountId', '=', accountId)
  const ofKind = kind === undefined ? own : own.where('kind', '=', kind)
  const ofState = state === undefined ? ofKind : ofKind.where('state', 'in', groups[state])
  return subordinate === undefined
    ? ofState
    : ofState.where((contract) =>
        contract.exists(
          contract
            .selectFrom('account')
            .select('account.id')
            .whereRef('account.id', '=', 'contract.accountId')
            .where('account.username', '>=', subordinate)
            .where('account.username', '<', `${subordinate}\u{10ffff}`),
        ),
      )
}

/** Newest first. */
export function contractsOf(database: Database, filter: ContractFilter, { offset, limit }: Range) {
  const found = matching(filter)
  const rows = database.all(
    found.selectAll().orderBy('proposedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset),
  )
  return { contracts: rows.map(read), total: countOf(database, found) }
}

/** Requests that wait for an account's answer. */
export const openRequests = (database: Database, accountId: number): number =>
  countOf(database, matching({ accountId, side: 'SUBORDINATE', state: 'OPEN' }))

/** Contracts of an account, on either side, that have something to settle. */
export const dueContracts = (database: Database, accountId: number, now: number): readonly Contract[] =>
  (['accountId', 'uplineId'] as const).flatMap((side) =>
    database.all(all().where(side, '=', accountId).where('nextAt', '<=', now).orderBy('nextAt')).map(read),
  )

/** Contracts that pay the account and have something left to settle, now or later; those that have ended among them. */
export const unsettledContracts = (database: Database, accountId: number): readonly Contract[] =>
  database.all(all().where('accountId', '=', accountId).where('nextAt', 'is not', null).orderBy('id')).map(read)

/** Who has or had a contract that pays the account, the platform aside: nobody else can owe it anything. */
export const payersOf = (database: Database, accountId: number): readonly number[] =>
  database
    .all(
      query
        .selectFrom('contract')
        .select('uplineId')
        .distinct()
        .where('accountId', '=', accountId)
        .where('startsAt', 'is not', null)
        .orderBy('uplineId'),
    )
    .flatMap(({ uplineId }) => uplineId ?? [])

/** Proposals to an account and by it that nobody has answered. */
export const openProposals = (database: Database, accountId: number): readonly Contract[] =>
  (['accountId', 'uplineId'] as const).flatMap((side) =>
    database.all(all().where(side, '=', accountId).where('state', '=', 'PROPOSED').orderBy('id')).map(read),
  )

/** How many contracts pay the account, and how many proposals wait: all of them go with it. */
export const contractsLeft = (database: Database, accountId: number) => ({
  ending: countOf(database, matching({ accountId, side: 'SUBORDINATE', state: 'CURRENT' })),
  open: openProposals(database, accountId).length,
})

/** How many contracts in force the account pays by. */
export const contractsPaidBy = (database: Database, accountId: number): number =>
  countOf(
    database,
    query.selectFrom('contract').where('uplineId', '=', accountId).where('state', 'in', ['IN_FORCE', 'ENDING']),
  )

export const isOfKind = (kind: ContractKind, cycle: string | undefined): cycle is Cycle =>
  kindRules[kind].cycles.some((known) => known === cycle)
