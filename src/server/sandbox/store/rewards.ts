import type { Selectable } from 'kysely'
import type { RewardOfferId } from '../content/rewardOffers'
import type { Database } from '../db/database'
import { countOf, query } from '../db/query'
import type { Tables } from '../db/tables'
import type { Range } from './movements'
import { idOf, referenceOf } from './references'

export type RewardState = Tables['reward']['state']

/** Where a reward may go from a state. */
export const rewardTransitions: Readonly<Record<RewardState, readonly RewardState[]>> = {
  CLAIMABLE: ['CLAIMED', 'EXPIRED'],
  CLAIMED: [],
  EXPIRED: [],
}

export interface StoredReward {
  readonly id: number
  readonly reference: string
  readonly requestId: string | null
  readonly offer: string
  readonly amount: number
  readonly state: RewardState
  readonly grantedAt: number
  readonly expiresAt: number
  readonly claimedAt: number | null
}

export interface NewReward {
  readonly accountId: number
  readonly grantKey: string
  readonly offer: RewardOfferId
  readonly amount: number
  readonly grantedAt: number
  readonly expiresAt: number
}

const letters = 'RWD'

/** Once for each account and key. */
export function grantReward(database: Database, reward: NewReward): void {
  database.run(
    query
      .insertInto('reward')
      .values({ ...reward, state: 'CLAIMABLE' })
      .onConflict((conflict) => conflict.columns(['accountId', 'grantKey']).doNothing()),
  )
}

export const grantedKeys = (database: Database, accountId: number, from: number): ReadonlySet<string> =>
  new Set(
    database
      .all(rewardsFrom(accountId).select('grantKey').where('grantedAt', '>=', from))
      .map(({ grantKey }) => grantKey),
  )

/** What was not claimed in time can be claimed no more. */
export function expireRewards(database: Database, accountId: number, now: number): void {
  database.run(
    query
      .updateTable('reward')
      .set({ state: 'EXPIRED' })
      .where('accountId', '=', accountId)
      .where('state', '=', 'CLAIMABLE')
      .where('expiresAt', '<=', now),
  )
}

/** False where it can be claimed no more. In a transaction. */
export function markClaimed(database: Database, id: number, requestId: string, now: number): boolean {
  const { changes } = database.run(
    query
      .updateTable('reward')
      .set({ state: 'CLAIMED', requestId, claimedAt: now })
      .where('id', '=', id)
      .where('state', '=', 'CLAIMABLE')
      .where('expiresAt', '>', now),
  )
  return changes > 0
}

const rewardsFrom = (accountId: number) => query.selectFrom('reward').where('accountId', '=', accountId)

const read = (row: Selectable<Tables['reward']>): StoredReward => ({ ...row, reference: referenceOf(letters, row.id) })

export function findReward(database: Database, accountId: number, reference: string): StoredReward | undefined {
  const id = idOf(letters, reference) ?? 0
  const row = database.first(rewardsFrom(accountId).selectAll().where('id', '=', id))
  return row && read(row)
}

/** The reward that a request has claimed. */
export function rewardClaimedBy(database: Database, accountId: number, requestId: string): StoredReward | undefined {
  const row = database.first(rewardsFrom(accountId).selectAll().where('requestId', '=', requestId))
  return row && read(row)
}

/** Of one state: those that run out first where they may be claimed, else the newest first. */
export function rewardsOf(database: Database, accountId: number, state: RewardState, { offset, limit }: Range) {
  const found = rewardsFrom(accountId).where('state', '=', state)
  const order = {
    CLAIMABLE: ['expiresAt', 'asc'],
    CLAIMED: ['claimedAt', 'desc'],
    EXPIRED: ['expiresAt', 'desc'],
  } as const
  const [column, way] = order[state]
  const rows = database.all(found.selectAll().orderBy(column, way).orderBy('id', way).limit(limit).offset(offset))
  return { rewards: rows.map(read), total: countOf(database, found) }
}

export const countClaimable = (database: Database, accountId: number, now: number): number =>
  countOf(database, rewardsFrom(accountId).where('state', '=', 'CLAIMABLE').where('expiresAt', '>', now))
