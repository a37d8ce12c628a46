import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, member } from '../testing/testSandbox'
import { totpCode } from '../totp'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const path = '/wps/member/authenticator'
const call = async (method: string, at: string, body?: object) =>
  sandbox.call(method, at, {
    token: await sandbox.tokenOf('member01'),
    ...(body && { encrypt: true, body }),
  })
const codeOf = (secret: string) => totpCode(secret, sandbox.clock.now)
const later = () => void (sandbox.clock.now += 60_000)

async function switchOn(): Promise<string> {
  const secret = member((await call('PUT', path)).value, 'secret')
  expect(await call('POST', path, { code: codeOf(secret) })).toMatchObject({ value: { enabled: true } })
  later()
  return secret
}

const answer = (ticket: string, code: string) =>
  sandbox.call('POST', '/wps/session/login/verification', {
    encrypt: true,
    body: { ticket, way: 'google', action: 'verify', code },
  })

describe('the authenticator', () => {
  it('counts once a code of it was confirmed', async () => {
    const { value } = await call('PUT', path)
    const secret = member(value, 'secret')
    expect(member(value, 'uri')).toContain(`secret=${secret}`)
    expect(await call('POST', path, { code: '000000' })).toMatchObject({ message: 'authenticator.code.invalid' })
    expect(await sandbox.login('member01')).toMatchObject({ success: true })
    expect(await call('POST', path, { code: codeOf(secret) })).toMatchObject({ value: { enabled: true } })
    expect(await call('PUT', path)).toMatchObject({ message: 'authenticator.on' })
  })

  it('is asked for at each sign-in, and no code counts twice', async () => {
    const secret = await switchOn()
    const asked = await sandbox.login('member01')
    expect(asked).toMatchObject({ message: 'login.check.required', value: { ways: [{ way: 'google' }] } })
    expect(await answer(member(asked.value, 'ticket'), codeOf(secret))).toMatchObject({ success: true })
    const again = await sandbox.login('member01')
    expect(await answer(member(again.value, 'ticket'), codeOf(secret))).toMatchObject({
      message: 'verification.code.invalid',
    })
    later()
    expect(await answer(member(again.value, 'ticket'), codeOf(secret))).toMatchObject({ success: true })
  })

  it.each([
    ['a code', (secret: string) => ({ code: codeOf(secret) }), true],
    ['the login password', () => ({ password: 'Marquee1' }), true],
    ['a wrong code', () => ({ code: '123' }), false],
    ['a wrong password', () => ({ password: 'x' }), false],
    ['nothing', () => ({}), false],
  ])('is switched off by %s: %s', async (_name, proof, success) => {
    const secret = await switchOn()
    expect(await call('POST', `${path}/off`, proof(secret))).toMatchObject({ success })
    expect((await sandbox.login('member01')).success).toBe(success)
  })
})
