import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword, demoPaymentPassword } from '../seed/demoAccounts'
import { lockedFor, mostTries } from '../store/secretTries'
import { createTestSandbox } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const set = async (username: string, body: object) =>
  sandbox.call('POST', '/wps/member/paymentPassword', {
    token: await sandbox.tokenOf(username),
    encrypt: true,
    body: { newPassword: '135790', ...body },
  })
const isSet = async (username: string) => {
  const { value } = await sandbox.call('GET', '/wps/member/info', { token: await sandbox.tokenOf(username) })
  return value
}

describe('the payment password', () => {
  it('is set with the login password, once', async () => {
    expect(await isSet('expired01')).toMatchObject({ hasPaymentPassword: false })
    expect(await set('expired01', { password: 'wrong' })).toMatchObject({ message: 'password.incorrect' })
    expect(await set('expired01', {})).toMatchObject({ message: 'password.incorrect' })
    expect(await set('expired01', { password: demoPassword })).toMatchObject({ success: true })
    expect(await isSet('expired01')).toMatchObject({ hasPaymentPassword: true })
    expect(await set('expired01', { password: demoPassword })).toMatchObject({ message: 'payment.password.incorrect' })
  })

  it('is changed with the present one', async () => {
    expect(await set('member01', { paymentPassword: '000000' })).toMatchObject({
      message: 'payment.password.incorrect',
    })
    const same = { newPassword: demoPaymentPassword, paymentPassword: demoPaymentPassword }
    expect(await set('member01', same)).toMatchObject({ message: 'password.same' })
    expect(await set('member01', { paymentPassword: demoPaymentPassword })).toMatchObject({ success: true })
    expect(await set('member01', { paymentPassword: demoPaymentPassword })).toMatchObject({
      message: 'payment.password.incorrect',
    })
  })

  it.each(['12345', '1234567', 'abcdef', '12 345'])('is not %s', async (newPassword) => {
    expect(await set('member01', { newPassword, paymentPassword: demoPaymentPassword })).toMatchObject({
      message: 'field.invalid',
      value: { fields: { newPassword: 'pattern' } },
    })
  })

  it('locks after wrong ones in a row, even for the right one, and opens again', async () => {
    for (let tries = 0; tries < mostTries; tries += 1) await set('member01', { paymentPassword: '000000' })
    const right = { paymentPassword: demoPaymentPassword }
    expect(await set('member01', right)).toMatchObject({
      message: 'payment.password.locked',
      value: { until: sandbox.clock.now + lockedFor },
    })
    sandbox.clock.now += lockedFor
    expect(await set('member01', right)).toMatchObject({ success: true })
  })

  it('counts tries that come all at once', async () => {
    const wrong = Array.from({ length: 20 }, () => set('member01', { paymentPassword: '000000' }))
    const messages = (await Promise.all(wrong)).map(({ message }) => message)
    expect(messages.filter((message) => message === 'payment.password.incorrect')).toHaveLength(mostTries)
    expect(messages.filter((message) => message === 'payment.password.locked')).toHaveLength(20 - mostTries)
  })

  it('is set anew by a code to the account’s own number, used once', async () => {
    const token = await sandbox.tokenOf('member01')
    const send = () => sandbox.call('POST', '/wps/verification/sms/payment', { token })
    expect(await send()).toMatchObject({ value: { expiredMinutes: 5 } })
    expect(await send()).toMatchObject({ message: 'sms.too.many.requests' })
    const code = /: (\d{6})$/.exec(sandbox.lines.at(-1) ?? '')?.[1] ?? ''
    expect(await set('member01', { verificationCode: '1' })).toMatchObject({ message: 'verification.code.invalid' })
    expect(await set('member01', { verificationCode: code })).toMatchObject({ success: true })
    expect(await set('member01', { verificationCode: code })).toMatchObject({ message: 'verification.code.expired' })
  })

  it('is not set for the first time by a code', async () => {
    const token = await sandbox.tokenOf('expired01')
    const lastCode = () => /: (\d{6})$/.exec(sandbox.lines.at(-1) ?? '')?.[1] ?? ''
    const mobile = { kind: 'mobile', value: '13899990000' }
    await sandbox.call('POST', '/wps/member/contact/code', { token, body: { ...mobile, target: 'new' } })
    const bound = { ...mobile, verificationCode: lastCode(), password: demoPassword }
    await sandbox.call('POST', '/wps/member/contact', { token, encrypt: true, body: bound })
    expect(await sandbox.call('POST', '/wps/verification/sms/payment', { token })).toMatchObject({ success: true })
    expect(await set('expired01', { verificationCode: lastCode() })).toMatchObject({
      message: 'verification.code.invalid',
    })
    expect(await isSet('expired01')).toMatchObject({ hasPaymentPassword: false })
  })

  it('needs a number for a code, and a real account', async () => {
    const sms = async (username: string) =>
      sandbox.call('POST', '/wps/verification/sms/payment', { token: await sandbox.tokenOf(username) })
    expect(await sms('expired01')).toMatchObject({ value: { fields: { mobileNum: 'missing' } } })
    expect(await sms('demo01')).toMatchObject({ message: 'demo.not.allowed' })
    expect(await set('demo01', { password: demoPassword })).toMatchObject({ message: 'demo.not.allowed' })
  })
})
