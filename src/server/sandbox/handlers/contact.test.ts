import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword as password } from '../seed/demoAccounts'
import { createTestSandbox } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const send = async (username: string, body: object) =>
  sandbox.call('POST', '/wps/member/contact/code', { token: await sandbox.tokenOf(username), body })
const change = async (username: string, body: object) =>
  sandbox.call('POST', '/wps/member/contact', { token: await sandbox.tokenOf(username), encrypt: true, body })
const lastCode = () => /: (\d{6})$/.exec(sandbox.lines.at(-1) ?? '')?.[1] ?? ''
const info = async (username: string) =>
  (await sandbox.call('GET', '/wps/member/info', { token: await sandbox.tokenOf(username) })).value

describe('number and address of the member', () => {
  it('are bound by a code, used once', async () => {
    const email = { kind: 'email', value: ' Ada@Example.com ' }
    expect(await send('expired01', { ...email, target: 'new' })).toMatchObject({ value: { expiredMinutes: 5 } })
    expect(await send('expired01', { ...email, target: 'new' })).toMatchObject({ message: 'sms.too.many.requests' })
    const verificationCode = lastCode()
    expect(await change('expired01', { ...email, verificationCode })).toMatchObject({ message: 'password.incorrect' })
    expect(await change('expired01', { ...email, verificationCode, password: 'wrong' })).toMatchObject({
      message: 'password.incorrect',
    })
    expect(await change('expired01', { ...email, verificationCode: '000', password })).toMatchObject({
      message: 'verification.code.invalid',
    })
    expect(await change('expired01', { ...email, verificationCode, password })).toMatchObject({ success: true })
    expect(await info('expired01')).toMatchObject({ email: 'a***@example.com' })
    expect(await change('expired01', { ...email, verificationCode })).toMatchObject({ message: 'contact.same' })
  })

  it('are changed by a code to the present one besides', async () => {
    const wanted = { kind: 'mobile', value: '13899990000' }
    await send('member01', { ...wanted, target: 'new' })
    const verificationCode = lastCode()
    expect(await change('member01', { ...wanted, verificationCode })).toMatchObject({
      message: 'current.verification.code.invalid',
    })
    await send('member01', { kind: 'mobile', target: 'current' })
    const currentCode = lastCode()
    expect(await change('member01', { ...wanted, verificationCode, currentCode })).toMatchObject({ success: true })
    expect(await info('member01')).toMatchObject({ mobile: '138****000' })
  })

  it('the present one is verified by its code; unverified, it is changed by the login password', async () => {
    expect(await info('member01')).toMatchObject({ mobileVerified: true, emailVerified: false })
    await send('member01', { kind: 'email', target: 'current' })
    expect(await change('member01', { kind: 'email', verificationCode: lastCode() })).toMatchObject({ success: true })
    expect(await info('member01')).toMatchObject({ emailVerified: true })
    await send('newip01', { kind: 'email', target: 'new', value: 'nia@example.com' })
    const wanted = { kind: 'email', value: 'nia@example.com', verificationCode: lastCode() }
    expect(await change('newip01', wanted)).toMatchObject({ message: 'password.incorrect' })
    expect(await change('newip01', { ...wanted, password })).toMatchObject({ success: true })
  })

  it.each([
    ['a number that is no number', { kind: 'mobile', value: '12' }, 'field.invalid'],
    ['an address that is none', { kind: 'email', value: 'a@' }, 'field.invalid'],
    ['the number of somebody else', { kind: 'mobile', value: '13800000002' }, 'mobile.exists'],
    ['the address of somebody else', { kind: 'email', value: 'vip01@example.com' }, 'email.exists'],
    ['the same', { kind: 'email', value: 'member01@example.com' }, 'contact.same'],
  ])('no code goes to %s', async (_name, wanted, message) => {
    expect(await send('member01', { ...wanted, target: 'new' })).toMatchObject({ message })
  })

  it('goes to one account where two bind it at once', async () => {
    const wanted = { kind: 'email', value: 'shared@example.com' }
    await send('expired01', { ...wanted, target: 'new' })
    const bound = { ...wanted, verificationCode: lastCode(), password }
    const answers = await Promise.all([change('expired01', bound), change('newip01', bound)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('there is no present one to send to', async () => {
    expect(await send('expired01', { kind: 'mobile', target: 'current' })).toMatchObject({ message: 'field.invalid' })
  })
})
