import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { AgentContract } from '../../../contract/agent-contract'
import type { AgentContractDetail } from '../../../contract/agent-contract-detail'
import type { ContractIncome } from '../../../contract/contract-income'
import type { Inbox } from '../../../contract/inbox'
import type { OpenedAccount } from '../../../contract/opened-account'
import { validate } from '../../schemas'
import { openDatabase } from '../db/database'
import { jade } from '../merchants/jade'
import { demoPassword } from '../seed/demoAccounts'
import { findAccount } from '../store/accounts'
import { mainWallet, setBalance, walletsOf } from '../store/wallets'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const relay = (name: string) => `/wps/relay/${name}`
const paths = {
  DIVIDEND: 'MCS2_processDividendReq',
  DAILY_SALARY: 'MCS2_processDailySalContract',
  HOURLY_SALARY: 'MCS2_processContractHourSalary',
  REALTIME_SALARY: 'MCSFE_processRealTimeSalaryContract',
} as const
type Kind = keyof typeof paths

const read = async (
  username: string,
  name: string,
  query: Readonly<Record<string, string>> = {},
  merchant = 'aurora',
) => sandbox.call('GET', relay(name), { merchant, token: await sandbox.tokenOf(username, merchant), query })
const act = async (username: string, kind: Kind, body: object, merchant = 'aurora') =>
  sandbox.call('POST', relay(paths[kind]), { merchant, token: await sandbox.tokenOf(username, merchant), body })

let requests = 0
const realTime = (lossRate: string) => [{ singleBet: '0', winRate: '0.10', lossRate }]
const propose = (account: string, terms: readonly object[], username = 'agent01', kind: Kind = 'REALTIME_SALARY') =>
  act(username, kind, {
    action: 'PROPOSE',
    account,
    terms,
    requestId: `request-${String(++requests).padStart(4, '0')}`,
  })

const isContract = (value: unknown): value is AgentContract => validate('agent-contract', value).length === 0
function contractOf(value: unknown): AgentContract {
  if (!isContract(value)) throw new Error(`no contract: ${JSON.stringify(value)}`)
  return value
}
const answer = (
  action: string,
  { reference, version }: AgentContract,
  username: string,
  kind: Kind = 'REALTIME_SALARY',
) => act(username, kind, { action, reference, version })
const isInbox = (value: unknown): value is Inbox => validate('inbox', value).length === 0
async function lastTitle(username: string) {
  const { value } = await read(username, 'CSP_getInbox')
  return isInbox(value) ? value.content[0]?.title.replace(/[\u2068\u2069]/g, '') : undefined
}
const inboxOf = async (username: string) => (await read(username, 'CSP_getInbox')).value
const stateOf = async (username: string, reference: string) =>
  ((await read(username, 'MCSFE_getContract', { reference })).value as AgentContractDetail).contract.state

it('a request stands for what it asked for: sent again with something else it is refused', async () => {
  const body = { action: 'PROPOSE', account: 'agent02', terms: realTime('0.20'), requestId: 'the-same-0001' }
  const first = await act('agent01', 'REALTIME_SALARY', body)
  expect(first).toMatchObject({ success: true })
  expect(await act('agent01', 'REALTIME_SALARY', body)).toEqual(first)
  const used = { value: { fields: { requestId: 'used' } } }
  for (const other of [{ account: 'agent41' }, { account: 'nobody' }, { terms: realTime('0.21') }])
    expect(await act('agent01', 'REALTIME_SALARY', { ...body, ...other })).toMatchObject(used)
})

it('an account that pays by a contract is not closed', async () => {
  const { value } = await propose('agent02', realTime('0.20'))
  await answer('ACCEPT', contractOf(value), 'agent02')
  const token = await sandbox.tokenOf('agent01')
  const stand = await sandbox.call('GET', '/wps/member/close', { token })
  expect(JSON.stringify(stand.value)).toMatch(/"openContracts":[1-9]/)
  const close = { token, encrypt: true, body: { password: demoPassword, givenUp: '0.00' } }
  expect(await sandbox.call('POST', '/wps/member/close', close)).toMatchObject({ message: 'account.money.left' })
})

