import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
    body: { password: 'Marquee1', requestId: 'request-1', ...body },
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
    [{ rewardId: 'cash-5', password: 'Wrong123' }, 'password.incorrect'],
    [{ rewardId: 'cash-30', quantity: 99 }, 'points.insufficient'],
    [{ rewardId: 'cash-70', quantity: 3 }, 'reward.sold.out'],
    [{ rewardId: 'deck' }, 'field.invalid'],
    [{ rewardId: 'nothing' }, 'field.invalid'],
    [{ rewardId: 'cash-5', quantity: 0 }, 'field.invalid'],
  ])('of %j is refused and takes nothing: %s', async (body, message) => {
    const had = await points()
    expect(await redeem(body)).toMatchObject({ success: false, message })
    expect(await points()).toBe(had)
  })

  it('sends an item to an address, after a check, and its stock goes down', async () => {
    expect((await redeem({ rewardId: 'deck', address: '1 Demo Street' })).value).toMatchObject({ status: 'PROCESSING' })
    expect(await redeem({ rewardId: 'deck', address: '1 Demo Street', requestId: 'request-2' })).toMatchObject({
      message: 'reward.sold.out',
    })
    expect(JSON.stringify(await read('MCS2_getPointReward'))).toMatch(/"id":"deck"[^}]*"stock":0/)
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
