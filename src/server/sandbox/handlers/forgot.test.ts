import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import { createTestSandbox } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const mobile = '13800000001'
const ask = (mobileNum: string, merchant = 'aurora') =>
  sandbox.call('POST', '/wps/member/password/sms', { merchant, module: 'PWRESETSMS3', body: { mobileNum } })
const reset = (body: object, merchant = 'aurora') =>
  sandbox.call('POST', '/wps/member/password/verification', { merchant, module: 'CHNGPASSVERIF3', encrypt: true, body })
async function codeOf(number: string): Promise<string> {
  const text = await (await sandbox.request('GET', `/sandbox/sms?mobile=${number}&merchant=aurora`)).text()
  return /"code":"(\d{6})"/.exec(text)?.[1] ?? ''
}
const mail = (username: string, email: string) =>
  sandbox.request('POST', '/wps/member/password/email', {
    headers: {
      Merchant: 'aurora',
      Device: 'WEB',
      Language: 'EN',
      ModId: 'COMM3',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ username, email }).toString(),
  })
const mailsOf = async (account: string) =>
  (await sandbox.request('GET', `/sandbox/mail?merchant=aurora&account=${account}`)).text()

describe('a forgotten password, by phone', () => {
  it('is replaced with the code; the answer names the account, the old password and sessions are gone', async () => {
    const token = await sandbox.tokenOf('member01')
    expect(await ask(mobile)).toMatchObject({ success: true, value: { expiredMinutes: 5 } })
    const answer = await reset({ mobileNum: mobile, verificationCode: await codeOf(mobile), newPassword: 'Fresh123' })
    expect(answer).toMatchObject({ success: true, value: { username: 'member01' } })
    expect(validate('password-reset-response', answer.value)).toEqual([])
    expect(await sandbox.login('member01')).toMatchObject({ message: 'login.credential.error' })
    expect(await sandbox.login('member01', 'aurora', 'Fresh123')).toMatchObject({
      success: true,
      value: { passwordExpired: false },
    })
    expect(await sandbox.call('GET', '/wps/member/info', { token })).toMatchObject({ status: 401 })
  })

  it('takes a code once, and only one of its own purpose', async () => {
    await sandbox.call('POST', '/wps/verification/sms/noLogin', { body: { mobileNum: mobile } })
    const other = await codeOf(mobile)
    expect(await reset({ mobileNum: mobile, verificationCode: other, newPassword: 'Fresh123' })).toMatchObject({
      message: 'verification.code.invalid',
    })
    await ask(mobile)
    const code = await codeOf(mobile)
    expect(await reset({ mobileNum: mobile, verificationCode: code, newPassword: 'Fresh123' })).toMatchObject({
      success: true,
    })
    expect(await reset({ mobileNum: mobile, verificationCode: code, newPassword: 'Fresh124' })).toMatchObject({
      message: 'verification.code.expired',
    })
  })

  it('refuses expired and wrong codes, weak passwords, unknown and disabled accounts, and a second message', async () => {
    expect(await ask('13900000000')).toMatchObject({ message: 'user.not.exist' })
    expect(await ask('12')).toMatchObject({ message: 'field.invalid' })
    expect(await ask(mobile)).toMatchObject({ success: true })
    expect(await ask(mobile)).toMatchObject({ message: 'sms.too.many.requests' })
    const code = await codeOf(mobile)
    expect(await reset({ mobileNum: mobile, verificationCode: code, newPassword: 'letters' })).toMatchObject({
      message: 'field.invalid',
      value: { fields: { newPassword: 'pattern' } },
    })
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await reset({ mobileNum: mobile, verificationCode: wrong, newPassword: 'Fresh123' })).toMatchObject({
      message: 'verification.code.invalid',
    })
    sandbox.clock.now += 5 * 60_000 + 1
    expect(await reset({ mobileNum: mobile, verificationCode: code, newPassword: 'Fresh123' })).toMatchObject({
      message: 'verification.code.expired',
    })
    expect(await reset({ mobileNum: mobile })).toMatchObject({ message: 'field.invalid' })
  })

  it('is a matter of two modules: one sends, the other resets', async () => {
    expect(await ask('13800000001', 'jade')).toMatchObject({ message: 'function.not.available' })
    expect(await ask('500000001', 'sahara')).toMatchObject({ success: true })
    expect(
      await reset({ mobileNum: '500000001', verificationCode: '1', newPassword: 'Fresh123' }, 'sahara'),
    ).toMatchObject({
      message: 'function.not.available',
    })
  })
})

describe('a forgotten password, by email', () => {
  it('is replaced by a temporary one that the mail carries and that is to be changed', async () => {
    const response = await mail('Member01', 'member01@example.com')
    expect(await response.json()).toEqual({ success: true })
    const password = /own: ([a-z0-9]{10})"/.exec(await mailsOf('member01'))?.[1] ?? ''
    expect(await sandbox.login('member01', 'aurora', password)).toMatchObject({
      success: true,
      value: { passwordExpired: true },
    })
    expect(await sandbox.login('member01')).toMatchObject({ message: 'login.credential.error' })
  })

  it.each([
    ['member01', 'other@example.com', 'user.not.exist'],
    ['nobody99', 'member01@example.com', 'user.not.exist'],
    ['agent01', '', 'field.invalid'],
    ['member01', 'no address', 'field.invalid'],
    ['m', 'member01@example.com', 'field.invalid'],
  ])('is refused to %s at %s: %s', async (username, email, message) => {
    expect(await (await mail(username, email)).json()).toMatchObject({ success: false, message })
    expect(await mailsOf(username)).toBe('{"mails":[]}')
  })

  it('is sent once a minute', async () => {
    await mail('member01', 'member01@example.com')
    expect(await (await mail('member01', 'member01@example.com')).json()).toMatchObject({
      message: 'sms.too.many.requests',
    })
    sandbox.clock.now += 60_001
    expect(await (await mail('member01', 'member01@example.com')).json()).toMatchObject({ success: true })
  })

  it('refuses a body that is no form', async () => {
    const response = await sandbox.request('POST', '/wps/member/password/email', {
      headers: { Merchant: 'aurora', ModId: 'COMM3' },
      body: JSON.stringify({ username: 'member01', email: 'member01@example.com' }),
    })
    expect(await response.json()).toMatchObject({ message: 'field.invalid' })
  })
})
