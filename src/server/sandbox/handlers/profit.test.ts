import { afterAll, expect, it } from 'vitest'
import type { BetRecords } from '../../../contract/bet-records'
import type { NetDeposits } from '../../../contract/net-deposits'
import type { ProfitLoss } from '../../../contract/profit-loss'
import type { AccountTransactions } from '../../../contract/account-transactions'
import { sumDecimals } from '../../../lib/decimalSum'
import { validate } from '../../schemas'
import { hour } from '../durations'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())
const everything = { startTime: String(sandbox.clock.now - 90 * 24 * hour), endTime: String(sandbox.clock.now + 1) }

async function ask<T>(
  username: string,
  path: string,
  query: Record<string, string>,
  is: (value: unknown) => value is T,
) {
  const token = await sandbox.tokenOf(username)
  const { value } = await sandbox.call('GET', `/wps/relay/${path}`, { token, query })
  if (!is(value)) throw new Error(`${path} does not follow its schema`)
  return value
}
const isProfit = (value: unknown): value is ProfitLoss => validate('profit-loss', value).length === 0
const isBets = (value: unknown): value is BetRecords => validate('bet-records', value).length === 0
const isNet = (value: unknown): value is NetDeposits => validate('net-deposits', value).length === 0
const isMoved = (value: unknown): value is AccountTransactions => validate('account-transactions', value).length === 0

const sum = (amounts: readonly (string | number)[]) => sumDecimals(amounts.map(String), 2)

it.each([
  ['member01', 'UTC'],
  ['member01', 'Pacific/Auckland'],
  ['vip01', 'America/Sao_Paulo'],
  ['mira01', 'No/Where'],
  ['newbie01', 'Asia/Dubai'],
])('profit of %s in %s: days, categories, vendors and the record of bets agree to the cent', async (username, zone) => {
  const profit = await ask(username, 'ODSFE2_MemProfitLoss', { ...everything, timeZone: zone }, isProfit)
  const { totals } = await ask(username, 'ODSFE2_MemTransDet', { ...everything, status: 'SETTLED' }, isBets)
  expect(profit.totals).toMatchObject(totals.open === '0.00' ? { stake: totals.stake, win: totals.win } : {})
  for (const rows of [profit.days, profit.categories, profit.vendors]) {
    expect(rows.reduce((count, row) => count + row.count, 0)).toBe(totals.count)
    for (const of of ['stake', 'win', 'net'] as const) expect(sum(rows.map((row) => row[of]))).toBe(totals[of])
  }
  for (const row of [profit.totals, ...profit.days]) {
    expect(sum([row.stake, row.net])).toBe(row.win)
    expect(sum([row.net, row.bonus])).toBe(row.result)
  }
  expect(sum(profit.days.map(({ bonus }) => bonus))).toBe(profit.totals.bonus)
  const midnights = profit.days.slice(1).map(({ time }) =>
    new Intl.DateTimeFormat('en', {
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: zone === 'No/Where' ? 'UTC' : zone,
    }).format(time),
  )
  expect(new Set(midnights)).toEqual(new Set(['00:00']))
})

it('counts bonuses and redeemed points beside the bets', async () => {
  const of = (type: string) => ask('member01', 'ODSFE2_MemFundTransDet', { ...everything, type }, isMoved)
  const { totals } = await ask('member01', 'ODSFE2_MemProfitLoss', everything, isProfit)
  expect(totals.bonus).toBe(sum([(await of('BONUS')).totals.net, (await of('POINTS')).totals.net]))
})

it.each(['member01', 'vip01', 'newbie01'])('net deposits of %s are what moved in and out', async (username) => {
  const net = await ask(username, 'ODSFE2_MemNetDeposits', {}, isNet)
  const of = (type: string) => ask(username, 'ODSFE2_MemFundTransDet', { ...everything, type }, isMoved)
  const [deposits, withdrawals] = [await of('DEPOSIT'), await of('WITHDRAWAL')]
  expect(net.deposits).toBe(deposits.totals.net)
  expect(sum([net.withdrawals, withdrawals.totals.net])).toBe('0.00')
  expect(sum([net.net, net.withdrawals])).toBe(net.deposits)
  expect([net.depositCount, net.withdrawalCount]).toEqual([deposits.total, withdrawals.total])
  expect(net.since).toBeLessThan(sandbox.clock.now)
})
