import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoPaymentPassword } from '../seed/demoAccounts'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.tokenOf('agent01')
})
afterEach(() => sandbox.close())

type Query = Readonly<Record<string, string>>
const list = (query: Query = {}, by = token) =>
  sandbox.call('GET', '/wps/relay/MCSFE_getTeamMembers', { token: by, query: { pageSize: '100', ...query } })
const names = async (query: Query = {}, by = token): Promise<readonly string[]> => {
  const { value } = await list(query, by)
  return (value as { readonly content: readonly { readonly account: string }[] }).content.map(({ account }) => account)
}
const one = (account: string, by = token) =>
  sandbox.call('GET', '/wps/relay/MCSFE_getTeamMember', { token: by, query: { account } })
const change = (body: object, by = token) =>
  sandbox.call('POST', '/wps/relay/MCSFE_changeTeamMember', { token: by, body })
const send = (body: object, by = token) =>
  sandbox.call('POST', '/wps/relay/passwordCheck/MCSFE_transferToDownline', {
    token: by,
    encrypt: true,
    body: { amount: '25.00', paymentPassword: demoPaymentPassword, requestId: 'transfer-1', ...body },
  })
const balance = async (by: string) =>
  Number(member((await sandbox.call('GET', '/wps/v2/wallets/balance', { token: by })).value, 'sumBalance'))

describe('a team', () => {
  it('is told level by level, with the way back up', async () => {
    const { value } = await list({ sort: 'account', order: 'asc' })
    expect(value).toMatchObject({
      path: [],
      totals: { agents: 2, members: 2 },
      content: [
        { account: 'agent02', isAgent: true, depth: 1, rate: '8.00' },
        { account: 'agent41', isAgent: true },
        { account: 'mira01', isAgent: false, size: 0 },
        { account: 'otto02' },
      ],
    })
    expect((await list({ account: 'agent42' })).value).toMatchObject({ path: ['agent02', 'agent42'] })
    expect(await names({ account: 'agent42', sort: 'account', order: 'asc' })).toEqual(['tali08', 'wren09', 'yara10'])
  })

  it('counts everybody below, on all levels', async () => {
    expect((await one('agent02')).value).toMatchObject({ row: { size: 14 } })
  })

  it('is searched by the beginning of a name, on every level', async () => {
    expect(await names({ search: 'WREN' })).toEqual(['wren09'])
    expect(await names({ search: 'member' })).toEqual(['member01'])
    expect(await names({ search: 'member' }, await sandbox.tokenOf('agent42'))).toEqual([])
    expect(await names({ search: '%' })).toEqual([])
  })

  it.each<[Query, readonly string[]]>([
    [{ type: 'AGENT' }, ['agent02', 'agent41']],
    [{ type: 'MEMBER' }, ['mira01', 'otto02']],
    [{ balanceFrom: '100', type: 'MEMBER' }, ['mira01']],
    [{ balanceTo: '100', type: 'MEMBER' }, ['otto02']],
    [{ active: 'YES', type: 'MEMBER' }, ['mira01', 'otto02']],
    [{ active: 'NO', type: 'MEMBER' }, []],
    [{ registeredFrom: '9999999999999' }, []],
    [{ registeredTo: '1' }, []],
  ])('filtered by %j is %j', async (query, expected) => {
    expect(await names({ sort: 'account', order: 'asc', ...query })).toEqual(expected)
  })

  it('is in the order asked for, and paged', async () => {
    expect(await names({ sort: 'account', order: 'desc' })).toEqual(['otto02', 'mira01', 'agent41', 'agent02'])
    expect((await names({ sort: 'size', order: 'desc' }))[0]).toBe('agent02')
    expect((await names({ sort: 'balance', order: 'desc' })).at(-1)).toBe('otto02')
    expect(await names({ sort: 'account', order: 'asc', pageSize: '1', page: '2' })).toEqual(['agent41'])
  })

  it.each(['agent01', 'member01', 'nobody'])('does not tell of %j, who is not in it', async (account) => {
    const other = await sandbox.tokenOf('agent42')
    const refused = { success: false, message: 'user.not.exist' }
    expect(await one(account, other)).toMatchObject(refused)
    expect(await change({ account, remark: 'x' }, other)).toMatchObject(refused)
    expect(await send({ account }, other)).toMatchObject({ success: false })
    expect(await list({ account }, other)).toMatchObject(refused)
  })

  it('is the agents’ own', async () => {
    const player = await sandbox.tokenOf('member01')
    for (const answer of [list({}, player), one('x', player), send({ account: 'x' }, player)])
      expect(await answer).toMatchObject({ message: 'agent.only' })
  })
})

