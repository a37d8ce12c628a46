import { bonusOffers } from '../content/bonusOffers'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { day } from '../durations'
import { stretchBefore } from '../store/calendar'
import { addMissionClaim } from '../store/missions'
import { addTickets } from '../store/raffle'
import { referenceOf } from '../store/references'
import { grantReward } from '../store/rewards'
import type { Gift } from './history'

/**
 * What a demo account has had: a bonus that was staked and one that was given up, claimed and missed rewards, missions of
 * last week, tickets and draws. Answers what of it moved the main wallet.
 */
export function seedRewards(database: Database, accountId: number, now: number): readonly Gift[] {
  const ago = (days: number) => now - Math.round(days * day)
  seedWaiting(database, accountId, now)
  return [
    ...pastBonuses(database, accountId, ago),
    ...pastRewards(database, accountId, ago),
    ...pastMissions(database, accountId, now),
    ...pastDraws(database, accountId, ago),
  ]
}

type Ago = (days: number) => number

function seedWaiting(database: Database, accountId: number, now: number): void {
  const waiting = { accountId, grantedAt: now - day }
  grantReward(database, { ...waiting, grantKey: 'care', offer: 'care', amount: 10_00, expiresAt: now + 12 * day })
  grantReward(database, { ...waiting, grantKey: 'tickets', offer: 'tickets', amount: 2, expiresAt: now + 20 * day })
  addTickets(database, { accountId, count: 2, source: 'seed' }, now - day)
}

function pastBonuses(database: Database, accountId: number, ago: Ago): readonly Gift[] {
  const past = [
    { offer: bonusOffers.welcome, amount: 8_00, won: 3_40, from: 29, to: 24, state: 'DONE', staked: 1, taken: 0 },
    {
      offer: bonusOffers.mission,
      amount: 5_00,
      won: -2_90,
      from: 10,
      to: 9,
      state: 'FORFEITED',
      staked: 0.4,
      taken: 2_10,
    },
  ] as const
  return past.flatMap(({ offer, amount, won, from, to, state, staked, taken }) => {
    const [creditedAt, endedAt] = [ago(from), ago(to)]
    const expiresAt = creditedAt + offer.days * day
    const row = { accountId, offer: offer.id, amount, won, state, taken, creditedAt, expiresAt, endedAt }
    const reference = referenceOf('BON', database.run(query.insertInto('bonus').values(row)).id)
    const required = amount * offer.times
    const turnover = { accountId, source: 'BONUS', reference, required, createdAt: creditedAt } as const
    const end = state === 'DONE' ? 'DONE' : 'ENDED'
    database.run(query.insertInto('turnover').values({ ...turnover, done: Math.round(required * staked), state: end }))
    return [{ at: creditedAt, amount, reference }, ...(taken === 0 ? [] : [{ at: endedAt, amount: -taken, reference }])]
  })
}

function pastRewards(database: Database, accountId: number, ago: Ago): readonly Gift[] {
  const past = [
    { key: 'a', amount: 42, from: 26, to: 19, claimed: 25 },
    { key: 'b', amount: 1_15, from: 18, to: 11, claimed: undefined },
    { key: 'c', amount: 68, from: 15, to: 8, claimed: 14 },
  ]
  return past.flatMap(({ key, amount, from, to, claimed }) => {
    const claimedAt = claimed === undefined ? null : ago(claimed)
    const state = claimedAt === null ? 'EXPIRED' : 'CLAIMED'
    const requestId = claimedAt === null ? null : `seed-claim-${key}`
    const row = { accountId, offer: 'rebate', amount, grantedAt: ago(from), expiresAt: ago(to) }
    const { id } = database.run(
      query.insertInto('reward').values({ ...row, grantKey: `seed:${key}`, state, requestId, claimedAt }),
    )
    return claimedAt === null ? [] : [{ at: claimedAt, amount, reference: referenceOf('RWD', id) }]
  })
}

function pastMissions(database: Database, accountId: number, now: number): readonly Gift[] {
  const lastWeek = stretchBefore('WEEKLY', now)
  const claim = { accountId, requestId: 'seed-tour', mission: 'daily-tour', points: 20 }
  const at = lastWeek.from + 3.5 * day
  const reference = addMissionClaim(database, { ...claim, periodFrom: lastWeek.from + 3 * day }, at)
  return [{ at, amount: 50, reference }]
}

function pastDraws(database: Database, accountId: number, ago: Ago): readonly Gift[] {
  const past = [
    { prize: 'nothing', at: ago(13), amount: 0 },
    { prize: 'small', at: ago(6), amount: 1_00 },
  ]
  return past.flatMap(({ prize, at, amount }, place) => {
    const ticket = { accountId, source: 'seed', earnedAt: at - day }
    const ticketId = database.run(query.insertInto('raffleTicket').values(ticket)).id
    const row = { accountId, requestId: `seed-draw-${place}`, ticketId, prize, drawnAt: at }
    const { id } = database.run(query.insertInto('raffleDraw').values(row))
    return amount === 0 ? [] : [{ at, amount, reference: referenceOf('RAF', id) }]
  })
}
