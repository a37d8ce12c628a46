import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Balance } from '../../../contract/balance'
import type { WalletTransfers } from '../../../contract/wallet-transfers'
import { validate } from '../../schemas'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
beforeEach(async () => {
  sandbox = createTestSandbox({ gameCount: 600 })
  token = await sandbox.tokenOf('vip01', 'jade')
})
afterEach(() => sandbox.close())

const merchant = 'jade'
const isBalance = (value: unknown): value is Balance => validate('balance', value).length === 0
const isTransfers = (value: unknown): value is WalletTransfers => validate('wallet-transfers', value).length === 0
const minor = (amount: string | number) => Math.round(Number(amount) * 100)
/** Minor units by wallet. */
async function wallets() {
  const { value } = await sandbox.call('GET', '/wps/v2/wallets/balance', { merchant, token })
  if (!isBalance(value)) throw new Error('no balance')
  return new Map((value.balance ?? []).map(({ accountTypeId, availBalance }) => [accountTypeId, minor(availBalance)]))
}
const total = async () => [...(await wallets()).values()].reduce((sum, one) => sum + one, 0)
const transfer = (transactionNo: string, fromAccountType: number, toAccountType: number, amount?: string) =>
  sandbox.call('POST', '/wps/relay/GCS_walletTransfer', {
    merchant,
    token,
    body: { transactionNo, fromAccountType, toAccountType, ...(amount !== undefined && { amount }) },
  })
const number = (name: number) => `test${String(name).padStart(20, '0')}`

async function vendorWallet(code: string): Promise<number> {
  const { value } = await sandbox.call('GET', '/wps/relay/GCSGAME_gameVendor', { merchant })
  const found = new RegExp(`"accountTypeId":(\\d+),"accountTypeName":"${code}"`).exec(JSON.stringify(value))
  return Number(found?.[1])
}

