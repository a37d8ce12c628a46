import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.tokenOf('member01')
})
afterEach(() => sandbox.close())

let count = 0
const ask = (body: object, by = token) =>
  sandbox.call('POST', '/wps/relay/MCSFE_requestDeposit', {
    token: by,
    body: { methodId: 'bank', amount: '50', requestId: `request-${++count}`, ...body },
  })
const cancel = (reference: string, by = token) =>
  sandbox.call('POST', '/wps/relay/MCSFE_cancelDepositRequest', { token: by, body: { reference } })
const read = async (path: string, query: Record<string, string> = {}, by = token) =>
  (await sandbox.call('GET', path, { token: by, query })).value
const status = (reference: string) => read('/wps/relay/MCSFE_getDepositRequest', { reference })
const balance = async (by = token) => Number(member(await read('/wps/v2/wallets/balance', {}, by), 'sumBalance'))
const turnover = async () => Number(member(await read('/wps/member/info/funds/consolidated'), 'turnoverLeft'))
const settings = async (by = token) => JSON.stringify(await read('/wps/relay/MCSFE_getDepositSettings', {}, by))

const listed = (value: unknown) => (value as { readonly content: readonly Readonly<Record<string, unknown>>[] }).content

async function uploadOf(username: string): Promise<string> {
  const own = await sandbox.tokenOf(username)
  const image = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#0a8' } })
    .png()
    .toBuffer()
  const response = await sandbox.request('POST', '/wps/relay/MCSFE_uploadImage', {
    headers: { Merchant: 'aurora', Authorization: own, ModId: 'COMM3' },
    body: new Uint8Array(image),
  })
  const envelope: unknown = await response.json()
  return JSON.stringify(envelope).replace(/.*"fileId":"([^"]+)".*/, '$1')
}

describe('what a method asks for', () => {
  const counter = { methodId: 'counter', fields: { payerName: 'Mira', payWay: 'COUNTER' } }

  it('is checked like the form does, and a proof is the account’s own', async () => {
    const own = await uploadOf('member01')
    expect(await ask({ ...counter, proof: own })).toMatchObject({ success: true, value: { status: 'PENDING' } })
    const fieldsOf = async (body: object) => (await ask(body)).value
    expect(await fieldsOf(counter)).toEqual({ fields: { proof: 'required' } })
    expect(await fieldsOf({ ...counter, proof: await uploadOf('vip01') })).toEqual({ fields: { proof: 'unknown' } })
    expect(await fieldsOf({ ...counter, proof: 'none' })).toEqual({ fields: { proof: 'unknown' } })
    expect(await fieldsOf({ ...counter, proof: own, fields: { payWay: 'HERE', slipNumber: '(' } })).toEqual({
      fields: { payerName: 'required', payWay: 'choice', slipNumber: 'accepted' },
    })
    expect(await fieldsOf({ fields: { payerDigits: '12x4' } })).toEqual({ fields: { payerDigits: 'format' } })
  })

  it('of coins is one network, an address and how many', async () => {
    const { value } = await ask({ methodId: 'usdt' })
    expect(value).toMatchObject({
      network: { name: 'TRC-20', asset: 'USDT', amount: '50.00', minimum: '40.00', confirmations: 19 },
    })
  })
})

describe('a promotion', () => {
  const reload = { amount: '100', promotionId: 'daily-reload' }

  it('is paid with the deposit, once, and asks for its turnover', async () => {
    const [before, staked] = [await balance(), await turnover()]
    const asked = await ask(reload)
    expect(asked.value).toMatchObject({
      promotion: { title: 'Daily reload bonus', bonus: '20.00', turnover: '100.00' },
    })
    sandbox.clock.now += 5_000
    await status(member(asked.value, 'reference'))
    expect(await balance()).toBeCloseTo(before + 120, 2)
    expect(await balance()).toBeCloseTo(before + 120, 2)
    expect(await turnover()).toBeCloseTo(staked + 200, 2)
  })

  it('of a deposit that is credited during a break is not paid: it would call to play', async () => {
    const before = await balance()
    const asked = await ask(reload)
    await sandbox.call('POST', '/wps/relay/MCSFE_takePlayPause', {
      token,
      body: { kind: 'TIMEOUT', length: 24, requestId: 'request-of-a-break' },
    })
    sandbox.clock.now += 5_000
    expect(await status(member(asked.value, 'reference'))).toMatchObject({ status: 'CREDITED' })
    expect(await balance()).toBeCloseTo(before + 100, 2)
  })

  it('stands among the bonuses, with its time, and can be given up', async () => {
    const { value } = await ask(reload)
    sandbox.clock.now += 5_000
    await status(member(value, 'reference'))
    const [, staked] = [await balance(), await turnover()]
    const details = await read('/wps/relay/MCSFE_getBonusDetails')
    const bonus = listed(details).find(({ name }) => name === 'Daily reload bonus')
    expect(bonus).toMatchObject({
      amount: '20.00',
      state: 'ACTIVE',
      expiresAt: Number(bonus?.creditedAt) + 14 * 24 * 3_600_000,
      turnover: { required: '100.00', left: '100.00' },
      loss: { taken: '20.00' },
    })
    const before = await balance()
    const body = { reference: bonus?.reference, requestId: 'give-up-reload-1', loss: '20.00' }
    expect(await sandbox.call('POST', '/wps/relay/MCS2_forfeitBonus', { token, body })).toMatchObject({
      success: true,
      value: { taken: '20.00' },
    })
    expect(await balance()).toBeCloseTo(before - 20, 2)
    expect(await turnover()).toBeCloseTo(staked - 100, 2)
  })

  it('is offered to who may have it: once a day, the first one before any deposit', async () => {
    expect(await settings()).toContain('daily-reload')
    expect(await settings()).not.toContain('first-deposit')
    expect(await settings(await sandbox.tokenOf('newbie01'))).toContain('first-deposit')
    const { value } = await ask(reload)
    expect(await settings()).not.toContain('daily-reload')
    expect(await ask(reload)).toMatchObject({ value: { fields: { promotionId: 'unavailable' } } })
    await cancel(member(value, 'reference'))
    expect(await settings()).toContain('daily-reload')
    await ask(reload)
    sandbox.clock.now += 24 * 3_600_000
    const again = member((await sandbox.login('member01')).value, 'token')
    expect(await ask(reload, again)).toMatchObject({ success: true })
  })

  it.each([
    [{ promotionId: 'nothing' }, 'unavailable'],
    [{ promotionId: 'coin-extra' }, 'unavailable'],
    [{ promotionId: 'daily-reload', amount: '39.99' }, 'minimum'],
  ])('%j is refused: %s', async (body, why) => {
    expect(await ask(body)).toMatchObject({ success: false, value: { fields: { promotionId: why } } })
  })

  it('belongs to the request: the same id without it is another deposit', async () => {
    const { value } = await ask({ ...reload, requestId: 'request-same' })
    expect(await ask({ ...reload, requestId: 'request-same' })).toMatchObject({ value })
    expect(await ask({ amount: '100', requestId: 'request-same' })).toMatchObject({
      value: { fields: { requestId: 'used' } },
    })
  })

  it('of a deposit that fails is not paid', async () => {
    const before = await balance()
    const { value } = await ask({ ...reload, amount: '100.13' })
    sandbox.clock.now += 5_000
    expect(await status(member(value, 'reference'))).toMatchObject({ status: 'FAILED' })
    expect(await balance()).toBe(before)
  })
})

