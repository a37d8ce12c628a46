import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenedAccount } from '../../../contract/opened-account'
import type { TeamOverview } from '../../../contract/team-overview'
import { validate } from '../../schemas'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox({ gameCount: 100 })
})
afterEach(() => sandbox.close())

const relay = (name: string) => `/wps/relay/${name}`
const isOpened = (value: unknown): value is OpenedAccount => validate('opened-account', value).length === 0

const isTeam = (value: unknown): value is TeamOverview => validate('team-overview', value).length === 0

let requests = 0
const ask = async (body: object, agent = 'agent02', merchant = 'aurora') => {
  const token = await sandbox.tokenOf(agent, merchant)
  requests += 1
  return sandbox.call('POST', relay('MCSFE_openAccount'), {
    ...{ merchant, token },
    body: { kind: 'MEMBER', rateBp: 100, requestId: `request-${requests}`, ...body },
  })
}
async function open(body: object = {}, agent = 'agent02', merchant = 'aurora'): Promise<OpenedAccount> {
  const { value, message } = await ask(body, agent, merchant)
  if (!isOpened(value)) throw new Error(`not opened: ${message}`)
  return value
}
const infoOf = async (token: string) => (await sandbox.call('GET', '/wps/member/info', { token })).value

describe('an account that an agent opens', () => {
  it.each(['aurora', 'jade', 'sahara'])('has a name and a first password under the rules of %s', async (merchant) => {
    const { account, password } = await open({}, 'agent02', merchant)
    const answer = await sandbox.login(account, merchant, password)
    expect(answer).toMatchObject({ success: true, value: { firstTimeLogin: true, passwordExpired: true } })
  })

  it('has the name that was typed, in small letters, and has to change its first password', async () => {
    const { account, password } = await open({ username: 'Walker88' })
    expect(account).toBe('walker88')
    const token = member((await sandbox.login(account, 'aurora', password)).value, 'token')
    expect(await infoOf(token)).toMatchObject({ account: 'walker88', type: 0, toUpline: true })
    const body = { oldPassword: password, newPassword: 'mine4567', confirmNewPassword: 'mine4567' }
    expect(
      await sandbox.call('POST', '/wps/member/password', { token, module: 'PASS3', encrypt: true, body }),
    ).toMatchObject({ success: true })
    expect((await sandbox.login(account, 'aurora', 'mine4567')).value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
    })
  })

  it.each([
    ['agent01', 2],
    ['agent02', 2],
    ['agent41', 42],
    ['agent42', 42],
  ])('is an agent of the lower type of the line of %s', async (agent, type) => {
    const { account, password } = await open({ kind: 'AGENT', rateBp: 50 }, agent)
    const token = member((await sandbox.login(account, 'aurora', password)).value, 'token')
    expect(await infoOf(token)).toMatchObject({ type })
    expect((await sandbox.call('GET', relay('MCSFE_getOpenAccountSettings'), { token })).value).toMatchObject({
      rateBp: 50,
    })
  })

  it('counts in the team of everybody above', async () => {
    const sizeOf = async (agent: string) => {
      const token = await sandbox.tokenOf(agent)
      const { value } = await sandbox.call('GET', relay('MCSFE_getAgentTeamOverview'), { token })
      return isTeam(value) ? value.members : 0
    }
    const before = [await sizeOf('agent01'), await sizeOf('agent42')]
    await open({ rateBp: 10 }, 'agent42')
    expect([await sizeOf('agent01'), await sizeOf('agent42')]).toEqual(before.map((size) => size + 1))
  })
})

describe('a request', () => {
  it('opens one account however often it is sent, with another first password until somebody has signed in', async () => {
    const first = await open({ requestId: 'the-same-1' })
    const again = await open({ requestId: 'the-same-1' })
    expect(again.account).toBe(first.account)
    expect(await sandbox.login(first.account, 'aurora', first.password)).toMatchObject({ success: false })
    expect(await sandbox.login(first.account, 'aurora', again.password)).toMatchObject({ success: true })
    expect(await ask({ requestId: 'the-same-1' })).toMatchObject({ message: 'field.invalid' })
    expect(await ask({ requestId: 'the-same-1', username: 'another88' })).toMatchObject({ message: 'field.invalid' })
    expect(await ask({ requestId: 'the-same-1', rateBp: 20 })).toMatchObject({ message: 'field.invalid' })
  })

  it.each([
    ['a rate above one’s own', { rateBp: 801 }, 'field.invalid'],
    ['a rate below nothing', { rateBp: -1 }, 'field.invalid'],
    ['a rate between two points', { rateBp: 1.5 }, 'field.invalid'],
    ['a kind that is none', { kind: 'STAFF' }, 'field.invalid'],
    ['a name that is too short', { username: 'abc' }, 'field.invalid'],
    ['a name that somebody has', { username: 'MEMBER01' }, 'username.exists'],
  ])('is refused for %s', async (_, body, message) => {
    expect(await ask(body)).toMatchObject({ success: false, message })
  })

  it('is an agent’s', async () => {
    expect(await ask({}, 'member01')).toMatchObject({ message: 'agent.only' })
  })

  it('leaves the password out of the log', async () => {
    const { password } = await open()
    expect(sandbox.lines.join('\n')).not.toContain(password)
  })
})
