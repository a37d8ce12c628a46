import { afterAll, describe, expect, it } from 'vitest'
import type { AccountTransactions } from '../../../contract/account-transactions'
import type { BetDetail } from '../../../contract/bet-detail'
import type { BetRecords } from '../../../contract/bet-records'
import { sumDecimals } from '../../../lib/decimalSum'
import { validate } from '../../schemas'
import { createTestSandbox, member } from '../testing/testSandbox'

const sandbox = createTestSandbox()
afterAll(() => sandbox.close())
const token = sandbox.tokenOf('member01')

const isBets = (value: unknown): value is BetRecords => validate('bet-records', value).length === 0
const isTransactions = (value: unknown): value is AccountTransactions =>
  validate('account-transactions', value).length === 0

const ask = async (path: string, query: Record<string, string> = {}) =>
  (await sandbox.call('GET', `/wps/relay/${path}`, { token: await token, query })).value
async function bets(query: Record<string, string> = {}): Promise<BetRecords> {
  const value = await ask('ODSFE2_MemTransDet', { pageSize: '100', ...query })
  if (!isBets(value)) throw new Error('no bets')
  return value
}
async function transactions(query: Record<string, string> = {}): Promise<AccountTransactions> {
  const value = await ask('ODSFE2_MemFundTransDet', { pageSize: '100', ...query })
  if (!isTransactions(value)) throw new Error('no transactions')
  return value
}
const everything = { startTime: String(sandbox.clock.now - 90 * 24 * 3_600_000) }

describe('bets', () => {
  it('have totals of all of them, to the cent', async () => {
    const { content, totals, total } = await bets(everything)
    expect(content).toHaveLength(total)
    const settled = content.filter(({ status }) => status === 'SETTLED')
    const open = content.filter(({ status }) => status === 'PENDING')
    const sum = (rows: typeof content, of: 'stake' | 'win' | 'net') =>
      sumDecimals(
        rows.map((row) => String(row[of])),
        2,
      )
    expect(totals).toEqual({
      count: total,
      stake: sum(settled, 'stake'),
      win: sum(settled, 'win'),
      net: sum(settled, 'net'),
      open: sum(open, 'stake'),
    })
    expect(sumDecimals([totals.stake, totals.net].map(String), 2)).toBe(totals.win)
    expect(new Set(content.map(({ status }) => status))).toEqual(new Set(['SETTLED', 'PENDING', 'CANCELLED']))
  })

  it('come page by page, newest first, with the same totals on each', async () => {
    const all = await bets(everything)
    const second = await bets({ ...everything, page: '2', pageSize: '10' })
    expect(second.content).toEqual(all.content.slice(10, 20))
    expect(second).toMatchObject({ page: 2, pageCount: Math.ceil(all.total / 10), totals: all.totals })
    const times = all.content.map(({ time }) => time)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('are those of a period, a vendor and a status', async () => {
    const from = sandbox.clock.now - 24 * 3_600_000
    const today = await bets({ startTime: String(from), endTime: String(sandbox.clock.now) })
    expect(today.total).toBeGreaterThan(0)
    expect(today.content.every(({ time }) => time >= from)).toBe(true)
    const vendor = today.content[0]?.vassalage ?? ''
    expect(
      (await bets({ ...everything, vassalage: vendor })).content.every(({ vassalage }) => vassalage === vendor),
    ).toBe(true)
    expect((await bets({ ...everything, status: 'PENDING' })).content.map(({ status }) => status)).toEqual([
      'PENDING',
      'PENDING',
    ])
    expect(await bets({ startTime: String(sandbox.clock.now + 1), endTime: 'soon' })).toMatchObject({
      total: 0,
      content: [],
    })
  })

  it('are asked for by when their results are due, soonest first', async () => {
    const { now } = sandbox.clock
    const due = (days: number) =>
      bets({
        dateOf: 'result',
        status: 'PENDING',
        startTime: String(now),
        endTime: String(now + days * 24 * 3_600_000),
      })
    const [week, month] = [await due(7), await due(30)]
    expect([week.total, month.total]).toEqual([1, 2])
    expect(month.content[0]).toEqual(week.content[0])
    expect(month.content.every(({ dueTime = 0 }) => dueTime > now)).toBe(true)
    expect(month.totals).toMatchObject({ count: 2, stake: '0.00', net: '0.00' })
  })

  it('speak the language of who asks', async () => {
    const { value } = await sandbox.call('GET', '/wps/relay/ODSFE2_MemTransDet', { token: await token, language: 'CN' })
    expect(
      isBets(value) &&
        value.content.every(({ gameName }) => gameName === undefined || /\p{Script=Han}/u.test(gameName)),
    ).toBe(true)
  })

  it('hold a round of the demo game at once, and so do the transactions', async () => {
    const [before, moved] = [await bets(everything), await transactions(everything)]
    const request = { accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 }
    const launched = await sandbox.call('POST', '/wps/game/launchGame', {
      token: await token,
      body: {
        ...request,
        username: 'member01',
        token: await token,
        merchantCode: 'aurora',
        language: 'EN',
        vassalage: 'CIND',
      },
    })
    const html = await (await sandbox.request('GET', member(launched.value, 'game_url'))).text()
    const key = /data-key="([^"]+)"/.exec(html)?.[1] ?? ''
    const spin: unknown = await (
      await sandbox.request('POST', '/sandbox/play/spin', { body: JSON.stringify({ key }) })
    ).json()
    const [after, movedAfter] = [await bets(everything), await transactions(everything)]
    expect(after.total).toBe(before.total + 1)
    expect(after.content[0]).toMatchObject({
      vassalage: 'CIND',
      stake: '1.00',
      win: member(spin, 'win'),
      status: 'SETTLED',
    })
    expect(movedAfter.total).toBe(moved.total + 1)
    expect(movedAfter.content[0]).toMatchObject({
      type: 'GAME',
      reference: after.content[0]?.id,
      amount: after.content[0]?.net,
    })
  })
})

