import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoPaymentPassword as paymentPassword } from '../seed/demoAccounts'
import { decidedAfter } from '../store/exchanges'
import { createTestSandbox } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const look = async (username: string) =>
  sandbox.call('GET', '/wps/member/close', { token: await sandbox.tokenOf(username) })
const close = async (username: string, givenUp: string, password = 'Marquee1') =>
  sandbox.call('POST', '/wps/member/close', {
    token: await sandbox.tokenOf(username),
    encrypt: true,
    body: { password, givenUp },
  })

describe('closing the account', () => {
  it('names what is in it, and is refused while money can be withdrawn', async () => {
    expect(await look('member01')).toMatchObject({
      value: { balance: '1250.00', currency: 'USD', minimumWithdrawal: '20.00', openWithdrawals: 0 },
    })
    expect(await close('member01', '1250.00')).toMatchObject({ message: 'account.money.left' })
  })

  it('takes the password and the balance that was told, and is for good', async () => {
    expect(await look('newbie01')).toMatchObject({ value: { balance: '0.00', openBets: 0 } })
    expect(await close('newbie01', '0.00', 'wrong')).toMatchObject({ message: 'password.incorrect' })
    expect(await close('newbie01', '5.00')).toMatchObject({ message: 'account.balance.changed' })
    expect(await close('newbie01', '0.00')).toMatchObject({ success: true })
    expect(await look('newbie01')).toMatchObject({ status: 401 })
    expect(await sandbox.login('newbie01')).toMatchObject({ message: 'user.disabled' })
  })
})

it('waits for deposits that are not decided', async () => {
  const token = await sandbox.tokenOf('newbie01')
  const body = { methodId: 'bank', amount: '50.00', requestId: crypto.randomUUID() }
  expect(await sandbox.call('POST', '/wps/relay/MCSFE_requestDeposit', { token, body })).toMatchObject({
    success: true,
  })
  expect(await look('newbie01')).toMatchObject({ value: { openDeposits: 1 } })
  expect(await close('newbie01', '0.00')).toMatchObject({ message: 'account.money.left' })
})

it('waits for exchanges of points that are not decided', async () => {
  const token = await sandbox.tokenOf('vip01')
  const body = { rewardId: 'deck', quantity: 1, address: '1 Harbour Street', requestId: 'request-1', paymentPassword }
  expect(
    await sandbox.call('POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', { token, encrypt: true, body }),
  ).toMatchObject({ value: { status: 'PROCESSING' } })
  expect(await look('vip01')).toMatchObject({ value: { openExchanges: 1 } })
  sandbox.clock.now += decidedAfter
  expect(await look('vip01')).toMatchObject({ value: { openExchanges: 0 } })
})

describe('what is kept with the account', () => {
  it('goes into a file without secrets', async () => {
    const token = await sandbox.tokenOf('member01')
    const { value } = await sandbox.call('GET', '/wps/member/data', { token })
    const text = JSON.stringify(value)
    expect(text).toContain('"R*** H***"')
    expect(text).not.toContain('Robin Hale')
    expect(text).toContain('"transactions"')
    expect(text).not.toMatch(/Hash|"secret|"token/)
    const { data } = value as { readonly data: Readonly<Record<string, readonly object[]>> }
    expect(data['payoutAccount']?.[0]).toMatchObject({ kind: 'BANK', number: expect.stringContaining('****') })
    expect(data['deposit']?.[0]).toMatchObject({ amount: expect.stringMatching(/^\d+\.\d\d$/) })
    expect(data['message']?.length).toBeGreaterThan(0)
  })

  it('how often play is interrupted, on every device', async () => {
    const token = await sandbox.tokenOf('member01')
    const choose = (minutes: number) =>
      sandbox.call('POST', '/wps/relay/MCSFE_changeCheckInterval', { token, body: { minutes } })
    expect(await choose(15)).toMatchObject({ value: { minutes: 15 } })
    expect(await choose(0)).toMatchObject({ message: 'field.invalid' })
    const elsewhere = await sandbox.tokenOf('member01')
    expect((await sandbox.call('GET', '/wps/member/info', { token: elsewhere })).value).toMatchObject({
      realityCheckMinutes: 15,
    })
  })

  it('language and picture', async () => {
    const token = await sandbox.tokenOf('member01')
    const language = (code: string) => sandbox.call('POST', '/wps/member/language', { token, body: { language: code } })
    expect(await language('AR')).toMatchObject({ success: true })
    expect(await language('arabic')).toMatchObject({ message: 'field.invalid' })
    expect((await sandbox.call('GET', '/wps/member/info', { token })).value).toMatchObject({ language: 'AR' })
    const icon = (id: string) => sandbox.call('POST', '/wps/member/info/icon', { token, body: { id } })
    expect(await icon('12')).toMatchObject({ success: false })
    expect(await icon('7')).toMatchObject({ value: { id: '7', url: '/cdn/avatars/7.svg' } })
    expect(await sandbox.call('GET', '/wps/member/info/icon', { token })).toMatchObject({ value: { id: '7' } })
  })
})
