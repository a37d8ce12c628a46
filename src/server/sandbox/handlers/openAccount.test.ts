import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { OpenedAccount } from '../../../contract/opened-account'
import type { TeamOverview } from '../../../contract/team-overview'
import { validate } from '../../schemas'
import { openDatabase } from '../db/database'
import { query } from '../db/query'
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
    // the same each time, until the password is changed
    for (let time = 0; time < 3; time += 1)
      expect(await sandbox.login(account, merchant, password)).toMatchObject({
        ...{ success: true, value: { firstTimeLogin: true, passwordExpired: true } },
      })
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

  it('is none of those who were invited', async () => {
    const token = await sandbox.tokenOf('agent02')
    const invited = async () => (await sandbox.call('GET', relay('MCSFE_getReferralDetails'), { token })).value
    const before = await invited()
    await open()
    expect(await invited()).toEqual(before)
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
  it('opens one account however often it is sent, with one first password until somebody has signed in', async () => {
    const first = await open({ requestId: 'the-same-1' })
    expect(await open({ requestId: 'the-same-1' })).toEqual(first)
    expect(await open({ requestId: 'the-same-1', username: first.account })).toEqual(first)
    const used = { message: 'field.invalid', value: { fields: { requestId: 'used' } } }
    for (const other of [{ username: 'another88' }, { rateBp: 20 }, { kind: 'AGENT' }])
      expect(await ask({ requestId: 'the-same-1', ...other })).toMatchObject(used)
    expect(await sandbox.login(first.account, 'aurora', first.password)).toMatchObject({ success: true })
    expect(await ask({ requestId: 'the-same-1' })).toMatchObject(used)
  })

  it('that is sent many times at once has one answer, and its password works', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => open({ requestId: 'at-once-01' })))
    const [first, ...others] = sent
    for (const other of others) expect(other).toEqual(first)
    expect(await sandbox.login(first?.account ?? '', 'aurora', first?.password)).toMatchObject({ success: true })
  })

  it('is another one of another agent, whatever its id', async () => {
    const first = await open({ requestId: 'the-same-2' })
    expect((await open({ requestId: 'the-same-2' }, 'agent42')).account).not.toBe(first.account)
  })

  it('leaves nothing that the first password can be read from without its id, and nothing at all once it was used', async () => {
    sandbox.close()
    const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-opening-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    sandbox = createTestSandbox({ gameCount: 100, dataDir })
    const { account, password } = await open({ requestId: 'not-to-be-found' })
    const kept = () => {
      const database = openDatabase({ dataDir })
      const rows = database.all(query.selectFrom('accountOpening').selectAll())
      database.close()
      return rows
    }
    const [row] = kept()
    expect(row?.firstPassword).toEqual(expect.any(String))
    for (const secret of [password, 'not-to-be-found']) expect(JSON.stringify(row)).not.toContain(secret)
    await sandbox.login(account, 'aurora', password)
    expect(kept()).toMatchObject([{ firstPassword: null }])
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

  it.each<[string, object, object]>([
    ['a rate above one’s own', { rateBp: 801 }, { rateBp: 'most' }],
    ['a rate between two points', { rateBp: 1.5 }, { rateBp: 'format' }],
    ['a kind that is none', { kind: 'STAFF' }, { kind: 'format' }],
    ['no kind', { kind: undefined }, { kind: 'required' }],
    ['a name that is no text', { username: 7 }, { username: 'format' }],
    ['a short id', { requestId: 'short' }, { requestId: 'format' }],
    ['two things', { rateBp: undefined, kind: 7 }, { rateBp: 'required', kind: 'format' }],
  ])('is told which field is wrong: %s', async (_, body, fields) => {
    expect((await ask(body)).value).toEqual({ fields })
  })

  it('is an agent’s', async () => {
    expect(await ask({}, 'member01')).toMatchObject({ message: 'agent.only' })
  })

  it('leaves the password out of the log', async () => {
    const { password } = await open()
    expect(sandbox.lines.join('\n')).not.toContain(password)
  })
})
