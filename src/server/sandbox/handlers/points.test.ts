import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Reward, rewardOf, rewards } from '../content/rewards'
import { demoPaymentPassword as paymentPassword } from '../seed/demoAccounts'
import { decidedAfter } from '../store/exchanges'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.tokenOf('vip01')
})
afterEach(() => sandbox.close())

const read = async (path: string) =>
  (await sandbox.call('GET', `/wps/relay/${path}`, { token, query: { pageSize: '100' } })).value
const points = async () => Number(member(await read('MCS2_getPointBalance'), 'balance'))
const money = async () =>
  Number(member((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).value, 'sumBalance'))
const send = (path: string, body: object, encrypt = true) =>
  sandbox.call('POST', `/wps/relay/passwordCheck/${path}`, {
    token,
    encrypt,
    body: { paymentPassword, requestId: 'request-1', ...body },
  })
const redeem = (body: object, encrypt = true) => send('MCS2_redeemPointReward', { quantity: 1, ...body }, encrypt)

describe('redeeming', () => {
  it('takes the points, credits the wallet and is written down', async () => {
    const [had, funds] = [await points(), await money()]
    const done = await redeem({ rewardId: 'cash-30', quantity: 2 })
    expect(done.value).toMatchObject({ status: 'APPROVED', balance: (had - 1000).toFixed(2) })
    expect(await money()).toBeCloseTo(funds + 60, 2)
    expect(await read('MCS2_getRedeemPointList')).toMatchObject({
      content: [{ quantity: 2, points: '1000.00', amount: '60.00' }],
    })
    expect(JSON.stringify(await read('MCS2_getPointDetails'))).toMatch(/"source":"REDEEM","points":"-1000\.00"/)
  })

  it('happens once, however often its request arrives, at once or later', async () => {
    const had = await points()
    const [first, second] = await Promise.all([redeem({ rewardId: 'cash-5' }), redeem({ rewardId: 'cash-5' })])
    const third = await redeem({ rewardId: 'cash-5' })
    expect([second.value, third.value]).toEqual([first.value, first.value])
    expect(await points()).toBeCloseTo(had - 100, 2)
    await redeem({ rewardId: 'cash-5', requestId: 'request-2' })
    expect(await points()).toBeCloseTo(had - 200, 2)
  })

  it('is what its request id names, whatever is sent with it later, and can be found by it', async () => {
    const done = await redeem({ rewardId: 'cash-5' })
    const used = { status: 200, message: 'field.invalid', value: { fields: { requestId: 'used' } } }
    expect(await redeem({ rewardId: 'cash-5', quantity: 2 })).toMatchObject(used)
    expect(await redeem({ rewardId: 'cash-30' })).toMatchObject(used)
    expect(await send('MCS2_convertPoint', { points: '200' })).toMatchObject(used)
    const found = async (requestId: string) =>
      (await sandbox.call('GET', '/wps/relay/MCS2_getRedeemPointList', { token, query: { requestId } })).value
    const reference = member(done.value, 'reference')
    expect(await found('request-1')).toMatchObject({ total: 1, content: [{ requestId: 'request-1', reference }] })
    expect(await found('request-9')).toMatchObject({ total: 0, content: [] })
  })

  it('that sold out is answered again under its request id', async () => {
    const first = await redeem({ rewardId: 'deck', address: '1 Demo Street' })
    expect((await redeem({ rewardId: 'deck', address: '1 Demo Street' })).value).toEqual(first.value)
  })

  it.each([
    ['is gone', () => undefined],
    ['costs more', (reward: Reward) => ({ ...reward, points: reward.points + 1 })],
  ])('is answered again under its request id when the reward %s', async (_, changed) => {
    const asked = { rewardId: 'deck', address: '1 Demo Street' }
    const first = await redeem(asked)
    const deck = rewardOf('deck')
    if (!deck) throw new Error('no deck')
    const find = vi.spyOn(rewards, 'find').mockReturnValue(changed(deck))
    const again = [await redeem(asked), await redeem({ ...asked, address: '2 Demo Street' })]
    find.mockRestore()
    expect(again).toMatchObject([{ value: first.value }, { value: { fields: { requestId: 'used' } } }])
  })

  it.each([
    [{ rewardId: 'cash-5', paymentPassword: '999999' }, 'payment.password.incorrect'],
    [{ rewardId: 'cash-5', paymentPassword: '' }, 'field.invalid'],
    [{ rewardId: 'cash-30', quantity: 99 }, 'points.insufficient'],
    [{ rewardId: 'cash-70', quantity: 3 }, 'reward.claimed'],
    [{ rewardId: 'football', quantity: 2, address: '1 Demo Street' }, 'reward.sold.out'],
    [{ rewardId: 'deck' }, 'field.invalid'],
    [{ rewardId: 'deck', address: ' \u200b ' }, 'field.invalid'],
    [{ rewardId: 'payout-150' }, 'field.invalid'],
    [{ rewardId: 'payout-150', payoutAccountId: '999' }, 'field.invalid'],
    [{ rewardId: 'nothing' }, 'field.invalid'],
    [{ rewardId: 'cash-5', quantity: 0 }, 'field.invalid'],
  ])('of %j is refused and takes nothing: %s', async (body, message) => {
    const had = await points()
    expect(await redeem(body)).toMatchObject({ success: false, message })
    expect(await points()).toBe(had)
  })

  it('sends an item to an address, after a check, and its limit and stock go down', async () => {
    expect((await redeem({ rewardId: 'deck', address: '1 Demo Street' })).value).toMatchObject({ status: 'PROCESSING' })
    expect(await redeem({ rewardId: 'deck', address: '1 Demo Street', requestId: 'request-2' })).toMatchObject({
      message: 'reward.claimed',
    })
    expect(await read('MCS2_getPointReward')).toContainEqual(
      expect.objectContaining({ id: 'deck', stock: 39, limit: 0, image: '/cdn/rewards/deck.webp?brand=aurora' }),
    )
  })

  it('gives the last piece to whoever is first, and takes nothing of the other', async () => {
    const other = await sandbox.tokenOf('member01')
    const balanceOf = async () => (await sandbox.call('GET', '/wps/relay/MCS2_getPointBalance', { token: other })).value
    const had = await balanceOf()
    const last = { rewardId: 'football', quantity: 1, address: '1 Demo Street', paymentPassword }
    const first = await redeem(last)
    const second = await sandbox.call('POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', {
      token: other,
      encrypt: true,
      body: { ...last, requestId: 'request-2' },
    })
    expect([first.success, second.message]).toEqual([true, 'reward.sold.out'])
    expect(await balanceOf()).toEqual(had)
    expect(await read('MCS2_getPointReward')).toContainEqual(expect.objectContaining({ id: 'football', stock: 0 }))
  })

  it('is approved after a while, with every field', async () => {
    await redeem({ rewardId: 'headphones', address: '1 Demo Street' })
    sandbox.clock.now += decidedAfter
    expect(await read('MCS2_getRedeemPointList')).toMatchObject({
      content: [
        {
          exchangeType: 'REWARD',
          itemName: 'Headphones',
          quantity: 1,
          remainingQuantity: 2,
          points: '2400.00',
          requiredAmount: '25.00',
          currency: 'USD',
          status: 'APPROVED',
          address: '1 Demo Street',
          decidedTime: sandbox.clock.now,
        },
      ],
    })
  })

  it('that is rejected gives back points, money and piece, once, and says why', async () => {
    const [had, funds] = [await points(), await money()]
    await redeem({ rewardId: 'headphones', address: 'P.O. Box 7, Demo Town' })
    expect([await points(), await money()]).toEqual([had - 2400, funds - 25])
    sandbox.clock.now += decidedAfter
    expect(await read('MCS2_getRedeemPointList')).toMatchObject({
      content: [{ status: 'REJECTED', remark: expect.stringContaining('PO boxes') }],
    })
    await read('MCS2_getPointDetails')
    expect([await points(), await money()]).toEqual([had, funds])
    expect(await read('MCS2_getPointReward')).toContainEqual(
      expect.objectContaining({ id: 'headphones', stock: 3, limit: 1 }),
    )
    expect(await read('MCS2_getPointBalance')).toMatchObject({ spent: '0.00' })
  })

  it('is decided by an operator, once', async () => {
    const done = await redeem({ rewardId: 'mug', address: '1 Demo Street' })
    const decide = async (decision: string) =>
      (
        await sandbox.request('POST', '/sandbox/exchanges', {
          body: JSON.stringify({
            merchant: 'aurora',
            username: 'vip01',
            reference: member(done.value, 'reference'),
            decision,
            remark: 'Broken in the store.',
          }),
        })
      ).status
    expect([await decide('MAYBE'), await decide('REJECT'), await decide('APPROVE')]).toEqual([400, 200, 409])
    expect(await read('MCS2_getRedeemPointList')).toMatchObject({
      content: [{ status: 'REJECTED', remark: 'Broken in the store.' }],
    })
  })

  it('pays to an account of the member, and not to one that is gone', async () => {
    const accounts = (await sandbox.call('GET', '/wps/relay/MCSFE_getPayoutAccounts', { token })).value
    const payoutAccountId = Array.isArray(accounts) ? String(member(accounts[0], 'id')) : ''
    const funds = await money()
    const done = await redeem({ rewardId: 'payout-150', payoutAccountId })
    expect(done.value).toMatchObject({ status: 'PROCESSING' })
    expect(await read('MCS2_getRedeemPointList')).toMatchObject({
      content: [{ amount: '150.00', ratio: '13.33', paymentAccount: expect.stringContaining('****') }],
    })
    expect(await money()).toBe(funds)
    await sandbox.call('POST', '/wps/relay/passwordCheck/MCSFE_removePayoutAccount', {
      token,
      encrypt: true,
      body: { id: payoutAccountId, paymentPassword },
    })
    expect((await redeem({ rewardId: 'payout-150', payoutAccountId })).value).toEqual(done.value)
    sandbox.clock.now += decidedAfter
    expect(await read('MCS2_getRedeemPointList')).toMatchObject({ content: [{ status: 'REJECTED' }] })
  })

  it('is not taken unencrypted', async () => {
    expect(await redeem({ rewardId: 'cash-5' }, false)).toMatchObject({ status: 400, success: false })
  })
})