describe('the detail of a bet', () => {
  const detailOf = async (id: string, options: Parameters<typeof sandbox.call>[2] = {}) =>
    (await sandbox.call('GET', '/wps/relay/ODSFE2_MemBetDetail', { token: await token, query: { id }, ...options }))
      .value
  const isDetail = (value: unknown): value is BetDetail => validate('bet-detail', value).length === 0

  it('explains by its rounds or its legs what it paid, for every bet', async () => {
    const { content } = await bets(everything)
    const seen = new Set<string>()
    for (const row of content) {
      const detail = await detailOf(row.id)
      if (!isDetail(detail)) throw new Error(`no detail of ${row.id}`)
      expect(detail).toMatchObject(row)
      const { rounds, legs, odds } = detail
      if (rounds) {
        seen.add(rounds.length > 1 ? 'rounds' : 'round')
        expect(
          sumDecimals(
            rounds.map(({ stake }) => String(stake)),
            2,
          ),
        ).toBe(row.stake)
        const paid = sumDecimals(
          rounds.map(({ win }) => String(win)),
          2,
        )
        expect(row.win).toBe(row.status === 'SETTLED' ? paid : '0.00')
      } else {
        seen.add(row.status === 'PENDING' ? 'open slip' : 'slip')
        const results = legs?.map(({ result }) => result) ?? []
        expect(Number(odds)).toBeGreaterThan(1)
        if (row.status === 'PENDING') expect(results).toContain('OPEN')
        if (row.status === 'SETTLED') expect(results).not.toContain('OPEN')
        if (results.includes('LOST')) expect(row.win).toBe('0.00')
        if (row.status === 'SETTLED' && results.every((result) => result === 'WON'))
          expect(row.win).toBe((Math.floor(Number(row.stake) * 100 * Number(odds) + 1e-6) / 100).toFixed(2))
      }
    }
    expect([...seen].sort()).toEqual(['open slip', 'round', 'rounds', 'slip'])
  })

  it('is told to nobody else, and of nothing that is not there', async () => {
    const [first] = (await bets(everything)).content
    const vip = await sandbox.tokenOf('vip01')
    for (const options of [
      { token: vip },
      { query: { id: 'BET99999999' } },
      { query: { id: "BET'--" } },
      { query: {} },
    ]) {
      expect(await detailOf(first?.id ?? '', options)).toEqual({ fields: { id: 'unknown' } })
    }
  })
})

describe('transactions', () => {
  it.each(['member01', 'vip01', 'mira01', 'agent01'])('of %s sum up to the balance', async (username) => {
    const own = await sandbox.tokenOf(username)
    const query = { ...everything, pageSize: '100' }
    const { value } = await sandbox.call('GET', '/wps/relay/ODSFE2_MemFundTransDet', { token: own, query })
    const balance = await sandbox.call('GET', '/wps/v2/wallets/balance', { token: own })
    if (!isTransactions(value)) throw new Error('no transactions')
    expect(value.totals.net).toBe(member(balance.value, 'sumBalance'))
    expect(value.content[0]?.balance).toBe(value.totals.net)
    expect(value.content.every(({ balance: after }) => !String(after).startsWith('-'))).toBe(true)
  })

  it('are told one by one, with what they belong to', async () => {
    const detailOf = async (id: string) => ask('ODSFE2_MemFundTransDetail', { id })
    const rounds = await transactions({ ...everything, type: 'GAME' })
    const [round] = rounds.content
    const detail = await detailOf(round?.id ?? '')
    expect(validate('transaction-detail', detail)).toEqual([])
    expect(detail).toMatchObject({ ...round, bet: { id: round?.reference } })
    for (const row of rounds.content) {
      const own = await detailOf(row.id)
      expect(own).toMatchObject({ ...row, bet: { id: row.reference } })
      const { balanceBefore } = { balanceBefore: '', ...(own as object) }
      expect(sumDecimals([balanceBefore, String(row.amount)], 2)).toBe(row.balance)
    }
    for (const id of ['99999999', '-1', 'x', '']) expect(await detailOf(id)).toEqual({ fields: { id: 'unknown' } })
    const others = await sandbox.call('GET', '/wps/relay/ODSFE2_MemFundTransDetail', {
      token: await sandbox.tokenOf('vip01'),
      query: { id: round?.id ?? '' },
    })
    expect(others).toMatchObject({ success: false, message: 'field.invalid' })
  })

  it('are of a kind, and belong to their account alone', async () => {
    const deposits = await transactions({ ...everything, type: 'DEPOSIT' })
    expect(deposits.total).toBeGreaterThan(1)
    expect(deposits.content.every(({ type }) => type === 'DEPOSIT')).toBe(true)
    expect(deposits.totals.outgoing).toBe('0.00')
    expect((await sandbox.call('GET', '/wps/relay/ODSFE2_MemFundTransDet')).status).toBe(401)
  })
})
