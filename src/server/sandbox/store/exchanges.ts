import type { Selectable } from 'kysely'
import { type exchangeRemarks, poBox, type Reward, rewardOf } from '../content/rewards'
import type { Database } from '../db/database'
import { countOf, orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import { move, type Range } from './movements'
import { payoutAccountById } from './payoutAccounts'
import { addPoints, pointBalance, redeemed } from './points'
import { unstakedBonuses } from './turnover'
import { balanceOf, mainWallet } from './wallets'

export type Exchange = Selectable<Tables['pointExchange']>

/** An item or a payout is decided so many milliseconds after it was asked for. */
export const decidedAfter = 20_000

const exchangesFrom = (accountId: number) => query.selectFrom('pointExchange').where('accountId', '=', accountId)

/** The exchange that a request has made already. */
const exchangeOf = (database: Database, accountId: number, requestId: string): Exchange | undefined =>
  database.first(exchangesFrom(accountId).selectAll().where('requestId', '=', requestId))

export const findExchange = (database: Database, accountId: number, reference: string): Exchange | undefined =>
  database.first(exchangesFrom(accountId).selectAll().where('reference', '=', reference))

interface Named {
  readonly requestId?: string | undefined
  readonly reference?: string | undefined
}

/** Newest first, or the one that is named. */
export function exchangesOf(database: Database, accountId: number, { offset, limit }: Range, named: Named = {}) {
  const { requestId, reference } = named
  const all = exchangesFrom(accountId)
  const asked = requestId === undefined ? all : all.where('requestId', '=', requestId)
  const wanted = reference === undefined ? asked : asked.where('reference', '=', reference)
  const rows = wanted.selectAll().orderBy('appliedAt', 'desc').orderBy('reference', 'desc').limit(limit).offset(offset)
  return { exchanges: database.all(rows), total: countOf(database, wanted) }
}

interface Taker {
  readonly id: number
  readonly merchant: string
}

/** How many of a reward are left, for everybody of the merchant and for the one who asks; undefined: without end. */
export function leftOf(database: Database, { id, merchant }: Taker, reward: Reward) {
  const taken = query
    .selectFrom('pointExchange')
    .innerJoin('account', 'account.id', 'pointExchange.accountId')
    .select(({ fn }) => orZero(fn.sum<number>('pointExchange.quantity')).as('taken'))
    .where('account.merchant', '=', merchant)
    .where('pointExchange.reward', '=', reward.id)
    .where('pointExchange.status', '<>', 'REJECTED')
  const left = (most: number | undefined, from: typeof taken) =>
    most === undefined ? undefined : Math.max(0, most - database.one(from).taken)
  return { stock: left(reward.stock, taken), own: left(reward.each, taken.where('account.id', '=', id)) }
}

export interface Wanted {
  readonly reward: Reward | undefined
  readonly quantity: number
  /** Hundredths of points. */
  readonly points: number
  /** What it gives, in minor units. */
  readonly amount: number | undefined
  readonly address: string | undefined
  readonly payoutAccount: number | undefined
}

/** Why nothing was done. `used`: the request id stands for something else; `had`: the member has had all of theirs. */
export type ExchangeRefusal = 'used' | 'points' | 'soldOut' | 'had' | 'funds'
export type Outcome =
  | { readonly state: 'done'; readonly exchange: Exchange }
  | { readonly state: 'refused'; readonly why: ExchangeRefusal }
const refused = (why: ExchangeRefusal): Outcome => ({ state: 'refused', why })

/** What a request asks for in its own words, whether or not it can be had. */
interface Asked extends Pick<Wanted, 'quantity' | 'address' | 'payoutAccount'> {
  readonly requestId: string
  readonly rewardId: string | undefined
  /** Of a conversion: a reward says itself what it takes. */
  readonly points?: number
}

/** What an exchange has none of was of no use to it, and may be named. */
const isSame = (known: Exchange, { rewardId, quantity, points, address, payoutAccount }: Asked): boolean =>
  known.reward === (rewardId ?? null) &&
  known.quantity === quantity &&
  (known.reward !== null || known.points === points) &&
  (known.address === null || known.address === address) &&
  (known.payoutAccount === null || known.payoutAccount === payoutAccount)

/** What came of a request the first time, whatever has become of the reward since; undefined: it is a new one. */
export function knownOutcome(database: Database, accountId: number, asked: Asked): Outcome | undefined {
  const known = exchangeOf(database, accountId, asked.requestId)
  return known && (isSame(known, asked) ? { state: 'done', exchange: known } : refused('used'))
}

/**
 * Takes the points, and the money that goes with them, and writes the exchange down: the last piece goes to whoever is
 * first. A known request is answered like the first time.
 */
export function addExchange(
  database: Database,
  taker: Taker,
  { requestId, ...wanted }: Wanted & { readonly requestId: string },
  now: number,
): Outcome {
  return database.transaction(() => {
    const { reward, quantity, points, amount } = wanted
    const accountId = taker.id
    const known = knownOutcome(database, accountId, { ...wanted, requestId, rewardId: reward?.id })
    if (known) return known
    if (pointBalance(database, accountId) < points) return refused('points')
    const left = reward && leftOf(database, taker, reward)
    if (left?.stock !== undefined && left.stock < quantity) return refused('soldOut')
    if (left?.own !== undefined && left.own < quantity) return refused('had')
    const price = (reward?.price ?? 0) * quantity
    // a bonus that was not staked buys nothing
    const held = balanceOf(database, accountId, mainWallet) - unstakedBonuses(database, accountId)
    if (price > 0 && held < price) return refused('funds')
    const isChecked = reward !== undefined && reward.kind !== 'CASH'
    const written = `new-${accountId}-${requestId}`
    const { id } = database.run(
      query.insertInto('pointExchange').values({
        reference: written,
        accountId,
        requestId,
        kind: reward ? 'REWARD' : 'CONVERT',
        reward: reward?.id ?? null,
        quantity,
        points,
        amount: amount ?? null,
        price,
        ratio: amount === undefined ? null : Math.round((points * 100) / amount),
        remaining: left?.stock === undefined ? null : left.stock - quantity,
        address: wanted.address ?? null,
        payoutAccount: wanted.payoutAccount ?? null,
        status: isChecked ? 'PROCESSING' : 'APPROVED',
        appliedAt: now,
        ...(isChecked ? { dueAt: now + decidedAfter } : { decidedAt: now }),
      }),
    )
    const reference = `PTS${String(id).padStart(8, '0')}`
    database.run(exchangeUpdate(written).set({ reference }))
    addPoints(database, accountId, redeemed, -points, now)
    if (price > 0) move(database, { accountId, kind: 'POINTS', amount: -price, reference }, now)
    if (!isChecked && amount !== undefined) move(database, { accountId, kind: 'POINTS', amount, reference }, now)
    const exchange = findExchange(database, accountId, reference)
    if (!exchange) throw new Error('the exchange that was just written is not there')
    return { state: 'done', exchange }
  })
}

const exchangeUpdate = (reference: string) => query.updateTable('pointExchange').where('reference', '=', reference)

export type ExchangeDecision = 'APPROVE' | 'REJECT'

/**
 * Decides an exchange in process, once: what is turned down gives back its points and its money. False where it is
 * decided already. To be called in a transaction.
 */
export function decideExchange(
  database: Database,
  { reference, accountId, points, price }: Exchange,
  { decision, remark }: { readonly decision: ExchangeDecision; readonly remark?: string | undefined },
  now: number,
): boolean {
  const status = decision === 'APPROVE' ? 'APPROVED' : 'REJECTED'
  const { changes } = database.run(
    exchangeUpdate(reference)
      .set({ status, remark: remark ?? null, dueAt: null, decidedAt: now })
      .where('status', '=', 'PROCESSING'),
  )
  if (changes === 0) return false
  if (status === 'REJECTED') {
    addPoints(database, accountId, redeemed, points, now)
    if (price > 0) move(database, { accountId, kind: 'POINTS', amount: price, reference }, now)
  }
  return true
}

/** Why the sandbox turns one down by itself; undefined: it does not. */
function refusalOf(database: Database, exchange: Exchange): keyof typeof exchangeRemarks | undefined {
  const { accountId, address, payoutAccount } = exchange
  if (address !== null && poBox.test(address)) return 'PO_BOX'
  if (payoutAccount !== null && !payoutAccountById(database, accountId, payoutAccount)) return 'ACCOUNT_GONE'
  return undefined
}

/** Decides what has become due by the clock. */
export function settleExchanges(database: Database, accountId: number, now: number): void {
  const due = exchangesFrom(accountId).selectAll().where('dueAt', '<=', now).orderBy('dueAt')
  if (database.first(due) === undefined) return
  database.transaction(() => {
    for (const exchange of database.all(due)) {
      const remark = refusalOf(database, exchange)
      const decision = remark === undefined ? 'APPROVE' : 'REJECT'
      decideExchange(database, exchange, { decision, remark }, now)
    }
  })
}

/** The reward of an exchange; undefined: a conversion, or one that is offered no more. */
export const rewardOfExchange = ({ reward }: Exchange): Reward | undefined => rewardOf(reward ?? undefined)