describe('what an agent may do', () => {
  it('a rate is raised within one’s own, and never lowered', async () => {
    expect((await one('agent02')).value).toMatchObject({ rates: { least: '8.00', most: '10.00' } })
    expect(await change({ account: 'agent02', rate: '9.25' })).toMatchObject({ value: { row: { rate: '9.25' } } })
    for (const rate of ['9.24', '10.01', '8'])
      expect(await change({ account: 'agent02', rate })).toMatchObject({ value: { fields: { rate: 'range' } } })
    expect(await change({ account: 'agent42', rate: '5' })).toMatchObject({ value: { fields: { rate: 'range' } } })
    expect(await change({ account: 'mira01', rate: '1' })).toMatchObject({ value: { fields: { rate: 'range' } } })
  })

  it('a note is the agent’s own', async () => {
    await change({ account: 'agent02', remark: ' calls on Mondays ' })
    expect((await one('agent02')).value).toMatchObject({ remark: 'calls on Mondays' })
    const below = await sandbox.tokenOf('agent02')
    await change({ account: 'agent42', remark: 'mine' }, below)
    expect((await one('agent42')).value).not.toHaveProperty('remark')
    await change({ account: 'agent02', remark: '' })
    expect((await one('agent02')).value).not.toHaveProperty('remark')
  })

  it('money goes down once for each request, and both are told', async () => {
    const below = await sandbox.tokenOf('agent42')
    const [mine, theirs] = [await balance(token), await balance(below)]
    const wanted = { account: 'agent42' }
    const answers = await Promise.all([send(wanted), send(wanted), send(wanted)])
    expect(new Set(answers.map(({ value }) => member(value, 'reference'))).size).toBe(1)
    expect(await balance(token)).toBeCloseTo(mine - 25, 2)
    expect(await balance(below)).toBeCloseTo(theirs + 25, 2)
    expect(await send({ account: 'mira01' })).toMatchObject({ value: { fields: { requestId: 'used' } } })
    expect(await send({ account: 'agent42', amount: '26' })).toMatchObject({ value: { fields: { requestId: 'used' } } })
    const history = await sandbox.call('GET', '/wps/relay/MCSFE_getDownlineTransferList', { token })
    expect(history.value).toMatchObject({ total: 1, content: [{ account: 'agent42', amount: '25.00' }] })
    const inbox = await sandbox.call('GET', '/wps/relay/CSP_getInbox', { token: below, query: { pageSize: '1' } })
    expect(JSON.stringify(inbox.value)).toContain('25.00')
  })

  it.each([
    [{ amount: '0.99' }, { value: { fields: { amount: 'range' } } }],
    [{ amount: '99999999' }, { value: { fields: { amount: 'range' } } }],
    [{ amount: '-5' }, { message: 'field.invalid' }],
    [{ paymentPassword: '000000' }, { message: 'payment.password.incorrect' }],
    [{ account: 'otto02', amount: '15000' }, { success: false }],
  ])('%j is refused', async (body, refusal) => {
    const before = await balance(token)
    expect(await send({ account: 'mira01', ...body })).toMatchObject(refusal)
    expect(await balance(token)).toBe(before)
  })
})
