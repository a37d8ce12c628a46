import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import { createTestSandbox, member } from '../testing/testSandbox'
import { totpCode } from '../totp'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(async () => {
  sandbox = createTestSandbox()
  await post('/sandbox/modules', { merchant: 'aurora', modId: 'LOGINIPVERF3', enabled: true })
})
afterEach(() => sandbox.close())

const post = (path: string, body: object) => sandbox.request('POST', path, { body: JSON.stringify(body) })
const known = async () => {
  const response = await sandbox.request('GET', '/sandbox/check?merchant=aurora&username=newip01')
  return (await response.json()) as { sms: string; email: string; secret: string; google: string; bankName: string }
}

const from = (address: string) => ({ 'X-Forwarded-For': address })
const signIn = (address = '203.0.113.7', username = 'newip01') =>
  sandbox.call('POST', '/wps/session/login', {
    encrypt: true,
    headers: from(address),
    body: { username, password: 'Marquee1', type: 'username' },
  })
const ticketOf = async (address?: string) => member((await signIn(address)).value, 'ticket')
const check = (ticket: string, way: string, code?: string, address = '203.0.113.7') =>
  sandbox.call('POST', '/wps/session/login/verification', {
    encrypt: true,
    headers: from(address),
    body: { ticket, way, ...(code === undefined ? { action: 'send' } : { action: 'verify', code }) },
  })

describe('a sign-in from an unregistered address', () => {
  it('answers the ways of the account, masked, and no token', async () => {
    const answer = await signIn()
    expect(answer).toMatchObject({ success: false, message: 'login.check.required' })
    expect(validate('login-check', answer.value)).toEqual([])
    expect(answer.value).toMatchObject({
      ways: [
        { way: 'sms', target: '138****007' },
        { way: 'email', target: 'n***@example.com' },
        { way: 'google' },
        { way: 'bankName' },
      ],
    })
    expect(answer.value).not.toHaveProperty('token')
  })

  it.each([
    ['sms', async () => (await known()).sms],
    ['email', async () => (await known()).email],
    ['google', async () => (await known()).google],
    ['bankName', () => Promise.resolve('  mira   LINDQVIST ')],
  ])('goes on with %s, and the address is registered from then on', async (way, answer) => {
    const ticket = await ticketOf()
    if (way === 'sms' || way === 'email')
      expect(await check(ticket, way)).toMatchObject({ success: true, value: { expiredMinutes: 5 } })
    const code = await answer()
    const passed = await check(ticket, way, code)
    expect(passed).toMatchObject({ success: true })
    expect(validate('login-response', passed.value)).toEqual([])
    expect(await check(ticket, way, code)).toMatchObject({ message: 'login.check.expired' })
    expect(await signIn()).toMatchObject({ success: true })
    expect(await signIn('198.51.100.9')).toMatchObject({ message: 'login.check.required' })
  })

  it('is over after five wrong answers', async () => {
    const ticket = await ticketOf()
    for (const attemptsLeft of [4, 3, 2, 1]) {
      expect(await check(ticket, 'google', '000000')).toMatchObject({
        message: 'verification.code.invalid',
        value: { attemptsLeft },
      })
    }
    expect(await check(ticket, 'google', '000000')).toMatchObject({
      message: 'login.check.expired',
      value: { attemptsLeft: 0 },
    })
    expect(await check(ticket, 'google', (await known()).google)).toMatchObject({ message: 'login.check.expired' })
  })

  it('is locked by ten wrong answers over all sign-ins of the account', async () => {
    for (const _round of [1, 2]) {
      const ticket = await ticketOf()
      for (let tries = 0; tries < 5; tries += 1) await check(ticket, 'google', '000000')
    }
    const right = async () => check(await ticketOf('198.51.100.9'), 'google', (await known()).google, '198.51.100.9')
    expect(await right()).toMatchObject({ message: 'too.many.requests' })
    sandbox.clock.now += 29 * 60_000
    expect(await right()).toMatchObject({ message: 'too.many.requests' })
    sandbox.clock.now += 60_000
    expect(await check(await ticketOf(), 'google', '000000')).toMatchObject({ message: 'verification.code.invalid' })
    expect(await right()).toMatchObject({ success: true })
  })

  it('is over after ten minutes, and counts at its own address alone', async () => {
    const ticket = await ticketOf()
    expect(await check(ticket, 'bankName', 'Mira Lindqvist', '198.51.100.9')).toMatchObject({
      message: 'login.check.expired',
    })
    sandbox.clock.now += 10 * 60_000 + 1
    expect(await check(ticket, 'bankName', 'Mira Lindqvist')).toMatchObject({ message: 'login.check.expired' })
  })

  it('sends a code once a minute, which counts for five', async () => {
    const ticket = await ticketOf()
    expect(await check(ticket, 'sms')).toMatchObject({ success: true })
    expect(await check(ticket, 'sms')).toMatchObject({ message: 'sms.too.many.requests' })
    expect(await check(ticket, 'email')).toMatchObject({ success: true })
    const { sms } = await known()
    sandbox.clock.now += 5 * 60_000 + 1
    expect(await check(ticket, 'sms', sms)).toMatchObject({ message: 'verification.code.invalid' })
    expect(await check(ticket, 'sms')).toMatchObject({ success: true })
  })

  it('takes a code of the authenticator once, and one step early or late', async () => {
    const { secret } = await known()
    const before = totpCode(secret, sandbox.clock.now - 30_000)
    expect(await check(await ticketOf(), 'google', before)).toMatchObject({ success: true })
    await post('/sandbox/check', { merchant: 'aurora', username: 'newip01' })
    expect(await check(await ticketOf(), 'google', before)).toMatchObject({ message: 'verification.code.invalid' })
    expect(await check(await ticketOf(), 'google', totpCode(secret, sandbox.clock.now + 90_000))).toMatchObject({
      success: false,
    })
    expect(await check(await ticketOf(), 'google', totpCode(secret, sandbox.clock.now))).toMatchObject({
      success: true,
    })
  })

  it('is checked where an account is guarded and the module is on, and nowhere else', async () => {
    expect(await signIn('203.0.113.7', 'member01')).toMatchObject({ success: true })
    await post('/sandbox/check', { merchant: 'aurora', username: 'member01' })
    expect(await signIn('203.0.113.7', 'member01')).toMatchObject({ message: 'login.check.required' })
    await post('/sandbox/modules', { merchant: 'aurora', modId: 'LOGINIPVERF3', enabled: false })
    expect(await signIn('203.0.113.7', 'member01')).toMatchObject({ success: true })
    expect(await check('x', 'sms')).toMatchObject({ message: 'login.check.expired' })
  })

  it('refuses a way that the account has not, and what is no check', async () => {
    await post('/sandbox/check', { merchant: 'aurora', username: 'default01' })
    const { value } = await sandbox.call('POST', '/wps/session/login', {
      encrypt: true,
      headers: from('203.0.113.7'),
      body: { username: 'default01', password: 'Welcome1', type: 'username' },
    })
    expect(await check(member(value, 'ticket'), 'sms')).toMatchObject({ message: 'function.not.available' })
    expect(await check(member(value, 'ticket'), 'carrier pigeon')).toMatchObject({ message: 'field.invalid' })
  })
})
