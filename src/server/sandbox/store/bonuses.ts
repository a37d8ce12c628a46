import type { Selectable } from 'kysely'
import { type BonusOffer, offerOf } from '../content/bonusOffers'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import { day } from '../durations'
import { move, type Range } from './movements'
import { idOf, referenceOf } from './references'
import { addTurnover, endTurnover, openTurnover, requireTurnover, turnoverOf } from './turnover'
import { changeBalance, mainWallet, walletsOf } from './wallets'

export type BonusState = Tables['bonus']['state']

/** Where a bonus may go from a state. What has ended stays as it is. */
export const bonusTransitions: Readonly<Record<BonusState, readonly BonusState[]>> = {
  ACTIVE: ['DONE', 'FORFEITED', 'EXPIRED'],
  DONE: [],
  FORFEITED: [],
  EXPIRED: [],
}

export interface Bonus {
  readonly id: number
  readonly reference: string
  readonly requestId: string | null
  readonly offer: BonusOffer
  readonly amount: number
  readonly won: number
  readonly state: BonusState
  readonly taken: number | null
  readonly creditedAt: number
  readonly expiresAt: number
  readonly endedAt: number | null
}

const letters = 'BON'

interface Credit {
  readonly accountId: number
  readonly offer: BonusOffer
  readonly amount: number
  /** What is to be staked for it, where that was agreed before. */
  readonly required?: number
}

/** Credits a bonus to the main wallet and asks for its turnover. In a transaction. */
export function creditBonus(
  database: Database,
  { accountId, offer, amount, required = amount * offer.times }: Credit,
  now: number,
): string {
  const row = { accountId, offer: offer.id, amount, won: 0, creditedAt: now, expiresAt: now + offer.days * day }
  const { id } = database.run(query.insertInto('bonus').values({ ...row, state: 'ACTIVE' }))
  const reference = referenceOf(letters, id)
  move(database, { accountId, kind: 'BONUS', amount, reference }, now)
  requireTurnover(database, { accountId, source: 'BONUS', reference, required }, now)
  return reference
}

const bonusesOf = (accountId: number) => query.selectFrom('bonus').where('accountId', '=', accountId)

const read = ({ offer, ...row }: Selectable<Tables['bonus']>): Bonus => ({
  ...row,
  offer: offerOf(offer),
  reference: referenceOf(letters, row.id),
})

/** The oldest first, as stakes count towards them. */
export const activeBonuses = (database: Database, accountId: number): readonly Bonus[] =>
  database
    .all(bonusesOf(accountId).selectAll().where('state', '=', 'ACTIVE').orderBy('creditedAt').orderBy('id'))
    .map(read)

export function endedBonuses(database: Database, accountId: number, { offset, limit }: Range) {
  const ended = bonusesOf(accountId).where('state', '<>', 'ACTIVE')
  const rows = database.all(
    ended.selectAll().orderBy('endedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset),
  )
  return { bonuses: rows.map(read), total: countOf(database, ended) }
}

export function findBonus(database: Database, accountId: number, reference: string): Bonus | undefined {
  const row = database.first(
    bonusesOf(accountId)
      .selectAll()
      .where('id', '=', idOf(letters, reference) ?? 0),
  )
  return row && read(row)
}

/** The bonus that a request has given up. */
export function bonusGivenUpBy(database: Database, accountId: number, requestId: string): Bonus | undefined {
  const row = database.first(bonusesOf(accountId).selectAll().where('requestId', '=', requestId))
  return row && read(row)
}

/** What its end would take: the bonus with what was won and without what was lost by it, as far as the wallets go. */
export function lossOf(database: Database, accountId: number, { amount, won }: Pick<Bonus, 'amount' | 'won'>): number {
  const held = walletsOf(database, accountId).reduce((sum, { minor }) => sum + minor, 0)
  return Math.max(0, Math.min(amount + won, held))
}

/** Ends a bonus before its turnover is done; answers what was taken. In a transaction. */
export function endBonus(
  database: Database,
  accountId: number,
  { id, reference, ...bonus }: Bonus,
  end: { readonly state: 'FORFEITED' | 'EXPIRED'; readonly requestId?: string; readonly at: number },
): number {
  const taken = lossOf(database, accountId, bonus)
  const { state, requestId, at } = end
  const { changes } = database.run(
    query
      .updateTable('bonus')
      .set({ state, requestId, taken, endedAt: at })
      .where('id', '=', id)
      .where('state', '=', 'ACTIVE'),
  )
  if (changes === 0) return 0
  endTurnover(database, accountId, 'BONUS', reference)
  if (taken === 0) return 0
  bringBack(database, accountId, taken, reference, at)
  move(database, { accountId, kind: 'BONUS', amount: -taken, reference }, at)
  return taken
}

/** Fetches from the wallets at the vendors what the main wallet is short of. */
function bringBack(database: Database, accountId: number, wanted: number, reference: string, at: number): void {
  const wallets = walletsOf(database, accountId)
  let missing = wanted - (wallets.find(({ accountTypeId }) => accountTypeId === mainWallet)?.minor ?? 0)
  for (const { accountTypeId, minor } of wallets) {
    if (accountTypeId === mainWallet || minor === 0 || missing <= 0) continue
    const amount = Math.min(minor, missing)
    missing -= amount
    changeBalance(database, accountId, accountTypeId, -amount)
    move(database, { accountId, kind: 'TRANSFER', amount, reference }, at)
  }
}

/** Ends what has run out. In a transaction. */
export function expireBonuses(database: Database, accountId: number, now: number): void {
  for (const bonus of activeBonuses(database, accountId))
    if (bonus.expiresAt <= now) endBonus(database, accountId, bonus, { state: 'EXPIRED', at: now })
}

export const hasExpiredBonus = (database: Database, accountId: number, now: number): boolean =>
  countOf(database, bonusesOf(accountId).where('state', '=', 'ACTIVE').where('expiresAt', '<=', now)) > 0

/**
 * A round that was settled: its stake counts towards turnover, its result towards the bonus that the stake moved, the
 * first where it moved several. A bonus whose turnover is done is the member's. In a transaction.
 */
export function countRound(
  database: Database,
  { accountId, stake, win }: { readonly accountId: number; readonly stake: number; readonly win: number },
  now: number,
): void {
  const before = new Map(openTurnover(database, accountId).map(({ id, done }) => [id, done]))
  addTurnover(database, accountId, stake)
  const moved = activeBonuses(database, accountId).flatMap(({ id, reference, won }) => {
    const turnover = turnoverOf(database, accountId, 'BONUS', reference)
    return turnover && before.get(turnover.id) !== turnover.done ? [{ id, won, isDone: turnover.state === 'DONE' }] : []
  })
  for (const [place, { id, won, isDone }] of moved.entries()) {
    const result = place === 0 ? { won: won + win - stake } : {}
    const end = isDone ? { state: 'DONE' as const, endedAt: now, taken: 0 } : {}
    if (place === 0 || isDone)
      database.run(
        query
          .updateTable('bonus')
          .set({ ...result, ...end })
          .where('id', '=', id),
      )
  }
}