describe('converting', () => {
  it('turns points into money at the ratio, once', async () => {
    const [had, funds] = [await points(), await money()]
    const convert = () => send('MCS2_convertPoint', { points: '200' })
    expect((await convert()).value).toEqual((await convert()).value)
    expect(await points()).toBeCloseTo(had - 200, 2)
    expect(await money()).toBeCloseTo(funds + 10, 2)
  })

  it.each(['99', '0', '100.01', '-100', 'all'])('%s points is refused', async (amount) => {
    expect(await send('MCS2_convertPoint', { points: amount })).toMatchObject({
      success: false,
      message: 'field.invalid',
    })
  })
})

it('tells what each source has brought, which is everything that was earned', async () => {
  const balance = await read('MCS2_getPointBalance')
  const sum = [...JSON.stringify(balance).matchAll(/"points":"([\d.]+)"/g)].reduce(
    (all, [, each]) => all + Number(each),
    0,
  )
  expect(sum).toBeCloseTo(Number(member(balance, 'earned')), 2)
})

it('a deposit earns points', async () => {
  const had = await points()
  await sandbox.call('POST', '/wps/relay/MCSFE_requestDeposit', {
    token,
    body: { methodId: 'bank', amount: '250.00', requestId: 'deposit-1' },
  })
  sandbox.clock.now += 5_000
  expect(await points()).toBeCloseTo(had + 2.5, 2)
})

it('there are none where the module is off', async () => {
  const there = await sandbox.tokenOf('vip01', 'sahara')
  expect(
    await sandbox.call('GET', '/wps/relay/MCS2_getPointBalance', { merchant: 'sahara', token: there }),
  ).toMatchObject({
    message: 'function.not.available',
  })
})