describe('a transfer between wallets', () => {
  it('moves everything there and back, once a number', async () => {
    const wallet = await vendorWallet('REEF')
    const before = await wallets()
    const main = before.get(1) ?? 0
    const first = await transfer(number(1), 1, wallet)
    expect(first).toMatchObject({ success: true, value: { transactionNo: number(1) } })
    expect(minor(member(first.value, 'amount'))).toBe(main)
    expect(await transfer(number(1), 1, wallet)).toEqual(first)
    expect((await wallets()).get(1)).toBe(0)
    expect((await wallets()).get(wallet)).toBe(main)
    await transfer(number(2), wallet, 1)
    expect((await wallets()).get(1)).toBe(main)
    expect(minor(member((await transfer(number(3), wallet, 1)).value, 'amount'))).toBe(0)
  })

  it('is played from, and the main wallet stays as it is', async () => {
    const wallet = await vendorWallet('REEF')
    await transfer(number(1), 1, wallet, '50.00')
    const before = await wallets()
    const launched = await sandbox.call('POST', '/wps/game/launchGame', {
      merchant,
      token,
      body: {
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'vip01',
        token,
        merchantCode: merchant,
        language: 'EN',
        vassalage: 'REEF',
      },
    })
    const html = await (await sandbox.request('GET', member(launched.value, 'game_url'))).text()
    const key = /data-key="([^"]+)"/.exec(html)?.[1] ?? ''
    const round: unknown = await (
      await sandbox.request('POST', '/sandbox/play/spin', { body: JSON.stringify({ key, stake: 500 }) })
    ).json()
    const after = await wallets()
    expect(after.get(wallet)).toBe((before.get(wallet) ?? 0) - 500 + minor(member(round, 'win')))
    expect(after.get(1)).toBe(before.get(1))
  })

  it('is refused where it cannot be, and then nothing has moved', async () => {
    const [wallet, before] = [await vendorWallet('REEF'), await wallets()]
    expect(await transfer(number(1), 1, wallet, '99999999')).toMatchObject({ message: 'balance.insufficient' })
    for (const [from, to] of [
      [1, 1],
      [wallet, await vendorWallet('TIDE')],
      [1, 999],
      [wallet, wallet],
    ] as const) {
      expect(await transfer(number(2), from, to)).toMatchObject({ success: false, message: 'field.invalid' })
    }
    expect(await transfer('short', 1, wallet)).toMatchObject({ success: false, message: 'field.invalid' })
    expect(await wallets()).toEqual(before)
    await transfer(number(3), 1, wallet, '10.00')
    // the number stands for that movement and no other
    expect(await transfer(number(3), wallet, 1)).toMatchObject({ success: false, message: 'field.invalid' })
    expect(await transfer(number(3), 1, wallet, '11.00')).toMatchObject({ success: false, message: 'field.invalid' })
    const single = await sandbox.tokenOf('member01')
    expect(await sandbox.call('POST', '/wps/relay/GCS_walletTransfer', { token: single, body: {} })).toMatchObject({
      message: 'function.not.available',
    })
  })

  it('goes into no vendor in maintenance, and home from every one, gone or not', async () => {
    const wallet = await vendorWallet('REEF')
    const whole = await wallets()
    const state = (name: string) =>
      sandbox.request('POST', '/sandbox/vendors', {
        body: JSON.stringify({ merchant, vassalage: 'REEF', state: name }),
      })
    await transfer(number(1), 1, wallet, '10.00')
    await state('maintenance')
    expect(await transfer(number(2), 1, wallet)).toMatchObject({ success: false, message: 'game.maintenance' })
    expect(await transfer(number(3), wallet, 1, '4.00')).toMatchObject({ success: true })
    await state('gone')
    expect(await transfer(number(4), 1, wallet)).toMatchObject({ success: false, message: 'field.invalid' })
    expect(await transfer(number(5), wallet, 1)).toMatchObject({ success: true, value: { amount: '6.00' } })
    expect((await wallets()).get(1)).toBe(whole.get(1))
    expect((await state('closed')).status).toBe(400)
    await sandbox.request('POST', '/sandbox/scenario', { body: JSON.stringify({ name: 'normal', merchant }) })
    expect(await transfer(number(6), 1, wallet)).toMatchObject({ success: true })
  })

  it('keeps the sum of the wallets, whatever is sent, repeated or refused', async () => {
    const ids = await Promise.all(['REEF', 'TIDE', 'LANT'].map(vendorWallet))
    const whole = await total()
    const one = fc.record({
      name: fc.integer({ min: 1, max: 12 }),
      wallet: fc.constantFrom(...ids, 1, 999),
      out: fc.boolean(),
      amount: fc.option(
        fc.integer({ min: 0, max: 20_000_000 }).map((cents) => (cents / 100).toFixed(2)),
        { nil: undefined },
      ),
    })
    const done = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 8 }), async (transfers) => {
        for (const { name, wallet, out, amount } of transfers) {
          const before = await wallets()
          const { success } = await transfer(number(name), out ? wallet : 1, out ? 1 : wallet, amount)
          // what was done under a number is done once
          if (done.has(number(name)) || !success) expect(await wallets()).toEqual(before)
          if (success) done.add(number(name))
          expect(Math.min(...(await wallets()).values())).toBeGreaterThanOrEqual(0)
          expect(await total()).toBe(whole)
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('the list of transfers', () => {
  const list = (query: Readonly<Record<string, string>> = {}) =>
    sandbox.call('GET', '/wps/relay/GCS_walletTransferList', { merchant, token, query })

  it('has those that moved something, newest first, page by page, and the one of a number', async () => {
    const wallet = await vendorWallet('REEF')
    const before = await list()
    expect(before).toMatchObject({ success: true, value: { page: 1, pageSize: 10, total: 17, pageCount: 2 } })
    await transfer(number(1), 1, wallet, '10.00')
    sandbox.clock.now += 1
    await transfer(number(2), wallet, 1)
    sandbox.clock.now += 1
    // there was nothing left to move
    await transfer(number(3), wallet, 1)
    expect(await list()).toMatchObject({
      value: {
        total: 19,
        currency: 'CNY',
        content: [
          { transactionNo: number(2), fromAccountType: wallet, toAccountType: 1, amount: '10.00', status: 'DONE' },
          { transactionNo: number(1), fromAccountType: 1, toAccountType: wallet, amount: '10.00' },
          ...Array.from({ length: 8 }, () => expect.anything() as unknown),
        ],
      },
    })
    expect(await list({ requestId: number(3) })).toMatchObject({ value: { total: 1, content: [{ amount: '0.00' }] } })
    expect(await list({ requestId: number(9) })).toMatchObject({ value: { total: 0, content: [] } })
  })

  it('came to what the wallets of the demo accounts hold', async () => {
    const held = await wallets()
    const sums = new Map<number, number>()
    for (const page of ['1', '2']) {
      const { value } = await list({ page })
      if (!isTransfers(value)) throw new Error('no list')
      for (const { fromAccountType, toAccountType, amount } of value.content) {
        sums.set(fromAccountType, (sums.get(fromAccountType) ?? 0) - minor(amount))
        sums.set(toAccountType, (sums.get(toAccountType) ?? 0) + minor(amount))
      }
    }
    for (const [wallet, sum] of sums) if (wallet !== 1) expect([wallet, sum]).toEqual([wallet, held.get(wallet)])
    expect(sums.size).toBe(4)
  })
})
