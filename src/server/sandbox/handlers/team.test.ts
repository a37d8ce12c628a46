import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { AccountTransactions } from '../../../contract/account-transactions'
import type { UplineTransfers } from '../../../contract/upline-transfers'
import type { Inbox } from '../../../contract/inbox'
import type { TeamList } from '../../../contract/team-list'
import type { TeamMember } from '../../../contract/team-member'
import { sumDecimals } from '../../../lib/decimalSum'
import { validate } from '../../schemas'
import { openDatabase } from '../db/database'
import { query } from '../db/query'
import { demoPassword, demoPaymentPassword } from '../seed/demoAccounts'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox({ gameCount: 600 })
})
afterEach(() => sandbox.close())

type Query = Readonly<Record<string, string>>
const relay = (name: string) => `/wps/relay/${name}`
const read = async (username: string, name: string, query: Query = {}) =>
  sandbox.call('GET', relay(name), { token: await sandbox.tokenOf(username), query })
const post = async (username: string, name: string, body: object) =>
  sandbox.call('POST', relay(name), { token: await sandbox.tokenOf(username), body })

const isList = (value: unknown): value is TeamList => validate('team-list', value).length === 0
async function list(query: Query = {}, username = 'agent01'): Promise<TeamList> {
  const { value } = await read(username, 'MCSFE_getAgentTeamList', query)
  if (!isList(value)) throw new Error(`no list: ${JSON.stringify(value)}`)
  return value
}
const names = ({ content }: TeamList) => content.map(({ account }) => account)

const isMember = (value: unknown): value is TeamMember => validate('team-member', value).length === 0
async function card(account: string, username = 'agent01'): Promise<TeamMember> {
  const { value } = await read(username, 'MCSFE_getAgentTeamMember', { account })
  if (!isMember(value)) throw new Error(`no member: ${JSON.stringify(value)}`)
  return value
}

const notInTeam = { success: false, message: 'field.invalid', value: { fields: { account: 'unknown' } } }

describe('a level', () => {
  it('has those directly below, and the way back up to oneself', async () => {
    expect(names(await list())).toEqual(['agent02', 'agent41', 'mira01', 'otto02'])
    const below = await list({ account: 'agent42' })
    expect(below.path).toEqual([{ account: 'agent01' }, { account: 'agent02' }, { account: 'agent42' }])
    expect(names(below)).toEqual(['tali08', 'wren09', 'yara10'])
    expect(below.content[0]).toMatchObject({ kind: 'MEMBER', level: 3, teamSize: 0, locked: false })
    expect(below.totals).toMatchObject({ accounts: 3, agents: 0, members: 3 })
    expect(
      sumDecimals(
        below.content.map(({ balance }) => String(balance)),
        2,
      ),
    ).toBe(below.totals.balance)
  })

  it('comes page by page', async () => {
    const all = names(await list({ account: 'agent02' }))
    const second = await list({ account: 'agent02', page: '2', pageSize: '3' })
    expect(names(second)).toEqual(all.slice(3, 6))
    expect(second).toMatchObject({ page: 2, pageSize: 3, total: all.length, pageCount: Math.ceil(all.length / 3) })
    expect((await list({ pageSize: '1000' })).pageSize).toBe(100)
  })

  it.each(['account', 'registered', 'balance', 'lastLogin', 'teamSize'])('is ordered by %s both ways', async (sort) => {
    await sandbox.tokenOf('agent02')
    const up = await list({ sort, order: 'ASC' })
    const down = await list({ sort, order: 'DESC' })
    const keyOf = ({ account, registeredAt, balance, lastLoginAt = 0, teamSize }: TeamList['content'][number]) =>
      ({ account, registered: registeredAt, balance: Number(balance), lastLogin: lastLoginAt, teamSize })[sort] ?? ''
    const keys = up.content.map(keyOf)
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(down.content.map(keyOf)).toEqual(keys.toReversed())
  })

  it('takes filters together', async () => {
    expect(names(await list({ type: 'AGENT' }))).toEqual(['agent02', 'agent41'])
    expect(names(await list({ type: 'MEMBER', maxBalance: '100' }))).toEqual(['otto02'])
    const [active, idle] = [await list({ active: 'YES' }), await list({ active: 'NO' })]
    expect(active.content.every((row) => row.active)).toBe(true)
    expect([...names(active), ...names(idle)].toSorted()).toEqual(names(await list()))
    const since = sandbox.clock.now - 30 * 24 * 3_600_000
    expect(names(await list({ startTime: String(since) }))).toEqual(['otto02'])
    expect(names(await list({ endTime: String(since), minBalance: '412.50', maxBalance: '412.50' }))).toEqual([
      'mira01',
    ])
  })
})

