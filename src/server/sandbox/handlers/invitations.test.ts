import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { InvitationLink } from '../../../contract/invitation-link'
import { validate } from '../../schemas'
import { day } from '../durations'
import { createTestSandbox, member } from '../testing/testSandbox'
import { aurora } from '../merchants/aurora'

const plain = {
  ...aurora,
  code: 'plain',
  registration: { fields: { username: { enabled: true, required: true } } },
  modules: ['COMM3', 'REG3', 'DEPOSIT3'].map((modId) => ({ modId, enabled: true, childrenNodes: [] })),
}

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox({ gameCount: 100, merchants: [plain] })
})
afterEach(() => sandbox.close())

const relay = (name: string) => `/wps/relay/${name}`
const isLink = (value: unknown): value is InvitationLink => validate('invitation-link', value).length === 0
const post = async (name: string, body: object, agent: string) =>
  sandbox.call('POST', relay(name), { merchant: 'plain', token: await sandbox.tokenOf(agent, 'plain'), body })

let requests = 0
const ask = (body: object = {}, agent = 'agent02') => {
  requests += 1
  const usual = { kind: 'MEMBER', rateBp: 60, domain: 'aurora.localhost', requestId: `request-${requests}` }
  return post('MCSFE_createInvitationLink', { ...usual, ...body }, agent)
}
async function make(body: object = {}, agent = 'agent02'): Promise<InvitationLink> {
  const { value, message } = await ask(body, agent)
  if (!isLink(value)) throw new Error(`no link: ${message}`)
  return value
}
const visit = (code: string, browser = 'one') =>
  sandbox.call('GET', relay('MCSFE_visitInvitationLink'), {
    merchant: 'plain',
    query: { code },
    headers: { 'User-Agent': browser },
  })
const register = (username: string, referralCode: string) =>
  sandbox.call('PUT', '/wps/member/register', {
    ...{ merchant: 'plain', module: 'REG3', encrypt: true },
    body: {
      ...{ username, password: 'secret99', referralCode, domain: 'aurora.localhost' },
      ...{ registerUrl: 'http://aurora.localhost/register', registerMethod: 'WEB', login: true },
    },
  })
const list = async (query: Readonly<Record<string, string>> = {}, agent = 'agent02') => {
  // signed in anew: the clock may have moved on
  const token = member((await sandbox.login(agent, 'plain')).value, 'token')
  return (await sandbox.call('GET', relay('MCSFE_getInvitationLinkList'), { merchant: 'plain', token, query })).value
}
const infoOf = async (token: string) =>
  (await sandbox.call('GET', '/wps/member/info', { merchant: 'plain', token })).value

