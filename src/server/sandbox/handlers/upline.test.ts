import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountTransactions } from '../../../contract/account-transactions'
import type { Inbox } from '../../../contract/inbox'
import { validate } from '../../schemas'
import { demoPaymentPassword } from '../seed/demoAccounts'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox({ gameCount: 600 })
})
afterEach(() => sandbox.close())

const relay = (name: string) => `/wps/relay/${name}`
const read = async (username: string, name: string, query: Readonly<Record<string, string>> = {}) =>
  sandbox.call('GET', relay(name), { token: await sandbox.tokenOf(username), query })
const send = async (requestId: string, amount: string, paymentPassword = demoPaymentPassword, username = 'member01') =>
  sandbox.call('POST', relay('passwordCheck/MCSFE_transferToUpline'), {
    token: await sandbox.tokenOf(username),
    encrypt: true,
    body: { amount, paymentPassword, requestId },
  })
const minorOf = (amount: string) => Math.round(Number(amount) * 100)
async function balanceOf(username: string): Promise<number> {
  const { value } = await sandbox.call('GET', '/wps/v2/wallets/balance', { token: await sandbox.tokenOf(username) })
  return minorOf(member(value, 'sumBalance'))
}
const isRecord = (value: unknown): value is AccountTransactions => validate('account-transactions', value).length === 0
async function lastMovement(username: string) {
  const { value } = await read(username, 'ODSFE2_MemFundTransDet')
  return isRecord(value) ? value.content[0] : undefined
}
const isInbox = (value: unknown): value is Inbox => validate('inbox', value).length === 0
async function lastTitle(username: string) {
  const { value } = await read(username, 'CSP_getInbox')
  return isInbox(value) ? value.content[0]?.title : undefined
}

describe('a transfer to the upline', () => {
  it('takes from one and gives to the other, once a request, with a movement and a letter on both sides', async () => {
    const before = [await balanceOf('member01'), await balanceOf('agent02')] as const
    const first = await send('request-0001', '50.00')
    expect(first).toMatchObject({ success: true, value: { amount: '50.00', account: 'ag****02', status: 'DONE' } })
    expect(await send('request-0001', '50.00')).toEqual(first)
    expect([await balanceOf('member01'), await balanceOf('agent02')]).toEqual([before[0] - 5000, before[1] + 5000])
    const reference = member(first.value, 'reference')
    expect(await lastMovement('member01')).toMatchObject({ type: 'UPLINE', amount: '-50.00', reference })
    expect(await lastMovement('agent02')).toMatchObject({ type: 'UPLINE', amount: '50.00', reference })
    expect(await lastTitle('member01')).toBe('$50.00 sent to your upline')
    expect(await lastTitle('agent02')).toBe('$50.00 received from your team')
    const found = await read('member01', 'MCSFE_getUplineTransferList', { requestId: 'request-0001' })
    expect(found.value).toMatchObject({ total: 1, content: [{ reference, requestId: 'request-0001' }] })
    expect((await read('member01', 'MCSFE_getUplineTransferList', { requestId: 'other-00001' })).value).toMatchObject({
      total: 0,
    })
    expect(await send('request-0001', '51.00')).toMatchObject({ message: 'field.invalid' })
  })

  it('asks for the payment password, within the limits, and leaves no trace of what it refuses', async () => {
    const before = await balanceOf('member01')
    expect(await send('request-0001', '50.00', '000000')).toMatchObject({ message: 'payment.password.incorrect' })
    expect(await send('request-0001', '50.00', demoPaymentPassword, 'newbie01')).toMatchObject({
      message: 'payment.password.required',
    })
    expect(await send('request-0001', '0.99')).toMatchObject({ message: 'field.invalid' })
    expect(await send('request-0001', '999999.00')).toMatchObject({ message: 'field.invalid' })
    expect(await send('request-0001', '49999.00')).toMatchObject({ message: 'balance.insufficient' })
    expect(await balanceOf('member01')).toBe(before)
    // the same request may be tried again
    expect(await send('request-0001', '1.00')).toMatchObject({ success: true })
  })

  it('waits for what is to be staked before money may leave', async () => {
    const token = await sandbox.tokenOf('member01')
    const body = { methodId: 'wallet', amount: '50.00', requestId: 'deposit-0001' }
    const settings = await read('member01', 'MCSFE_getDepositSettings')
    const methodId = /"id":"([^"]+)"/.exec(JSON.stringify(settings.value))?.[1] ?? ''
    await sandbox.call('POST', relay('MCSFE_requestDeposit'), { token, body: { ...body, methodId } })
    sandbox.clock.now += 60_000
    expect(await send('request-0001', '10.00')).toMatchObject({ message: 'turnover.required' })
    expect((await read('member01', 'MCSFE_getUplineTransferSettings')).value).toMatchObject({ turnoverLeft: '50.00' })
  })

  it('has nobody to go to for an account without an upline', async () => {
    expect(await read('agent01', 'MCSFE_getUplineTransferSettings')).toMatchObject({
      message: 'function.not.available',
    })
  })

  it('keeps the sum of both, whatever is sent, repeated or refused', async () => {
    const sum = async () => (await balanceOf('vip01')) + (await balanceOf('agent02'))
    const whole = await sum()
    const done = new Map<string, string>()
    const one = fc.record({
      name: fc.integer({ min: 1, max: 9 }).map((place) => `request-000${place}`),
      amount: fc.integer({ min: 0, max: 60_000_00 }).map((cents) => (cents / 100).toFixed(2)),
      password: fc.constantFrom(demoPaymentPassword, demoPaymentPassword, '111111'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 6 }), async (requests) => {
        for (const { name, amount, password } of requests) {
          const before = await balanceOf('vip01')
          const { success } = await send(name, amount, password, 'vip01')
          const isNew = success && !done.has(name)
          if (success) expect(done.get(name) ?? amount).toBe(amount)
          if (success) done.set(name, amount)
          expect(await balanceOf('vip01')).toBe(isNew ? before - minorOf(amount) : before)
          expect(await sum()).toBe(whole)
        }
      }),
      { numRuns: 25 },
    )
  })
})