describe('a search', () => {
  it('finds by the beginning of a name, however far down', async () => {
    expect(names(await list({ search: 'AGENT' }))).toEqual(['agent02', 'agent41', 'agent42'])
    expect(names(await list({ search: 'wren' }))).toEqual(['wren09'])
    expect(names(await list({ search: 'wren', account: 'agent41' }))).toEqual(['wren09'])
    expect(names(await list({ search: '%' }))).toEqual([])
  })

  it('finds nobody of another line, or above', async () => {
    expect(names(await list({ search: 'mira' }, 'agent02'))).toEqual([])
    expect(names(await list({ search: 'agent' }, 'agent02'))).toEqual(['agent42'])
  })
})

describe('who is not below', () => {
  it.each(['mira01', 'agent01', 'agent41', 'demo01', 'nobody99', 'agent02', ''])(
    'is refused to agent02 like an unknown account: %s',
    async (account) => {
      expect(await read('agent02', 'MCSFE_getAgentTeamMember', { account })).toMatchObject(notInTeam)
      const changes = [
        await post('agent02', 'MCSFE_setAgentTeamRate', { account: account || 'x', rate: '9.00' }),
        await post('agent02', 'MCSFE_setAgentTeamRemark', { account: account || 'x', remark: 'r' }),
        await send('request-0001', { account: account || 'x' }),
      ]
      for (const change of changes) expect(change).toMatchObject(notInTeam)
      if (account !== '' && account !== 'agent02')
        for (const name of ['MCSFE_getAgentTeamList', 'MCSFE_getDownlineTransferList'])
          expect(await read('agent02', name, { account })).toMatchObject(notInTeam)
    },
  )

  it.each(['member01', 'demo01'])('all of it is refused to %s: only agents', async (username) => {
    for (const name of ['MCSFE_getAgentTeamList', 'MCSFE_getAgentTeamMember', 'MCSFE_getDownlineTransferList'])
      expect(await read(username, name, { account: 'agent02' })).toMatchObject({ message: 'agent.only' })
  })
})

describe('a card', () => {
  it('has the figures of the account alone', async () => {
    const { row, figures, path, currency } = await card('member01')
    expect(currency).toBe('USD')
    expect(path.map(({ account }) => account)).toEqual(['agent01', 'agent02', 'member01'])
    expect(row).toMatchObject({ account: 'member01', kind: 'MEMBER', level: 2, teamSize: 3 })
    const { value } = await read('member01', 'ODSFE2_MemNetDeposits')
    expect(member(value, 'deposits')).toBe(figures.deposits)
    expect(member(value, 'withdrawals')).toBe(figures.withdrawals)
    expect(Number(figures.turnover)).toBeGreaterThan(0)
  })

  it('says within which limits money may be sent', async () => {
    const { transfer } = await card('member01')
    // what contracts have paid is in it
    expect(transfer).toMatchObject({ minimum: '1.00', turnoverLeft: '0.00' })
    expect(Number(transfer?.available)).toBeGreaterThanOrEqual(12_480)
  })

  it('offers no transfer to who is locked, and none is made', async () => {
    sandbox.close()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-team-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    sandbox = createTestSandbox({ dataDir, gameCount: 600 })
    await list()
    const database = openDatabase({ dataDir })
    database.run(query.updateTable('account').set({ disabled: 1 }).where('username', '=', 'member01'))
    database.close()
    const { row, transfer } = await card('member01')
    expect(row.locked).toBe(true)
    expect(transfer).toBeUndefined()
    expect(await send('request-0001')).toMatchObject({ message: 'function.not.available' })
  })
})

it('an account that was closed is told apart from a locked one, and nothing is offered that would be refused', async () => {
  const close = { password: demoPassword, givenUp: '0.00' }
  const token = await sandbox.tokenOf('newbie01')
  expect(await sandbox.call('POST', '/wps/member/close', { token, encrypt: true, body: close })).toMatchObject({
    success: true,
  })
  const { row, transfer, rate } = await card('newbie01', 'agent02')
  expect(row).toMatchObject({ locked: true, closed: true })
  expect(transfer).toBeUndefined()
  expect(rate.changeable).toBe(false)
  const raise = { account: 'newbie01', rate: '0.50' }
  expect(await post('agent02', 'MCSFE_setAgentTeamRate', raise)).toMatchObject({ message: 'function.not.available' })
  expect((await card('member01')).row).not.toHaveProperty('closed')
})