it('what is proposed to an account that is closed goes with it, and its upline is told', async () => {
  const { account: name, password } = await openAgent()
  const { reference } = contractOf((await propose(name, realTime('0.20'), 'agent02')).value)
  const token = member((await sandbox.login(name, 'aurora', password)).value, 'token')
  const stand = await sandbox.call('GET', '/wps/member/close', { token })
  expect(stand.value).toMatchObject({ endingContracts: 0, openProposals: 1, openContracts: 0 })
  const close = { token, encrypt: true, body: { password, givenUp: '0.00' } }
  expect(await sandbox.call('POST', '/wps/member/close', close)).toMatchObject({ success: true })
  const { contract, history } = (await read('agent02', 'MCSFE_getContract', { reference })).value as AgentContractDetail
  expect(contract).toMatchObject({ state: 'WITHDRAWN', actions: [] })
  expect(history.at(-1)).toMatchObject({ action: 'LEAVE', by: 'PLATFORM' })
  expect(await lastTitle('agent02')).toBe(`Contract with ${name} withdrawn: real-time salary`)
  expect(await propose(name, realTime('0.20'), 'agent02')).toMatchObject({ message: 'contract.left' })
})

/** An agent below agent02 without money or contracts. */
async function openAgent() {
  const body = { kind: 'AGENT', rateBp: 100, requestId: 'an-agent-1' }
  const token = await sandbox.tokenOf('agent02')
  return (await sandbox.call('POST', relay('MCSFE_openAccount'), { token, body })).value as OpenedAccount
}

describe('who leaves while a contract pays them', () => {
  /** A member of agent42's team has played for it; what agent02 can pay of that is in its wallet. */
  async function prepare(funds: number) {
    sandbox.close()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-contracts-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    sandbox = createTestSandbox({ dataDir })
    const contract = contractOf((await propose('agent42', realTime('1.00'), 'agent02')).value)
    await answer('ACCEPT', contract, 'agent42')
    const database = openDatabase({ dataDir })
    const idOf = (username: string) => findAccount(database, 'aurora', 'username', username)?.id ?? 0
    for (const { accountTypeId } of walletsOf(database, idOf('agent42')))
      setBalance(database, idOf('agent42'), accountTypeId, 0)
    setBalance(database, idOf('agent02'), mainWallet, funds)
    database.close()
    await playAs('wren09')
    sandbox.clock.now += 1
    return sandbox.tokenOf('agent42')
  }
  const stand = async (token: string) => (await sandbox.call('GET', '/wps/member/close', { token })).value
  const close = (token: string, givenUp: unknown) =>
    sandbox.call('POST', '/wps/member/close', { token, encrypt: true, body: { password: demoPassword, givenUp } })

  it('is told of what the present stretch has earned, and gives it up', async () => {
    const token = await prepare(1_000_00)
    const told = await stand(token)
    const balance = member(told, 'balance')
    expect(Number(balance)).toBeGreaterThan(0)
    expect(await stand(token)).toEqual(told)
    expect(await close(token, '0.00')).toMatchObject({ message: 'account.balance.changed' })
    expect(await close(token, balance)).toMatchObject({ success: true })
    sandbox.clock.now += 10 * 60_000
    const paid = (await read('agent02', 'MCSFE_getContractIncome', { direction: 'OUT' })).value as ContractIncome
    expect(paid.content.map(({ amount, status }) => [amount, status])).toContainEqual([balance, 'PAID'])
    expect(paid.totals.owed).toBe('0.00')
  })

  it('waits where the upline cannot pay it', async () => {
    const token = await prepare(0)
    expect(await stand(token)).toMatchObject({ balance: '0.00', openContracts: 1 })
    expect(await close(token, '0.00')).toMatchObject({ message: 'account.money.left' })
    expect((await read('agent42', 'MCSFE_getContracts', { state: 'CURRENT' })).value).toMatchObject({
      content: [{ kind: 'REALTIME_SALARY', state: 'IN_FORCE' }],
    })
  })
})

