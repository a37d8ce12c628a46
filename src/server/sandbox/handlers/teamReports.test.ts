import { afterAll, describe, expect, it } from 'vitest'
import type { BetRecords } from '../../../contract/bet-records'
import type { SubordinateProfit } from '../../../contract/subordinate-profit'
import type { TeamBetting } from '../../../contract/team-betting'
import type { TeamTransactions } from '../../../contract/team-transactions'
import { sumDecimals } from '../../../lib/decimalSum'
import { validate } from '../../schemas'
import { day } from '../durations'
import { createTestSandbox } from '../testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())
const everything = { startTime: String(sandbox.clock.now - 90 * day), pageSize: '100' }

const isBetting = (value: unknown): value is TeamBetting => validate('team-betting', value).length === 0
const isBets = (value: unknown): value is BetRecords => validate('bet-records', value).length === 0
const isMoney = (value: unknown): value is TeamTransactions => validate('team-transactions', value).length === 0
const isProfit = (value: unknown): value is SubordinateProfit => validate('subordinate-profit', value).length === 0

type Query = Readonly<Record<string, string>>

async function ask<T>(agent: string, name: string, query: Query, is: (value: unknown) => value is T): Promise<T> {
  const token = await sandbox.tokenOf(agent)
  const asked = { token, query: { ...everything, ...query } }
  const { value } = await sandbox.call('GET', `/wps/relay/${name}`, asked)
  if (!is(value)) throw new Error(`not what ${name} answers: ${JSON.stringify(value)}`)
  return value
}
const betting = (agent: string, query: Query = {}) => ask(agent, 'MCSFE_getTeamBetting', query, isBetting)
const bets = (agent: string, query: Query) => ask(agent, 'MCSFE_getTeamMemberBets', query, isBets)
const money = (agent: string, query: Query = {}) => ask(agent, 'MCSFE_getTeamTransactions', query, isMoney)
const profit = (agent: string, query: Query = {}) => ask(agent, 'MCSFE_getSubordinateProfit', query, isProfit)

const total = (amounts: readonly (string | number | undefined)[]) => sumDecimals(amounts.map(String), 2)
const nth = <T>(list: readonly T[], place: number): T => {
  const one = list[place]
  if (one === undefined) throw new Error('no such row')
  return one
}

describe('team betting', () => {
  it('has everybody below who played, the most staked first, with totals of all', async () => {
    const { content, totals, total: rows, levels } = await betting('agent01')
    expect(rows).toBe(content.length)
    expect(levels).toBe(3)
    expect(new Set(content.map(({ level }) => level))).toEqual(new Set([1, 2, 3]))
    for (const of of ['stake', 'win', 'net'] as const) expect(total(content.map((row) => row[of]))).toBe(totals[of])
    const stakes = content.map(({ stake }) => Number(stake))
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a))
  })

  it('comes page by page with the same totals, past the end too', async () => {
    const all = await betting('agent01')
    const second = await betting('agent01', { page: '2', pageSize: '3' })
    expect(second.content).toEqual(all.content.slice(3, 6))
    expect(second.totals).toEqual(all.totals)
    const past = await betting('agent01', { page: '99', pageSize: '25' })
    expect(past).toMatchObject({ content: [], totals: all.totals, total: all.total })
  })

  it('is what the bets of each account add up to, one by one', async () => {
    const { content } = await betting('agent02')
    for (const { account, stake, win, count } of content) {
      const own = await bets('agent02', { account, status: 'SETTLED' })
      expect(own.totals).toMatchObject({ count, stake, win })
    }
    expect(content.length).toBeGreaterThan(2)
  })

  it('is filtered by account, level, kind of account, vendor, category and period', async () => {
    const all = await betting('agent01')
    const levels = await Promise.all(['1', '2', '3'].map((level) => betting('agent01', { level })))
    expect(total(levels.map(({ totals }) => totals.stake))).toBe(all.totals.stake)
    expect(nth(levels, 1).content.every(({ level }) => level === 2)).toBe(true)
    expect((await betting('agent01', { accountType: 'AGENT' })).total).toBe(0)
    expect((await betting('agent01', { accountType: 'MEMBER' })).totals).toEqual(all.totals)
    const [bet] = (await bets('agent01', { account: 'member01', status: 'SETTLED' })).content
    const { vassalage = '', category = '' } = bet ?? {}
    const ofVendor = await betting('agent01', { vassalage })
    const ofCategory = await betting('agent01', { category })
    expect(ofVendor.totals.count).toBeGreaterThan(0)
    expect(ofVendor.totals.count).toBeLessThanOrEqual(ofCategory.totals.count)
    expect(ofCategory.totals.count).toBeLessThan(all.totals.count)
    expect(
      (await bets('agent01', { account: 'member01', category })).content.every((row) => row.category === category),
    ).toBe(true)
    const own = all.content.filter(({ account }) => account === 'member01')
    expect(await betting('agent01', { account: ' MEMBER01 ' })).toMatchObject({ total: 1, content: own })
    expect(await betting('agent01', { account: 'member01', level: '1' })).toMatchObject({ total: 0, content: [] })
    const ahead = { startTime: String(sandbox.clock.now + 1), endTime: String(sandbox.clock.now + day) }
    expect(await betting('agent01', ahead)).toMatchObject({ total: 0, totals: { stake: '0.00' } })
  })
})