describe('a rate', () => {
  const set = (account: string, rate: string, username = 'agent01') =>
    post(username, 'MCSFE_setAgentTeamRate', { account, rate })

  it('is raised within one’s own, and never lowered', async () => {
    expect((await card('agent02')).rate).toEqual({ least: '8.00', most: '10.00', changeable: true })
    expect(await set('agent02', '9.25')).toMatchObject({ success: true })
    expect(await set('agent02', '9.25')).toMatchObject({ success: true })
    for (const rate of ['9.24', '0.00', '10.01', '100.00'])
      expect(await set('agent02', rate)).toMatchObject({ value: { fields: { rate: 'range' } } })
    for (const rate of ['-1.00', '9', '9,50', 'NaN', '1e1'])
      expect(await set('agent02', rate)).toMatchObject({ value: { fields: { rate: 'format' } } })
    expect((await card('agent02')).rate).toEqual({ least: '9.25', most: '10.00', changeable: true })
    expect(await set('agent02', '10.00')).toMatchObject({ success: true })
    expect((await card('agent02')).rate.changeable).toBe(false)
  })

  it('is set by who stands directly above alone', async () => {
    expect((await card('agent42')).rate.changeable).toBe(false)
    expect(await set('agent42', '5.00')).toMatchObject({ message: 'no.permission' })
    expect(await set('agent42', '5.00', 'agent02')).toMatchObject({ success: true })
  })

  it('is never above that of the upline, whatever is asked', async () => {
    const hundredths = fc.integer({ min: 0, max: 12_00 }).map((bp) => (bp / 100).toFixed(2))
    const one = fc.tuple(fc.constantFrom('agent02', 'agent42'), hundredths)
    let before = { agent02: 8, agent42: 4 }
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 5 }), async (changes) => {
        for (const [account, rate] of changes) await set(account, rate, account === 'agent02' ? 'agent01' : 'agent02')
        const now = {
          agent02: Number((await card('agent02')).rate.least),
          agent42: Number((await card('agent42')).rate.least),
        }
        expect(now.agent02).toBeGreaterThanOrEqual(before.agent02)
        expect(now.agent42).toBeGreaterThanOrEqual(before.agent42)
        expect(now.agent02).toBeLessThanOrEqual(10)
        expect(now.agent42).toBeLessThanOrEqual(now.agent02)
        before = now
      }),
      { numRuns: 20 },
    )
  })
})

it('a remark is its agent’s own, and goes when it is emptied', async () => {
  const note = (remark: string, username = 'agent01') =>
    post(username, 'MCSFE_setAgentTeamRemark', { account: 'agent42', remark })
  expect(await note('  رجل موثوق  ')).toMatchObject({ success: true })
  expect(await note('Own', 'agent02')).toMatchObject({ success: true })
  expect((await card('agent42')).remark).toBe('رجل موثوق')
  expect((await card('agent42', 'agent02')).remark).toBe('Own')
  expect(await note('x'.repeat(201))).toMatchObject({ value: { fields: { remark: 'format' } } })
  expect(await note('')).toMatchObject({ success: true })
  expect((await card('agent42')).remark).toBeUndefined()
})

const send = async (
  requestId: string,
  {
    account = 'member01',
    amount = '50.00',
    paymentPassword = demoPaymentPassword,
  }: { account?: string; amount?: string; paymentPassword?: string } = {},
) =>
  sandbox.call('POST', relay('passwordCheck/MCSFE_transferToDownline'), {
    token: await sandbox.tokenOf('agent02'),
    encrypt: true,
    body: { account, amount, paymentPassword, requestId },
  })