describe('a link', () => {
  it('is one for its request; the same request for another is refused', async () => {
    const { id } = await make({ requestId: 'the-same-1', maxUses: 3, days: 7 })
    expect(await ask({ requestId: 'the-same-1', maxUses: 3, days: 7 })).toMatchObject({ value: { id } })
    for (const other of [{ maxUses: 4, days: 7 }, { maxUses: 3 }, { maxUses: 3, days: 7, rateBp: 61 }])
      expect(await ask({ requestId: 'the-same-1', ...other })).toMatchObject({
        value: { fields: { requestId: 'used' } },
      })
  })

  it.each<[string, object, object]>([
    ['a rate below nothing', { rateBp: -1 }, { rateBp: 'format' }],
    ['a kind that is none', { kind: 'STAFF' }, { kind: 'format' }],
    ['no domain', { domain: undefined }, { domain: 'required' }],
    ['somebody else’s domain', { domain: 'elsewhere.example' }, { domain: 'choice' }],
    ['no days at all', { days: 0 }, { days: 'format' }],
    ['half a registration', { maxUses: 0.5 }, { maxUses: 'format' }],
    ['two things', { days: '7', requestId: undefined }, { days: 'format', requestId: 'required' }],
  ])('is refused by the names of its fields: %s', async (_, body, fields) => {
    expect((await ask(body)).value).toEqual({ fields })
  })

  it('gives the account its upline, type and rate, and is told what came of it', async () => {
    const { code, id } = await make({ kind: 'AGENT', rateBp: 70 }, 'agent41')
    await visit(code)
    await visit(code.toLowerCase())
    await visit(code, 'another')
    const token = member((await register('walker77', code)).value, 'token')
    expect(await infoOf(token)).toMatchObject({ type: 42, toUpline: true })
    expect(
      (await sandbox.call('GET', relay('MCSFE_getOpenAccountSettings'), { merchant: 'plain', token })).value,
    ).toMatchObject({ rateBp: 70 })
    const figures = { id, visits: 2, registrations: 1, firstDeposits: 0, state: 'OPEN' }
    expect(await list({}, 'agent41')).toMatchObject({ total: 1, content: [figures] })

    const pay = async (requestId: string) => {
      const body = { methodId: 'bank', amount: '50', requestId }
      await sandbox.call('POST', relay('MCSFE_requestDeposit'), { merchant: 'plain', token, body })
      sandbox.clock.now += 60_000
      await sandbox.call('GET', '/wps/v2/wallets/balance', { merchant: 'plain', token })
    }
    await pay('deposit-1')
    await pay('deposit-2')
    expect(await list({}, 'agent41')).toMatchObject({ content: [{ ...figures, firstDeposits: 1 }] })
  })

  it.each([
    ['expired', { days: 1 }, 'EXPIRED', 'invitation.expired', () => void (sandbox.clock.now += day)],
    ['used up', { maxUses: 1 }, 'USED_UP', 'invitation.used.up', (code: string) => register('first001', code)],
  ])('that is %s registers nobody and counts no visits', async (_, body, state, message, end) => {
    const { code } = await make(body)
    await end(code)
    expect((await visit(code, 'late')).value).toEqual({ state })
    expect(await register('walker77', code)).toMatchObject({ message })
    expect(await list({ state })).toMatchObject({ total: 1, content: [{ state, visits: 0 }] })
    expect(await list({ state: 'OPEN' })).toMatchObject({ total: 0 })
  })

  it('is closed by the agent who made it, and by nobody else', async () => {
    const { code, id } = await make()
    expect(await post('MCSFE_closeInvitationLink', { id }, 'agent01')).toMatchObject({ message: 'field.invalid' })
    expect(await post('MCSFE_closeInvitationLink', { id }, 'agent02')).toMatchObject({ value: { state: 'CLOSED' } })
    expect(await post('MCSFE_closeInvitationLink', { id }, 'agent02')).toMatchObject({ value: { state: 'CLOSED' } })
    expect(await register('walker77', code)).toMatchObject({ message: 'invitation.closed' })
  })

  it('is made once for each request', async () => {
    const first = await make({ requestId: 'the-same-1' })
    expect(await make({ requestId: 'the-same-1' })).toEqual(first)
    expect(await list()).toMatchObject({ total: 1 })
  })

  it.each([
    ['a rate above one’s own', { rateBp: 801 }],
    ['a domain that is no promotion domain', { domain: 'elsewhere.example' }],
    ['no days', { days: 0 }],
    ['no uses', { maxUses: 0 }],
  ])('is not made with %s', async (_, body) => expect(await ask(body)).toMatchObject({ message: 'field.invalid' }))

  it('is seen by its agent alone', async () => {
    await make()
    expect(await list({}, 'agent42')).toMatchObject({ total: 0 })
    expect(await ask({}, 'member01')).toMatchObject({ message: 'agent.only' })
  })
})

it('the first agent has links of every state', async () => {
  for (const state of ['OPEN', 'EXPIRED', 'USED_UP', 'CLOSED'])
    expect(await list({ state }, 'agent01')).toMatchObject({
      content: expect.arrayContaining([expect.objectContaining({ state })]),
    })
})

it('a code that is no link’s says so, and a referral code goes on as before', async () => {
  expect((await visit('AGENT02')).value).toEqual({ state: 'UNKNOWN' })
  expect(await register('walker77', 'NOBODY99')).toMatchObject({ message: 'referral.invalid' })
  expect(await register('walker78', 'agent02')).toMatchObject({ success: true })
})
