import { leaderPrizeDays, leaderPrizes } from '../content/leaderPrizes'
import { rankGiftDays, ranks } from '../content/ranks'
import type { Database } from '../db/database'
import { orZero, query } from '../db/query'
import { day, hour } from '../durations'
import type { Account } from './accounts'
import { type Span, stretchBefore, stretchOf } from './calendar'
import { leadersOf } from './leaders'
import { rankAt, turnoverReachedAt } from './ranks'
import { grantedKeys, grantReward, type NewReward } from './rewards'

/** Thousandths of a stake that come back, by the vendor's category. */
export const rebates: Readonly<Record<string, number>> = { RNG: 8, LIVE: 6, SPORTS: 5, PVP: 5 }
/** A rebate is there at noon of the next day, and for so many days. */
const rebateHour = 12
const rebateDays = 7
/** Less than this is not given. */
const leastRebate = 10

const welcome = { amount: 8_00, days: 30 } as const

type Rule = (database: Database, account: Account, now: number) => readonly Omit<NewReward, 'accountId'>[]

/** For every new account, once. */
const welcomed: Rule = (_database, { registeredAt: grantedAt }, now) => {
  const expiresAt = grantedAt + welcome.days * day
  if (expiresAt <= now) return []
  return [{ grantKey: 'welcome', offer: 'welcome', amount: welcome.amount, grantedAt, expiresAt }]
}

/** By the rank on the first of a month, until its end. */
const monthly: Rule = (database, { id }, now) => {
  const { from, to } = stretchOf('MONTHLY', now)
  const { monthlyGift: amount } = rankAt(database, id, from).rank
  return amount === 0 ? [] : [{ grantKey: `club:${from}`, offer: 'club', amount, grantedAt: from, expiresAt: to }]
}

/** For each rank that turnover has reached, once. */
const ranked: Rule = (database, { id: accountId }, now) => {
  const { total } = rankAt(database, accountId, now)
  return ranks.flatMap(({ id, gift: amount, total: least }) => {
    const grantedAt = amount === 0 || total < least ? undefined : turnoverReachedAt(database, accountId, least)
    if (grantedAt === undefined || grantedAt + rankGiftDays * day <= now) return []
    const expiresAt = grantedAt + rankGiftDays * day
    return [{ grantKey: `rank:${id}`, offer: 'rank', amount, grantedAt, expiresAt } as const]
  })
}

/** A share of what was staked on each of the last days, in whole cents. */
const rebated: Rule = (database, { id }, now) => {
  const today = stretchOf('DAILY', now).from
  const days = Array.from({ length: rebateDays + 1 }, (_, back) => today - (back + 1) * day)
  return days.flatMap((from) => {
    const grantedAt = from + day + rebateHour * hour
    const expiresAt = grantedAt + rebateDays * day
    if (grantedAt > now || expiresAt <= now) return []
    const amount = rebateOf(database, id, from)
    return amount < leastRebate
      ? []
      : [{ grantKey: `rebate:${from}`, offer: 'rebate', amount, grantedAt, expiresAt } as const]
  })
}

function rebateOf(database: Database, accountId: number, from: number): number {
  const stakes = database.all(
    query
      .selectFrom('bet')
      .innerJoin('vendor', 'vendor.code', 'bet.vassalage')
      .select(({ fn }) => ['vendor.category', orZero(fn.sum<number>('bet.stake')).as('staked')])
      .where('bet.accountId', '=', accountId)
      .where('bet.status', '=', 'SETTLED')
      .where('bet.placedAt', '>=', from)
      .where('bet.placedAt', '<', from + day)
      .groupBy('vendor.category'),
  )
  const thousandths = stakes.reduce((sum, { category, staked }) => {
    return sum + staked * (Object.hasOwn(rebates, category) ? (rebates[category] ?? 0) : 0)
  }, 0)
  return Math.floor(thousandths / 1000)
}

const rewarded: readonly Span[] = ['WEEKLY', 'MONTHLY']

/** For a place on the leaderboard of the week and the month before; who shares a place has all of its prize. */
const placed: Rule = (database, { id, merchant }, now) =>
  rewarded.flatMap((span) => {
    const { from, to: grantedAt } = stretchBefore(span, now)
    const expiresAt = grantedAt + leaderPrizeDays * day
    if (expiresAt <= now) return []
    const own = leadersOf(database, merchant, span, grantedAt - 1).find(({ accountId }) => accountId === id)
    const amount = leaderPrizes[span][(own?.place ?? 0) - 1]
    return amount === undefined
      ? []
      : [{ grantKey: `leader:${span}:${from}`, offer: 'leader', amount, grantedAt, expiresAt } as const]
  })

const rules: readonly Rule[] = [welcomed, monthly, ranked, rebated, placed]

/** Grants what has become due by the clock. */
export function grantDueRewards(database: Database, account: Account, now: number): void {
  const known = grantedKeys(database, account.id, 0)
  const due = rules.flatMap((rule) => rule(database, account, now)).filter(({ grantKey }) => !known.has(grantKey))
  for (const reward of due) grantReward(database, { ...reward, accountId: account.id })
}
