import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockedFor, mostTries } from '../store/secretTries'
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
const newSecret = (password = 'Marquee1') => call('PUT', path, { password })
const codeOf = (secret: string) => totpCode(secret, sandbox.clock.now)
const later = () => void (sandbox.clock.now += 60_000)

async function switchOn(): Promise<string> {
  const secret = member((await newSecret()).value, 'secret')
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
    const { value } = await newSecret()
    const secret = member(value, 'secret')
    expect(member(value, 'uri')).toContain(`secret=${secret}`)
    expect(await call('POST', path, { code: '000000' })).toMatchObject({ message: 'authenticator.code.invalid' })
    expect(await sandbox.login('member01')).toMatchObject({ success: true })
    expect(await call('POST', path, { code: codeOf(secret) })).toMatchObject({ value: { enabled: true } })
    expect(await newSecret()).toMatchObject({ message: 'authenticator.on' })
  })

  it('shows its secret for the login password alone', async () => {
    expect(await newSecret('wrong')).toMatchObject({ message: 'password.incorrect' })
    expect(await call('PUT', path, {})).toMatchObject({ message: 'password.incorrect' })
  })

  it('counts wrong passwords and codes together, and locks for half an hour', async () => {
    const secret = member((await newSecret()).value, 'secret')
    await newSecret('wrong')
    for (let tries = 0; tries < 3; tries += 1) await call('POST', path, { code: '000000' })
    expect(await newSecret('wrong')).toMatchObject({ message: 'password.incorrect' })
    const close = { password: 'Marquee1', givenUp: '1250.00' }
    expect(await call('POST', '/wps/member/close', close)).toMatchObject({ message: 'too.many.requests' })
    expect(await newSecret()).toMatchObject({ message: 'too.many.requests' })
    expect(await call('POST', path, { code: codeOf(secret) })).toMatchObject({ message: 'too.many.requests' })
    sandbox.clock.now += lockedFor
    expect(await call('POST', path, { code: codeOf(secret) })).toMatchObject({ success: true })
  })

  it('judges no more of a burst', async () => {
    await sandbox.tokenOf('member01')
    const answers = await Promise.all(Array.from({ length: 20 }, () => newSecret('wrong')))
    expect(answers.filter(({ message }) => message === 'password.incorrect')).toHaveLength(mostTries)
  })

  it('a right one ends the row', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 1; tries < mostTries; tries += 1) await newSecret('wrong')
      expect(await newSecret()).toMatchObject({ success: true })
    }
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
