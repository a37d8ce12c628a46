import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MemberLogins } from '../../../contract/member-logins'
import type { MemberSessions } from '../../../contract/member-sessions'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const from = (address: string, device: string) => ({ 'X-Forwarded-For': address, 'User-Agent': device })
const enter = async (address: string, device: string, password = 'Marquee1') =>
  sandbox.call('POST', '/wps/session/login', {
    encrypt: true,
    headers: from(address, device),
    body: { username: 'vip01', password, type: 'username' },
  })
const tokenFrom = async (address: string, device: string) => member((await enter(address, device)).value, 'token')
const list = async (token: string) =>
  ((await sandbox.call('GET', '/wps/member/sessions', { token })).value as MemberSessions).sessions

describe('devices', () => {
  it('are listed newest first, and logged out one by one or all but this one', async () => {
    const desk = await tokenFrom('203.0.113.1', 'Desk Browser')
    sandbox.clock.now += 60_000
    const phone = await tokenFrom('203.0.113.2', 'Phone')
    sandbox.clock.now += 60_000
    const tablet = await tokenFrom('203.0.113.3', 'Tablet')
    const seen = await list(desk)
    expect(seen.map(({ address, device, current }) => [address, device, current])).toEqual([
      ['203.0.113.3', 'Tablet', false],
      ['203.0.113.2', 'Phone', false],
      ['203.0.113.1', 'Desk Browser', true],
    ])
    await sandbox.call('POST', '/wps/member/sessions/close', { token: desk, body: { id: seen[0]?.id } })
    expect(await sandbox.call('GET', '/wps/member/info', { token: tablet })).toMatchObject({ status: 401 })
    expect(await sandbox.call('GET', '/wps/member/info', { token: phone })).toMatchObject({ success: true })
    await sandbox.call('POST', '/wps/member/sessions/close', { token: desk })
    expect(await sandbox.call('GET', '/wps/member/info', { token: phone })).toMatchObject({ status: 401 })
    expect(await list(desk)).toHaveLength(1)
  })

  it('of somebody else are not touched', async () => {
    const desk = await tokenFrom('203.0.113.1', 'Desk Browser')
    const [own] = await list(desk)
    const token = await sandbox.tokenOf('member01')
    await sandbox.call('POST', '/wps/member/sessions/close', { token, body: { id: own?.id } })
    expect(await list(desk)).toHaveLength(1)
  })
})

it('sign-ins are told of, those that were refused too', async () => {
  await enter('203.0.113.9', 'Stranger', 'wrong')
  const token = await tokenFrom('203.0.113.1', 'Desk Browser')
  const { logins } = (await sandbox.call('GET', '/wps/member/logins', { token })).value as MemberLogins
  expect(logins.slice(0, 2)).toMatchObject([
    { outcome: 'IN', address: '203.0.113.1', device: 'Desk Browser' },
    { outcome: 'REFUSED', address: '203.0.113.9' },
  ])
})