describe('a transfer to a downline', () => {
  const balanceOf = async (username: string) => {
    const { value } = await sandbox.call('GET', '/wps/v2/wallets/balance', { token: await sandbox.tokenOf(username) })
    return Math.round(Number(member(value, 'sumBalance')) * 100)
  }
  const isRecord = (value: unknown): value is AccountTransactions =>
    validate('account-transactions', value).length === 0
  const lastMovement = async (username: string) => {
    const { value } = await read(username, 'ODSFE2_MemFundTransDet')
    return isRecord(value) ? value.content[0] : undefined
  }
  const isInbox = (value: unknown): value is Inbox => validate('inbox', value).length === 0
  const lastTitle = async (username: string) => {
    const { value } = await read(username, 'CSP_getInbox')
    return isInbox(value) ? value.content[0]?.title : undefined
  }
  const isTransfers = (value: unknown): value is UplineTransfers => validate('upline-transfers', value).length === 0

  it('takes from one and gives to the other, once a request, with a movement and a letter on both sides', async () => {
    const before = [await balanceOf('agent02'), await balanceOf('member01')] as const
    const first = await send('request-0001')
    expect(first).toMatchObject({ success: true, value: { amount: '50.00', account: 'member01', status: 'DONE' } })
    expect(await send('request-0001')).toEqual(first)
    for (const account of ['nobody', 'vip01'])
      expect(await send('request-0001', { account })).toMatchObject({ value: { fields: { requestId: 'used' } } })
    expect([await balanceOf('agent02'), await balanceOf('member01')]).toEqual([before[0] - 5000, before[1] + 5000])
    const reference = member(first.value, 'reference')
    expect(await lastMovement('agent02')).toMatchObject({ type: 'UPLINE', amount: '-50.00', reference })
    expect(await lastMovement('member01')).toMatchObject({ type: 'UPLINE', amount: '50.00', reference })
    expect(await lastTitle('agent02')).toBe('$50.00 sent to member01')
    expect(await lastTitle('member01')).toBe('$50.00 received from your upline')
    for (const query of [{ requestId: 'request-0001' }, { account: 'member01' }, {}]) {
      const { value } = await read('agent02', 'MCSFE_getDownlineTransferList', query)
      expect(isTransfers(value)).toBe(true)
      expect(value).toMatchObject({ total: 1, content: [{ reference, requestId: 'request-0001' }] })
    }
    for (const query of [{ requestId: 'other-00001' }, { account: 'vip01' }])
      expect((await read('agent02', 'MCSFE_getDownlineTransferList', query)).value).toMatchObject({ total: 0 })
    for (const other of [{ amount: '51.00' }, { account: 'vip01' }])
      expect(await send('request-0001', other)).toMatchObject({ value: { fields: { requestId: 'used' } } })
  })

  it('asks for the payment password, within the limits, and leaves no trace of what it refuses', async () => {
    const before = await balanceOf('agent02')
    expect(await send('request-0001', { paymentPassword: '000000' })).toMatchObject({
      message: 'payment.password.incorrect',
    })
    for (const amount of ['0.99', '0.00', '999999.00'])
      expect(await send('request-0001', { amount })).toMatchObject({ value: { fields: { amount: 'range' } } })
    expect(await send('request-0001', { amount: '49999.00' })).toMatchObject({ message: 'balance.insufficient' })
    expect(await balanceOf('agent02')).toBe(before)
    expect(await send('request-0001', { amount: '1.00' })).toMatchObject({ success: true })
  })

  it('counts towards a limit of deposits, and is refused like a deposit beyond it and during a break', async () => {
    const token = await sandbox.tokenOf('member01')
    const limit = { kind: 'DEPOSIT', period: 'DAY', most: '100' }
    const body = { action: 'SET', version: 0, requestId: 'limit-request-1', ...limit }
    await sandbox.call('POST', relay('MCSFE_changePlayLimit'), { token, body })
    expect(await send('request-0001', { amount: '60.00' })).toMatchObject({ success: true })
    const { value } = await read('member01', 'MCSFE_getSaferPlay')
    expect(value).toMatchObject({ limits: [{ used: '60.00', left: '40.00' }] })
    const deposit = { methodId: 'bank', amount: '50', requestId: 'deposit-0001' }
    expect(await sandbox.call('POST', relay('MCSFE_requestDeposit'), { token, body: deposit })).toMatchObject({
      message: 'limit.deposit',
    })
    const before = await balanceOf('agent02')
    // nothing is said of why: a limit is between the member and the platform
    expect(await send('request-0002', { amount: '40.01' })).toEqual({
      ...{ status: 200, success: false, message: 'receiver.limited', value: undefined },
    })
    expect(await balanceOf('agent02')).toBe(before)
    expect(await send('request-0003', { amount: '40.00' })).toMatchObject({ success: true })
    // a known one is answered, whatever the limit says by now
    expect(await send('request-0001', { amount: '60.00' })).toMatchObject({ success: true })
    const pause = { kind: 'TIMEOUT', length: 24, requestId: 'pause-request-1' }
    await sandbox.call('POST', relay('MCSFE_takePlayPause'), { token, body: pause })
    expect(await send('request-0004', { amount: '1.00' })).toMatchObject({ message: 'receiver.limited' })
  })

  it('keeps the sum of all, whatever is sent, repeated or refused', async () => {
    const accounts = ['agent02', 'member01', 'vip01'] as const
    const sum = async () => {
      let whole = 0
      for (const account of accounts) whole += await balanceOf(account)
      return whole
    }
    const whole = await sum()
    const done = new Map<string, string>()
    const one = fc.record({
      name: fc.integer({ min: 1, max: 9 }).map((place) => `request-000${place}`),
      account: fc.constantFrom('member01', 'vip01', 'mira01'),
      amount: fc.integer({ min: 0, max: 3_000_00 }).map((cents) => (cents / 100).toFixed(2)),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 6 }), async (requests) => {
        for (const { name, account, amount } of requests) {
          const before = await balanceOf('agent02')
          const { success } = await send(name, { account, amount })
          const isNew = success && !done.has(name)
          const said = `${account} ${amount}`
          if (success) expect(done.get(name) ?? said).toBe(said)
          if (success) done.set(name, said)
          expect(await balanceOf('agent02')).toBe(isNew ? before - Math.round(Number(amount) * 100) : before)
          expect(await sum()).toBe(whole)
        }
      }),
      { numRuns: 20 },
    )
  })
})