describe('team transactions', () => {
  it('have totals of all, by kind, that the rows add up to', async () => {
    const { content, totals, types, total: rows } = await money('agent02', { pageSize: '1000' })
    expect(rows).toBe(content.length)
    expect(total(content.map(({ amount }) => amount))).toBe(totals.net)
    expect(total(types.map(({ net }) => net))).toBe(totals.net)
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(rows)
    const times = content.map(({ time }) => time)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('are those of a kind, a level, an account', async () => {
    const deposits = await money('agent01', { type: 'DEPOSIT' })
    expect(deposits.types.map(({ type }) => type)).toEqual(['DEPOSIT'])
    expect(deposits.content.every(({ type }) => type === 'DEPOSIT')).toBe(true)
    const direct = await money('agent01', { level: '1', pageSize: '1000' })
    expect(direct.content.every(({ level }) => level === 1)).toBe(true)
    const one = await money('agent01', { account: 'MEMBER01' })
    expect(new Set(one.content.map(({ account, level }) => `${account} ${level}`))).toEqual(new Set(['member01 2']))
    expect(await money('agent01', { type: 'NONE' })).toMatchObject({ total: 0, content: [], types: [] })
  })
})

describe('profit and loss of subordinates', () => {
  it('counts each with its whole team, level by level, to the cent', async () => {
    const top = await profit('agent01')
    expect(top).toMatchObject({ path: [], total: 4 })
    expect(top.own).toBeUndefined()
    const sums = ['stake', 'win', 'net', 'bonus', 'result', 'deposits', 'withdrawals'] as const
    for (const of of sums) expect(total(top.content.map((row) => row[of]))).toBe(top.totals[of])
    const row = top.content.find(({ account }) => account === 'agent02')
    const below = await profit('agent01', { account: 'agent02' })
    expect(below.path).toEqual([{ account: 'agent02', level: 1 }])
    for (const of of sums) expect(total([below.totals[of], below.own?.[of]])).toBe(row?.[of])
    expect((await profit('agent02')).totals).toEqual(below.totals)
    const deeper = await profit('agent01', { account: 'agent42' })
    expect(deeper.path.map(({ account }) => account)).toEqual(['agent02', 'agent42'])
    const betTotals = (await betting('agent01')).totals
    expect(top.totals).toMatchObject({ stake: betTotals.stake, win: betTotals.win })
  })

  it('leaves out what belongs to no game where a vendor or a category is asked for', async () => {
    const of = await profit('agent01', { category: 'RNG' })
    expect(of.totals.deposits).toBeUndefined()
    expect(of.totals.result).toBe(of.totals.net)
    expect(
      (await profit('agent01', { accountType: 'AGENT' })).content.map(({ account }) => account).toSorted(),
    ).toEqual(['agent02', 'agent41'])
  })
})

const paths = [
  'MCSFE_getTeamBetting',
  'MCSFE_getTeamMemberBets',
  'MCSFE_getTeamTransactions',
  'MCSFE_getSubordinateProfit',
]

describe('who may see whom', () => {
  it.each(paths)('%s tells no more of somebody else’s than of nobody', async (path) => {
    const token = await sandbox.tokenOf('agent42')
    const answers = await Promise.all(
      // of another line, above, oneself, of another merchant, nobody
      ['mira01', 'agent01', 'agent42', 'locked01', 'nobody99', "x' or 1=1"].map((account) =>
        sandbox.call('GET', `/wps/relay/${path}`, { token, query: { account } }),
      ),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({
        success: false,
        message: 'field.invalid',
        value: { fields: { account: 'unknown' } },
      })
  })

  it.each(paths)('%s is for agents alone', async (path) => {
    for (const name of ['member01', 'demo01']) {
      const token = await sandbox.tokenOf(name)
      expect(await sandbox.call('GET', `/wps/relay/${path}`, { token })).toMatchObject({ message: 'agent.only' })
    }
    expect((await sandbox.call('GET', `/wps/relay/${path}`)).success).toBe(false)
  })
})
