import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const tokenOf = async (username: string, password = 'Marquee1', merchant = 'aurora') =>
  member((await sandbox.login(username, merchant, password)).value, 'token')

const change = (
  token: string,
  oldPassword: string,
  newPassword: string,
  confirmNewPassword = newPassword,
  merchant = 'aurora',
) =>
  sandbox.call('POST', '/wps/member/password', {
    merchant,
    token,
    encrypt: true,
    body: { oldPassword, newPassword, confirmNewPassword },
  })

describe('a change of password', () => {
  it('takes the new one and ends sessions elsewhere', async () => {
    const elsewhere = await tokenOf('member01')
    const here = await tokenOf('member01')
    expect(await change(here, 'Marquee1', 'Better22')).toMatchObject({ success: true })
    expect(await sandbox.login('member01')).toMatchObject({ message: 'login.credential.error' })
    expect(await sandbox.login('member01', 'aurora', 'Better22')).toMatchObject({ success: true })
    expect(await sandbox.call('GET', '/wps/member/info', { token: here })).toMatchObject({ success: true })
    expect(await sandbox.call('GET', '/wps/member/info', { token: elsewhere })).toMatchObject({ status: 401 })
  })

  it('counts wrong old ones, and locks after five in a row, even for the right one', async () => {
    const token = await tokenOf('member01')
    for (let tries = 0; tries < 5; tries += 1)
      expect(await change(token, 'Wrong123', 'Better22')).toMatchObject({ message: 'password.old.incorrect' })
    expect(await change(token, 'Marquee1', 'Better22')).toMatchObject({ message: 'too.many.requests' })
  })

  it.each([
    ['a wrong old one', 'Wrong123', 'Better22', 'Better22', { message: 'password.old.incorrect' }],
    [
      'another the second time',
      'Marquee1',
      'Better22',
      'Better23',
      { value: { fields: { confirmNewPassword: 'mismatch' } } },
    ],
    ['one against the rules', 'Marquee1', 'b', 'b', { value: { fields: { newPassword: 'length' } } }],
    ['letters alone', 'Marquee1', 'betterone', 'betterone', { value: { fields: { newPassword: 'pattern' } } }],
    ['the same one', 'Marquee1', 'Marquee1', 'Marquee1', { message: 'password.same' }],
  ])('refuses %s', async (_name, old, next, again, answer) => {
    expect(await change(await tokenOf('member01'), old, next, again)).toMatchObject({ success: false, ...answer })
    expect(await sandbox.login('member01')).toMatchObject({ success: true })
  })

  it('ends the expiry', async () => {
    const { value } = await sandbox.login('expired01')
    expect(value).toMatchObject({ passwordExpired: true })
    expect(await change(member(value, 'token'), 'Marquee1', 'Better22')).toMatchObject({ success: true })
    expect(await sandbox.login('expired01', 'aurora', 'Better22')).toMatchObject({ value: { passwordExpired: false } })
  })

  it('is not for demo accounts, nor without a session', async () => {
    expect(await change(await tokenOf('demo01'), 'Marquee1', 'Better22')).toMatchObject({ message: 'demo.not.allowed' })
    expect(await change('made-up', 'Marquee1', 'Better22')).toMatchObject({ status: 401 })
  })

  it('knows an account that still has the default password', async () => {
    expect(await sandbox.login('default01')).toMatchObject({ message: 'login.credential.error' })
    expect(await change(await tokenOf('default01', 'Welcome1'), 'Welcome1', 'Better22')).toMatchObject({
      success: true,
    })
  })
})
