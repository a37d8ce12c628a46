import type { NetDeposits } from '../../../contract/net-deposits'
import type { ProfitLoss } from '../../../contract/profit-loss'
import { type Answer, ok } from '../answer'
import type { MemberCall } from '../call'
import { daysIn, readZone } from '../days'
import { decimal } from '../money'
import { netDepositsOf, type PlaySums, type Profit, profitByVendor, profitIn, type VendorPlay } from '../store/profit'
import { inPeriod, word } from './readPage'
import { settleAccount } from './settleAccount'

/** `startTime`, `endTime`, `timeZone` (ODSFE2_MemProfitLoss): settled bets by when they were placed. */
export const profitLoss = inPeriod((call, period) => {
  settleAccount(call)
  const { platform, merchant, account } = call
  const { database } = platform
  const days = daysIn(period, readZone(word(call, 'timeZone'))).map((day) => ({
    time: day.from,
    ...profitIn(database, account.id, day),
  }))
  const vendors = profitByVendor(database, account.id, period)
  const categories = new Set(vendors.map(categoryOf))
  const value: ProfitLoss = {
    currency: merchant.currency.code,
    totals: tellProfit({ ...sumOf(days), bonus: days.reduce((sum, { bonus }) => sum + bonus, 0) }),
    days: days.map((day) => ({ time: day.time, ...tellProfit(day) })),
    categories: [...categories]
      .map((category) => ({ category, ...sumOf(vendors.filter((vendor) => categoryOf(vendor) === category)) }))
      .toSorted((a, b) => b.stake - a.stake)
      .map(({ category, ...sums }) => ({ category, ...tellPlay(sums) })),
    vendors: vendors.map(({ vassalage, vendorName, category, ...sums }) => ({
      vassalage,
      ...(vendorName !== undefined && { vendorName }),
      ...(category !== undefined && { category }),
      ...tellPlay(sums),
    })),
  }
  return ok(value)
})

const categoryOf = ({ category }: VendorPlay): string => category ?? 'OTHER'

const sumOf = (played: readonly PlaySums[]): PlaySums =>
  played.reduce(
    (sum, { count, stake, win }) => ({ count: sum.count + count, stake: sum.stake + stake, win: sum.win + win }),
    { count: 0, stake: 0, win: 0 },
  )

const tellPlay = ({ count, stake, win }: PlaySums) => ({
  count,
  stake: decimal(stake),
  win: decimal(win),
  net: decimal(win - stake),
})

const tellProfit = (profit: Profit) => ({
  ...tellPlay(profit),
  bonus: decimal(profit.bonus),
  result: decimal(profit.win - profit.stake + profit.bonus),
})

/** Deposits less withdrawals of the account's whole life (ODSFE2_MemNetDeposits). */
export function netDeposits(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, merchant, account } = call
  const { deposits, withdrawals, depositCount, withdrawalCount } = netDepositsOf(platform.database, account.id)
  const value: NetDeposits = {
    currency: merchant.currency.code,
    since: account.registeredAt,
    deposits: decimal(deposits),
    withdrawals: decimal(withdrawals),
    net: decimal(deposits - withdrawals),
    depositCount,
    withdrawalCount,
  }
  return ok(value)
}