describe('a deposit that is not paid', () => {
  it('can be called off, once, and is never credited', async () => {
    const before = await balance()
    const reference = member((await ask({})).value, 'reference')
    const first = await cancel(reference)
    expect(first.value).toMatchObject({ status: 'CANCELLED', cancellable: false })
    expect((await cancel(reference)).value).toEqual(first.value)
    sandbox.clock.now += 20 * 60_000
    expect(await status(reference)).toMatchObject({ status: 'CANCELLED' })
    expect(await balance()).toBe(before)
  })

  it('cannot be once it is paid, nor by somebody else', async () => {
    const reference = member((await ask({})).value, 'reference')
    expect(await cancel(reference, await sandbox.tokenOf('vip01'))).toMatchObject({ message: 'field.invalid' })
    sandbox.clock.now += 5_000
    expect(await cancel(reference)).toMatchObject({ success: false, message: 'deposit.decided' })
    expect(await status(reference)).toMatchObject({ status: 'CREDITED' })
  })

  it('ends with its time', async () => {
    const reference = member((await ask({ amount: '50.17' })).value, 'reference')
    sandbox.clock.now += 29 * 60_000
    expect(await status(reference)).toMatchObject({ status: 'PENDING', cancellable: true })
    sandbox.clock.now += 60_000
    expect(await status(reference)).toMatchObject({
      status: 'FAILED',
      reason: 'No payment arrived in time.',
    })
  })
})

describe('inviting friends', () => {
  const rewards = async (by = token) => read('/wps/relay/MCSFE_getReferralRewards', {}, by)

  it('is rewarded once for each friend, by the first deposit that reaches the amount', async () => {
    const friend = await sandbox.tokenOf('finn11')
    const before = await balance()
    expect(await rewards()).toMatchObject({ earned: '10.00', rewarded: 1, total: 3, reward: '10.00' })
    const deposit = async (amount: string) => {
      const { value } = await ask({ amount }, friend)
      sandbox.clock.now += 5_000
      await read('/wps/relay/MCSFE_getDepositRequest', { reference: member(value, 'reference') }, friend)
    }
    await deposit('20')
    expect(await rewards()).toMatchObject({ rewarded: 1, content: [{ name: 'f***1', step: 'DEPOSITED' }, {}, {}] })
    await deposit('50')
    await deposit('500')
    expect(await balance()).toBeCloseTo(before + 10, 2)
    expect(await rewards()).toMatchObject({
      earned: '20.00',
      rewarded: 2,
      content: [{ step: 'REWARDED', reward: '10.00' }, { step: 'DEPOSITED' }, { step: 'REWARDED' }],
    })
    expect(JSON.stringify(await read('/wps/relay/CSP_getInbox', { pageSize: '1' }))).toContain('Your friend f***1')
    expect(JSON.stringify(await rewards())).not.toContain('finn11')
    const bonuses = listed(await read('/wps/relay/MCSFE_getBonusDetails'))
    expect(bonuses.find(({ name }) => name === 'Referral bonus')).toMatchObject({
      amount: '10.00',
      turnover: { required: '30.00' },
    })
  })

  it('is the members’ own: agents have commissions', async () => {
    const agent = await sandbox.tokenOf('agent02')
    expect(await sandbox.call('GET', '/wps/relay/MCSFE_getReferralRewards', { token: agent })).toMatchObject({
      message: 'member.only',
    })
    const before = await balance(agent)
    await ask({ amount: '500' })
    sandbox.clock.now += 5_000
    await balance()
    expect(await balance(agent)).toBe(before)
  })
})
