import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { depositReceiptsSchema } from '../../../contract/deposit-receipts'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.tokenOf('member01')
})
afterEach(() => sandbox.close())

const ask = (amount: string, requestId = 'request-1', methodId = 'bank') =>
  sandbox.call('POST', '/wps/relay/MCSFE_requestDeposit', { token, body: { methodId, amount, requestId } })
const read = (path: string, query: Record<string, string> = {}) => sandbox.call('GET', path, { token, query })
const status = (reference: string) => read('/wps/relay/MCSFE_getDepositRequest', { reference })
const balance = async () => member((await read('/wps/v2/wallets/balance')).value, 'sumBalance')
const newest = async () => {
  const { value } = await read('/wps/relay/CSP_getInbox', { pageSize: '1' })
  return JSON.stringify(value)
}

describe('a deposit', () => {
  it('is credited once after its approval, with a message and a movement', async () => {
    const before = await balance()
    const asked = await ask('120.50')
    expect(asked.value).toMatchObject({ status: 'PENDING', amount: '120.50', currency: 'USD' })
    const reference = member(asked.value, 'reference')
    expect(await balance()).toBe(before)
    sandbox.clock.now += 5_000
    expect((await status(reference)).value).toMatchObject({ status: 'CREDITED' })
    await status(reference)
    expect(await balance()).toBe((Number(before) + 120.5).toFixed(2))
    expect(await newest()).toMatch(/DEPOSIT_CREDITED.*|.*120\.50/)
    expect(await newest()).toContain(reference)
    const moved = await read('/wps/relay/ODSFE2_MemFundTransDet', { type: 'DEPOSIT', pageSize: '1' })
    expect(moved.value).toMatchObject({ content: [{ amount: '120.50', reference }] })
  })

  it('is the same one when its request is sent again', async () => {
    const [first, again, other] = [await ask('50'), await ask('50'), await ask('50', 'request-2')]
    expect(again.value).toEqual(first.value)
    expect(member(other.value, 'reference')).not.toBe(member(first.value, 'reference'))
    const before = Number(await balance())
    sandbox.clock.now += 60_000
    expect(Number(await balance())).toBe(before + 100)
  })

  it('is what its request id names, whatever is sent with it later, and can be found by it', async () => {
    const first = await ask('50')
    for (const [amount, method] of [
      ['60', 'bank'],
      ['50', 'wallet'],
      ['1', 'bank'],
    ] as const)
      expect(await ask(amount, 'request-1', method)).toMatchObject({
        status: 200,
        message: 'field.invalid',
        value: { fields: { requestId: 'used' } },
      })
    const other = { methodId: 'bank', amount: '50', requestId: 'request-1', fields: { payerDigits: '4711' } }
    expect(await sandbox.call('POST', '/wps/relay/MCSFE_requestDeposit', { token, body: other })).toMatchObject({
      value: { fields: { requestId: 'used' } },
    })
    await ask('50', 'request-2')
    const found = (requestId: string, by = token) =>
      sandbox.call('GET', '/wps/relay/MCSFE_getDepositRequestList', { token: by, query: { requestId } })
    expect((await found('request-1')).value).toMatchObject({ content: [first.value], total: 1, pageCount: 1 })
    expect((await found('request-1')).value).toMatchObject({ content: [{ requestId: 'request-1' }] })
    expect((await found('request-9')).value).toMatchObject({ content: [], total: 0, pageCount: 0 })
    expect((await found('request-1', await sandbox.tokenOf('vip01'))).value).toMatchObject({ content: [] })
  })

  it('is in the list, which has every deposit page by page, newest first', async () => {
    const list = async (page: number) =>
      z.parse(
        depositReceiptsSchema,
        (
          await sandbox.call('GET', '/wps/relay/MCSFE_getDepositRequestList', {
            token,
            query: { page: String(page), pageSize: '5' },
          })
        ).value,
      )
    for (const count of [1, 2, 3, 4, 5, 6]) {
      sandbox.clock.now += 60_000
      await ask('50', `request-${count}`)
    }
    const [first, second] = [await list(1), await list(2)]
    expect(first.content.map(({ requestId }) => requestId)).toEqual([6, 5, 4, 3, 2].map((count) => `request-${count}`))
    expect(second.content[0]).toMatchObject({ requestId: 'request-1' })
    expect(second).toMatchObject({ page: 2, pageSize: 5, pageCount: Math.ceil(first.total / 5) })
  })

  it('fails where its amount ends in .13, says why, and credits nothing', async () => {
    const before = await balance()
    const reference = member((await ask('100.13')).value, 'reference')
    sandbox.clock.now += 5_000
    expect((await status(reference)).value).toMatchObject({
      status: 'FAILED',
      reason: 'The payment could not be confirmed.',
    })
    expect(await balance()).toBe(before)
    expect(await newest()).toContain('DEPOSIT_FAILED')
  })

  it.each([
    ['19.99', 'bank'],
    ['50000.01', 'bank'],
    ['1e3', 'bank'],
    ['-20', 'bank'],
    ['20.001', 'bank'],
    ['30', 'usdt'],
    ['30', 'cheque'],
  ])('of %s by %s is refused', async (amount, method) => {
    expect(await ask(amount, 'request-1', method)).toMatchObject({ success: false, message: 'field.invalid' })
  })

  it('is nobody else’s business, and none of a demo account', async () => {
    const reference = member((await ask('50')).value, 'reference')
    const other = await sandbox.tokenOf('vip01')
    const query = { reference }
    expect(await sandbox.call('GET', '/wps/relay/MCSFE_getDepositRequest', { token: other, query })).toMatchObject({
      success: false,
    })
    const demo = await sandbox.tokenOf('demo01')
    expect(await sandbox.call('GET', '/wps/relay/MCSFE_getDepositSettings', { token: demo })).toMatchObject({
      message: 'demo.not.allowed',
    })
  })
})

describe('the inbox', () => {
  const inbox = async () => (await read('/wps/relay/CSP_getInbox')).value
  const ids = async () => [...JSON.stringify(await inbox()).matchAll(/"id":"(\d+)"/g)].map(([, id = '']) => id)
  const unread = async () => (await read('/wps/relay/CSP_unreadCount')).value
  const change = (what: string, list: unknown) =>
    sandbox.call('POST', `/wps/relay/CSP_${what}Inbox`, { token, body: { ids: list } })

  it('counts what is unread, marks it and deletes it', async () => {
    expect(await unread()).toBe(3)
    const [first = '', second = ''] = await ids()
    expect((await change('read', [first])).value).toBe(2)
    expect((await change('read', [first])).value).toBe(2)
    expect((await change('delete', [second])).value).toBe(1)
    expect(await ids()).not.toContain(second)
  })

  it('leaves others’ messages alone', async () => {
    const other = await sandbox.tokenOf('vip01')
    const [first = ''] = await ids()
    await sandbox.call('POST', '/wps/relay/CSP_deleteInbox', { token: other, body: { ids: [first] } })
    expect(await ids()).toContain(first)
    expect(await change('delete', 'all')).toMatchObject({ message: 'field.invalid' })
  })

  it('is not there where its module is off', async () => {
    const there = await sandbox.tokenOf('member01', 'sahara')
    expect(await sandbox.call('GET', '/wps/relay/CSP_getInbox', { merchant: 'sahara', token: there })).toMatchObject({
      message: 'function.not.available',
    })
  })
})