describe('a contract', () => {
  it('is proposed, counted, accepted once, replaced by a higher one, and ended, with letters to the other side', async () => {
    const before = await inboxOf('agent01')
    const proposed = await propose('agent02', realTime('0.20'))
    expect(proposed).toMatchObject({ success: true, value: { state: 'PROPOSED', side: 'UPLINE', account: 'agent02' } })
    const first = contractOf(proposed.value)
    expect((await read('agent02', 'MCSFE_getContractRequestCount')).value).toEqual({ count: 1 })
    const told = (await read('agent02', 'CSP_getInbox')).value
    expect(isInbox(told) && told.content[0]).toMatchObject({ notificationType: 'CONTRACT', reference: first.reference })
    // no letter to who has done it
    expect(await inboxOf('agent01')).toEqual(before)
    expect(await lastTitle('agent02')).toBe('New contract with ag****01: real-time salary')
    expect(await answer('ACCEPT', first, 'agent02')).toMatchObject({
      value: { state: 'IN_FORCE', account: 'ag****01' },
    })
    // the other tab still shows the proposal
    expect(await answer('ACCEPT', first, 'agent02')).toMatchObject({ success: false, message: 'contract.changed' })
    expect(await answer('REJECT', first, 'agent02')).toMatchObject({ success: false, message: 'contract.changed' })

    expect(await propose('agent02', realTime('0.20'))).toMatchObject({ message: 'contract.rate' })
    const second = contractOf((await propose('agent02', realTime('0.30'))).value)
    expect((await read('agent02', 'MCSFE_getContract', { reference: second.reference })).value).toMatchObject({
      contract: { state: 'PROPOSED', actions: ['ACCEPT', 'REJECT'] },
      earlier: { reference: first.reference, state: 'IN_FORCE' },
    })
    await answer('ACCEPT', second, 'agent02')
    expect(await stateOf('agent01', first.reference)).toBe('REPLACED')

    const running = contractOf(
      ((await read('agent01', 'MCSFE_getContract', { reference: second.reference })).value as AgentContractDetail)
        .contract,
    )
    const ending = contractOf((await answer('TERMINATE', running, 'agent01')).value)
    expect(ending.state).toBe('ENDING')
    expect((await read('agent02', 'MCSFE_getContractRequestCount')).value).toEqual({ count: 1 })
    const kept = contractOf((await answer('REJECT', ending, 'agent02')).value)
    expect(kept.state).toBe('IN_FORCE')
    const again = contractOf((await answer('TERMINATE', kept, 'agent01')).value)
    expect(await answer('ACCEPT', again, 'agent02')).toMatchObject({ value: { state: 'ENDED' } })
    expect(await lastTitle('agent01')).toBe('Contract with agent02 ended: real-time salary')
    const { history } = (await read('agent01', 'MCSFE_getContract', { reference: second.reference }))
      .value as AgentContractDetail
    expect(history.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'PROPOSE UPLINE',
      'ACCEPT SUBORDINATE',
      'TERMINATE UPLINE',
      'REJECT SUBORDINATE',
      'TERMINATE UPLINE',
      'ACCEPT SUBORDINATE',
    ])
  })

  it('that is withdrawn while it is read cannot be accepted any more', async () => {
    const contract = contractOf((await propose('agent02', realTime('0.20'))).value)
    await answer('WITHDRAW', contract, 'agent01')
    expect(await answer('ACCEPT', contract, 'agent02')).toMatchObject({ success: false, message: 'contract.changed' })
    expect(await stateOf('agent02', contract.reference)).toBe('WITHDRAWN')
  })

  it('of one request is made once; another waits until it is answered', async () => {
    const body = { action: 'PROPOSE', account: 'agent02', terms: realTime('0.20'), requestId: 'the-same-one' }
    const first = await act('agent01', 'REALTIME_SALARY', body)
    expect(await act('agent01', 'REALTIME_SALARY', body)).toEqual(first)
    expect(await propose('agent02', realTime('0.30'))).toMatchObject({ success: false, message: 'contract.open' })
  })

  it.each([
    ['somebody else’s subordinate', 'agent42', { account: 'unknown' }],
    ['nobody', 'agent99', { account: 'unknown' }],
    ['the upline', 'agent02', { account: 'unknown' }],
    ['oneself', 'agent01', { account: 'unknown' }],
    ['a member', 'mira01', { account: 'member' }],
  ])('with %s is refused', async (_, account, fields) => {
    const who = account === 'agent02' ? 'agent42' : 'agent01'
    expect(await propose(account, realTime('0.10'), who)).toMatchObject({ message: 'field.invalid', value: { fields } })
  })

  it.each([
    ['overlap', [...realTime('0.10'), ...realTime('0.20')], { 'terms.1.singleBet': 'overlap' }],
    [
      'fall',
      [
        { singleBet: '5', lossRate: '2' },
        { singleBet: '9', lossRate: '1' },
      ],
      { 'terms.1.lossRate': 'fall' },
    ],
    ['exceed one’s own rate', realTime('10.01'), { 'terms.0.lossRate': 'rate' }],
    ['are no numbers', realTime('1e1'), { 'terms.0.lossRate': 'number' }],
    ['are none', [], { 'terms.0.singleBet': 'required' }],
    [
      'have unknown columns',
      [{ singleBet: '0', lossRate: '1', bonus: '5', toString: '' }],
      { 'terms.0.bonus': 'unknown', 'terms.0.toString': 'unknown' },
    ],
    ['have columns of another kind', [{ singleBet: '0', lossRate: '1', rate: '' }], { 'terms.0.rate': 'unknown' }],
    [
      'hold numbers that are no texts',
      [{ singleBet: '0', lossRate: '1' }, { singleBet: 5 }],
      { 'terms.1.singleBet': 'format' },
    ],
  ])('whose terms %s is refused by row and column', async (_, terms, fields) => {
    expect(await propose('agent02', terms)).toMatchObject({ message: 'field.invalid', value: { fields } })
  })

  it.each<[string, object, object]>([
    ['nothing', {}, { action: 'required' }],
    ['an action that is none', { action: 'SIGN' }, { action: 'format' }],
    ['terms that are no rows', { action: 'PROPOSE', terms: 'all' }, { terms: 'format' }],
    ['rows that are none', { action: 'PROPOSE', terms: [null, 3] }, { 'terms.0': 'format', 'terms.1': 'format' }],
    ['a cycle that is none', { action: 'PROPOSE', cycle: 'Y' }, { cycle: 'format' }],
    ['a short id', { action: 'PROPOSE', requestId: 'short' }, { requestId: 'format' }],
    ['no id', { action: 'PROPOSE', account: 'agent02', terms: [] }, { requestId: 'required' }],
    ['no account', { action: 'PROPOSE', requestId: 'no-account-1' }, { account: 'required' }],
    ['neither contract nor version', { action: 'ACCEPT' }, { reference: 'required', version: 'required' }],
    ['a version that is none', { action: 'ACCEPT', reference: 'CON00000001', version: '1' }, { version: 'format' }],
    ['no object', [], { body: 'format' }],
  ])('that is asked for with %s is refused by the names of the fields', async (_, body, fields) => {
    expect((await act('agent01', 'REALTIME_SALARY', body)).value).toEqual({ fields })
  })

  it('is nobody’s business but that of its two sides', async () => {
    const contract = contractOf((await propose('agent02', realTime('0.20'))).value)
    const { reference } = contract
    for (const username of ['agent41', 'agent42']) {
      expect(await read(username, 'MCSFE_getContract', { reference })).toMatchObject({ message: 'field.invalid' })
      expect(await answer('ACCEPT', contract, username)).toMatchObject({ value: { fields: { reference: 'unknown' } } })
    }
    expect(await answer('ACCEPT', contract, 'agent01')).toMatchObject({ message: 'contract.changed' })
    expect(await answer('ACCEPT', contract, 'agent02', 'DIVIDEND')).toMatchObject({ message: 'field.invalid' })
    expect(await read('member01', 'MCSFE_getContracts')).toMatchObject({ message: 'agent.only' })
  })

  it('is offered where its module is on and the consolidated setting opens it', async () => {
    expect((await read('agent01', 'MCSFE_getContractSettings')).value).toMatchObject({
      ownRate: '10.00',
      replaces: 'HIGHER',
      kinds: [{ kind: 'DIVIDEND' }, { kind: 'DAILY_SALARY' }, { kind: 'HOURLY_SALARY' }, { kind: 'REALTIME_SALARY' }],
    })
    const jade = (await read('agent01', 'MCSFE_getContractSettings', {}, 'jade')).value
    expect(jade).toMatchObject({ replaces: 'LOWER', kinds: [{ kind: 'DIVIDEND' }, { kind: 'DAILY_SALARY' }] })
    expect(await read('agent01', 'MCSFE_getContractSettings', {}, 'sahara')).toMatchObject({
      message: 'function.not.available',
    })
    expect(await act('agent01', 'HOURLY_SALARY', { action: 'PROPOSE' }, 'jade')).toMatchObject({
      message: 'function.not.available',
    })
  })

  it('that is there goes on and can be ended where no new ones may be asked for', async () => {
    sandbox.close()
    sandbox = createTestSandbox({
      merchants: [{ ...jade, code: 'closed', settings: { ...jade.settings, dailysalreqtype: 'NONE' } }],
    })
    expect((await read('agent01', 'MCSFE_getContractSettings', {}, 'closed')).value).toMatchObject({
      kinds: [{ kind: 'DIVIDEND' }],
    })
    const { value } = await read('agent01', 'MCSFE_getContracts', { side: 'UPLINE', kind: 'DAILY_SALARY' }, 'closed')
    const running = contractOf((value as { content: readonly AgentContract[] }).content[0])
    expect(running.actions).toEqual(['TERMINATE'])
    const { reference, version } = running
    const end = { action: 'TERMINATE', reference, version }
    expect(await act('agent01', 'DAILY_SALARY', end, 'closed')).toMatchObject({ value: { state: 'ENDING' } })
    const proposal = { action: 'PROPOSE', account: 'agent41', terms: [], requestId: 'closed-0001' }
    expect(await act('agent01', 'DAILY_SALARY', proposal, 'closed')).toMatchObject({
      message: 'function.not.available',
    })
  })

  it('takes the place of one of a higher rate where the merchant turns the rule round', async () => {
    const daily = (rate: string) =>
      act(
        'agent01',
        'DAILY_SALARY',
        { action: 'PROPOSE', account: 'agent02', terms: [{ dailyVolume: '0', rate }], requestId: `turned-${rate}` },
        'jade',
      )
    expect(await daily('0.50')).toMatchObject({ message: 'contract.rate', value: { rule: 'LOWER' } })
    expect(await daily('0.30')).toMatchObject({ success: true })
  })

  it('may be found by subordinate, kind and state', async () => {
    const list = async (query: Readonly<Record<string, string>>) =>
      ((await read('agent01', 'MCSFE_getContracts', query)).value as { content: readonly AgentContract[] }).content.map(
        ({ account, kind, state }) => [account, kind, state].join(' '),
      )
    expect(await list({ side: 'UPLINE', account: 'agent02', state: 'CURRENT' })).toEqual([
      'agent02 DAILY_SALARY IN_FORCE',
    ])
    expect(await list({ side: 'UPLINE', kind: 'HOURLY_SALARY', state: 'PAST' })).toEqual([
      'agent02 HOURLY_SALARY ENDED',
    ])
    const current = { side: 'UPLINE', account: 'agent02', state: 'CURRENT' }
    expect((await read('agent01', 'MCSFE_getContracts', current)).value).toMatchObject({
      content: [{ actions: ['RENEW', 'TERMINATE'] }],
    })
    // by how the name begins, as in the team
    expect(await list({ side: 'UPLINE', account: ' AGENT4', state: 'CURRENT' })).toEqual([
      'agent41 REALTIME_SALARY IN_FORCE',
    ])
    expect(await list({ side: 'UPLINE', account: 'gent02' })).toEqual([])
    expect(await list({ side: 'UPLINE', account: 'agent99' })).toEqual([])
    expect(await list({ state: 'OPEN' })).toEqual([' DIVIDEND PROPOSED'])
    expect((await read('agent01', 'MCSFE_getContractSubordinates', { account: 'agent4' })).value).toMatchObject({
      content: [{ account: 'agent41', rate: '6.00' }],
    })
  })
})

