import { type Selectable, sql } from 'kysely'
import { type Measure, type Mission, missions } from '../content/missions'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import type { Tables } from '../db/tables'
import { stretchBefore, stretchOf } from './calendar'
import { referenceOf } from './references'

export type MissionState = 'OPEN' | 'DONE' | 'CLAIMED'

/** A mission in its day, its week, or since the account was opened. */
export interface Stage {
  readonly mission: Mission
  readonly from: number
  /** When no more is counted; undefined: never. */
  readonly to: number | undefined
  /** Until when it can be claimed: the end of the day or week after. */
  readonly claimUntil: number | undefined
}

export interface MissionStanding extends Stage {
  readonly done: readonly number[]
  readonly state: MissionState
}

type Progress = Readonly<Record<Measure, number>>

/** What a member did in a time: rounds whose stake was not given back, and deposits that arrived. */
export function progressIn(database: Database, accountId: number, from: number, to: number): Progress {
  const { rounds, staked, vendors } = database.one(
    query
      .selectFrom('bet')
      .select(({ fn }) => [
        fn.countAll<number>().as('rounds'),
        orZero(fn.sum<number>('stake')).as('staked'),
        sql<number>`count(distinct vassalage)`.as('vendors'),
      ])
      .where('accountId', '=', accountId)
      .where('status', '<>', 'CANCELLED')
      .where('placedAt', '>=', from)
      .where('placedAt', '<', to),
  )
  const { deposited } = database.one(
    query
      .selectFrom('movement')
      .select(({ fn }) => orZero(fn.sum<number>('amount')).as('deposited'))
      .where('accountId', '=', accountId)
      .where('kind', '=', 'DEPOSIT')
      .where('movedAt', '>=', from)
      .where('movedAt', '<', to),
  )
  return { ROUNDS: rounds, STAKE: staked, VENDORS: vendors, DEPOSIT: deposited }
}

/** The day or week of a mission that a time lies in, or the one before. */
export function stageOf(mission: Mission, now: number, which: 'this' | 'last' = 'this'): Stage {
  if (mission.period === 'ONCE') return { mission, from: 0, to: undefined, claimUntil: undefined }
  const { from, to } = (which === 'this' ? stretchOf : stretchBefore)(mission.period, now)
  return { mission, from, to, claimUntil: stretchOf(mission.period, to).to }
}

export function standingOf(database: Database, accountId: number, stage: Stage): MissionStanding {
  const { mission, from, to } = stage
  const progress = progressIn(database, accountId, from, to ?? Number.MAX_SAFE_INTEGER)
  const done = mission.steps.map(({ measure, target }) => Math.min(progress[measure], target))
  const isDone = mission.steps.every(({ target }, step) => done[step] === target)
  const isClaimed = claimOf(database, accountId, mission.id, from) !== undefined
  return { ...stage, done, state: isClaimed ? 'CLAIMED' : isDone ? 'DONE' : 'OPEN' }
}

/** Every mission as it stands, and those of yesterday and last week that are done and were not claimed. */
export function standingsOf(database: Database, accountId: number, now: number): readonly MissionStanding[] {
  const late = missions
    .filter(({ period }) => period !== 'ONCE')
    .map((mission) => standingOf(database, accountId, stageOf(mission, now, 'last')))
    .filter(({ state }) => state === 'DONE')
  return [...late, ...missions.map((mission) => standingOf(database, accountId, stageOf(mission, now)))]
}

export interface MissionClaim {
  readonly reference: string
  readonly requestId: string
  readonly mission: string
  readonly periodFrom: number
  readonly points: number
  readonly at: number
}

const claimsOf = (accountId: number) => query.selectFrom('missionClaim').where('accountId', '=', accountId)

const read = ({ id, claimedAt, ...row }: Selectable<Tables['missionClaim']>): MissionClaim => ({
  ...row,
  reference: referenceOf('MIS', id),
  at: claimedAt,
})

function claimOf(database: Database, accountId: number, mission: string, from: number): MissionClaim | undefined {
  const row = database.first(
    claimsOf(accountId).selectAll().where('mission', '=', mission).where('periodFrom', '=', from),
  )
  return row && read(row)
}

/** The claim that a request has made already. */
export function missionClaimedBy(database: Database, accountId: number, requestId: string): MissionClaim | undefined {
  const row = database.first(claimsOf(accountId).selectAll().where('requestId', '=', requestId))
  return row && read(row)
}

export const latestClaims = (database: Database, accountId: number, limit: number): readonly MissionClaim[] =>
  database
    .all(claimsOf(accountId).selectAll().orderBy('claimedAt', 'desc').orderBy('id', 'desc').limit(limit))
    .map(read)

/** Writes a claim down; answers its reference. In a transaction. */
export function addMissionClaim(
  database: Database,
  claim: Omit<MissionClaim, 'reference' | 'at'> & { readonly accountId: number },
  now: number,
): string {
  return referenceOf('MIS', database.run(query.insertInto('missionClaim').values({ ...claim, claimedAt: now })).id)
}