it.each([
  ['MCSFE_getContractSettings', 'contract-settings'],
  ['MCSFE_getContractSubordinates', 'contract-subordinates'],
  ['MCSFE_getContracts', 'agent-contracts'],
  ['MCSFE_getContractRequestCount', 'contract-request-count'],
  ['MCSFE_getContractIncome', 'contract-income'],
] as const)('%s follows its schema', async (name, schema) => {
  for (const merchant of ['aurora', 'jade']) {
    const { value } = await read('agent01', name, { side: 'UPLINE', pageSize: '100' }, merchant)
    expect(validate(schema, value)).toEqual([])
  }
})

it('a contract with what it replaces and its history follows its schema', async () => {
  const { reference } = contractOf((await propose('agent02', realTime('0.20'))).value)
  expect(validate('agent-contract-detail', (await read('agent02', 'MCSFE_getContract', { reference })).value)).toEqual(
    [],
  )
})

describe('what contracts pay', () => {
  const income = async (username: string, query: Readonly<Record<string, string>> = {}) =>
    (await read(username, 'MCSFE_getContractIncome', { pageSize: '500', ...query })).value as ContractIncome
  const minor = (amount: string | number) => Math.round(Number(amount) * 100)
  const balanceOf = async (username: string) =>
    minor(
      member(
        (await sandbox.call('GET', '/wps/v2/wallets/balance', { token: await sandbox.tokenOf(username) })).value,
        'sumBalance',
      ),
    )

  it('adds up from what each payment says, and goes from one wallet to the other', async () => {
    const got = await income('agent02')
    expect(got.total).toBeGreaterThan(0)
    expect(got.content.reduce((sum, { amount }) => sum + minor(amount), 0)).toBe(
      minor(got.totals.received) + minor(got.totals.owed),
    )
    // the hourly salary has ended
    const last = got.content.filter((payment) => payment.last)
    expect(last.map(({ kind }) => kind)).toEqual(['HOURLY_SALARY'])
    for (const { lines, fixed, carriedIn, carriedOut, amount } of got.content) {
      const millionth = (value: string | number) => Math.round(Number(value) * 1_000_000)
      const earned = lines.reduce((sum, line) => sum + millionth(line.earned), millionth(fixed) + millionth(carriedIn))
      expect(earned).toBe(millionth(amount) + millionth(carriedOut))
    }
    const paid = await income('agent01', { direction: 'OUT', kind: 'HOURLY_SALARY' })
    const hourly = await income('agent02', { kind: 'HOURLY_SALARY' })
    expect(paid.content.map(({ reference }) => reference)).toEqual(hourly.content.map(({ reference }) => reference))
    expect(paid.content.every(({ account, direction }) => account === 'agent02' && direction === 'OUT')).toBe(true)
  })

  it('is settled once, however often somebody asks, and not again when the clock steps back', async () => {
    const first = await income('agent02')
    const balance = await balanceOf('agent02')
    expect(await income('agent02')).toEqual(first)
    const { now } = sandbox.clock
    sandbox.clock.now = now - 3 * 86_400_000
    await income('agent02')
    sandbox.clock.now = now
    expect(await income('agent02')).toEqual(first)
    expect(await balanceOf('agent02')).toBe(balance)
  })

  it('real-time: five minutes after the bets, at the wallet of the subordinate', async () => {
    const { now } = sandbox.clock
    const contract = contractOf((await propose('agent42', realTime('1.00'), 'agent02')).value)
    await answer('ACCEPT', contract, 'agent42')
    const before = [await balanceOf('agent02'), await balanceOf('agent42')] as const
    expect(await income('agent42')).toMatchObject({ total: 0 })
    await playAs('wren09')
    expect(await income('agent42')).toMatchObject({ total: 0 })
    sandbox.clock.now = now + 5 * 60_000
    const { content } = await income('agent42')
    expect(content).toHaveLength(1)
    const paid = minor(content[0]?.amount ?? '0')
    expect(paid).toBeGreaterThan(0)
    expect([await balanceOf('agent02'), await balanceOf('agent42')]).toEqual([before[0] - paid, before[1] + paid])
  })
})

/** Five rounds of one member, 10.00 each. */
async function playAs(username: string): Promise<void> {
  const token = await sandbox.tokenOf(username)
  const body = {
    ...{ accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
    ...{ username, token, merchantCode: 'aurora', language: 'EN', vassalage: 'CIND' },
  }
  const launched = await sandbox.call('POST', '/wps/game/launchGame', { token, body })
  const { pathname, search } = new URL(member(launched.value, 'game_url'))
  const page = await (await sandbox.request('GET', pathname + search)).text()
  const spin = JSON.stringify({ key: /data-key="([^"]+)"/.exec(page)?.[1], stake: 1000 })
  for (let time = 0; time < 5; time += 1)
    expect((await sandbox.request('POST', '/sandbox/play/spin', { body: spin })).status).toBe(200)
}
