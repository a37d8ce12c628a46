import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import { day, hour } from '../durations'
import { demoPaymentPassword } from '../seed/demoAccounts'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
let requests = 0
beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.tokenOf('member01')
})
afterEach(() => sandbox.close())

const post = (name: string, body: object, by = token, merchant = 'aurora') =>
  sandbox.call('POST', `/wps/relay/${name}`, { merchant, token: by, body })
const read = async (by = token) => (await sandbox.call('GET', '/wps/relay/MCSFE_getSaferPlay', { token: by })).value
const versionOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'version' in value ? Number(value.version) : Number.NaN
const newId = () => `request-${String((requests += 1))}`

const change = async (body: object, requestId = newId(), by = token) =>
  post('MCSFE_changePlayLimit', { version: versionOf(await read(by)), requestId, ...body }, by)
const deposit = (amount: string, requestId = newId()) =>
  post('MCSFE_requestDeposit', { methodId: 'bank', amount, requestId })
const pause = (kind: string, length: number, requestId = newId()) =>
  post('MCSFE_takePlayPause', { kind, length, requestId })

/** A day on; sessions do not last as long. */
async function later(time: number) {
  sandbox.clock.now += time
  token = member((await sandbox.login('member01')).value, 'token')
}

const launch = () =>
  sandbox.call('POST', '/wps/game/launchGame', {
    token,
    body: {
      ...{ accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
      ...{ username: 'member01', merchantCode: 'aurora', language: 'EN', vassalage: 'CIND', token },
    },
  })
async function play() {
  const address = new URL(member((await launch()).value, 'game_url'))
  const page = await (await sandbox.request('GET', address.pathname + address.search)).text()
  const key = /data-key="([^"]+)"/.exec(page)?.[1] ?? ''
  return async (stake = 100) => {
    const response = await sandbox.request('POST', '/sandbox/play/spin', { body: JSON.stringify({ key, stake }) })
    return { status: response.status, result: JSON.stringify(await response.json()) }
  }
}

const daily = { kind: 'DEPOSIT', period: 'DAY' } as const

describe('a limit', () => {
  it('is answered as the schema says, and counts at once where it is stricter', async () => {
    expect(validate('safer-play', await read())).toEqual([])
    const set = await change({ action: 'SET', ...daily, most: '100' })
    expect(set.value).toMatchObject({
      version: 1,
      limits: [{ ...daily, most: '100.00', used: '0.00', left: '100.00' }],
    })
    expect(validate('safer-play', set.value)).toEqual([])
    expect((await change({ action: 'SET', ...daily, most: '60' })).value).toMatchObject({ limits: [{ most: '60.00' }] })
  })

  it('that is looser waits a day and for a second yes, and can be taken back', async () => {
    await change({ action: 'SET', ...daily, most: '100' })
    const asked = await change({ action: 'SET', ...daily, most: '400' })
    expect(asked.value).toMatchObject({ limits: [{ most: '100.00', change: { most: '400.00' } }] })
    expect(validate('safer-play', asked.value)).toEqual([])
    expect(await change({ action: 'CONFIRM', ...daily })).toMatchObject({ message: 'limit.early' })
    await later(day)
    expect(await deposit('150')).toMatchObject({ message: 'limit.deposit' })
    expect((await change({ action: 'CONFIRM', ...daily })).value).toMatchObject({ limits: [{ most: '400.00' }] })
    expect(await deposit('150')).toMatchObject({ success: true })

    await change({ action: 'SET', ...daily })
    const back = await change({ action: 'CANCEL', ...daily })
    expect(back.value).toMatchObject({ limits: [{ most: '400.00' }] })
    expect(JSON.stringify(back.value)).not.toContain('askedAt')
    await change({ action: 'SET', ...daily })
    await later(day)
    expect((await change({ action: 'CONFIRM', ...daily })).value).toMatchObject({ limits: [] })
  })

  it('is changed once a request, however often it is sent', async () => {
    await change({ action: 'SET', ...daily, most: '100' })
    const body = { requestId: 'same-request', version: 1, action: 'SET', ...daily, most: '80' }
    const first = await post('MCSFE_changePlayLimit', body)
    const again = await post('MCSFE_changePlayLimit', body)
    expect(again.value).toEqual(first.value)
    expect(again.value).toMatchObject({ version: 2 })
    expect(await post('MCSFE_changePlayLimit', { ...body, most: '90' })).toMatchObject({
      message: 'field.invalid',
      value: { fields: { requestId: 'used' } },
    })
  })

  it('that another tab has changed meanwhile is not changed unseen: the refusal shows it', async () => {
    await change({ action: 'SET', ...daily, most: '100' })
    const stale = { requestId: newId(), version: 1, action: 'SET', ...daily, most: '90' }
    await change({ action: 'SET', ...daily, most: '50' })
    expect(await post('MCSFE_changePlayLimit', stale)).toMatchObject({
      status: 200,
      message: 'limit.changed',
      value: { version: 2, limits: [{ most: '50.00' }] },
    })
  })

  it.each([
    { ...daily, most: '1e3' },
    { ...daily, most: '-5' },
    { ...daily, most: '5.001' },
    { kind: 'SESSION', period: 'DAY', most: '1441' },
    { kind: 'SESSION', period: 'DAY', most: '0' },
    { kind: 'SESSION', period: 'DAY', most: '1.5' },
    { kind: 'BETS', period: 'DAY', most: '5' },
  ])('of $kind $most is refused', async (body) => {
    expect(await change({ action: 'SET', ...body })).toMatchObject({ message: 'field.invalid' })
  })

  it('is nobody else’s business, and none of a demo account', async () => {
    await change({ action: 'SET', ...daily, most: '100' })
    expect(JSON.stringify(await read(await sandbox.tokenOf('vip01')))).not.toContain('"most":"100.00"')
    const demo = await sandbox.tokenOf('demo01')
    expect(await sandbox.call('GET', '/wps/relay/MCSFE_getSaferPlay', { token: demo })).toMatchObject({
      message: 'demo.not.allowed',
    })
  })
})

describe('a deposit beyond a limit', () => {
  it('is refused with what is left and when it fits, and is taken then', async () => {
    const before = Number((await sandbox.call('GET', '/wps/relay/MCSFE_getSaferPlay', { token })).status)
    expect(before).toBe(200)
    await change({ action: 'SET', ...daily, most: '200' })
    const at = sandbox.clock.now
    expect(await deposit('120')).toMatchObject({ success: true })
    sandbox.clock.now += 10_000
    const refused = await deposit('100')
    expect(refused).toMatchObject({ status: 200, message: 'limit.deposit' })
    expect(refused.value).toMatchObject({ ...daily, most: '200.00', left: '80.00' })
    expect(validate('limit-refusal', refused.value)).toEqual([])
    expect(await deposit('80')).toMatchObject({ success: true })
    await later(at + day + 20_000 - sandbox.clock.now)
    expect(await deposit('100')).toMatchObject({ success: true })
  })

  it('that failed counts no more, and a known request is answered before limits are', async () => {
    await change({ action: 'SET', ...daily, most: '100.13' })
    const first = await deposit('100.13', 'known-request')
    sandbox.clock.now += 10_000
    expect(await deposit('100')).toMatchObject({ success: true })
    expect(await deposit('100.13', 'known-request')).toMatchObject({ success: true })
    expect(member(first.value, 'reference')).toBe(member((await deposit('100.13', 'known-request')).value, 'reference'))
  })

  it('of an amount above the whole limit never fits', async () => {
    await change({ action: 'SET', ...daily, most: '50' })
    expect((await deposit('60')).value).not.toHaveProperty('fitsAt')
  })
})

describe('play', () => {
  it('stops where the stakes of a limit are used up, in the game and at its start', async () => {
    const spin = await play()
    const { limits } = { limits: [{ kind: 'STAKE', period: 'DAY' }] }
    const figures = JSON.stringify(await read())
    const staked = Number(/"DAY","deposited":"[\d.]+","staked":"([\d.]+)"/.exec(figures)?.[1])
    await change({ action: 'SET', ...limits[0], most: String(staked + 2) })
    expect(await spin()).toMatchObject({ status: 200 })
    expect(await spin(500)).toMatchObject({ status: 409, result: expect.stringContaining('stake limit') as string })
    expect(await spin()).toMatchObject({ status: 200 })
    expect(await spin()).toMatchObject({ status: 409 })
    expect(await launch()).toMatchObject({ message: 'limit.stake', value: { left: '0.00' } })
  })

  it('stops where the time is used up, until some of it is a day ago', async () => {
    const spin = await play()
    await change({ action: 'SET', kind: 'SESSION', period: 'DAY', most: '30' })
    for (let minutes = 0; minutes < 29; minutes += 1) {
      sandbox.clock.now += 60_000
      expect(await spin()).toMatchObject({ status: 200 })
    }
    sandbox.clock.now += 60_000
    expect(await spin()).toMatchObject({ status: 403, result: expect.stringContaining('time limit') as string })
    expect(await launch()).toMatchObject({ message: 'limit.session', value: { left: '0' } })
    await later(day)
    expect(await launch()).toMatchObject({ success: true })
  })

  it('stops where a loss limit leaves no room for the stake', async () => {
    const spin = await play()
    await change({ action: 'SET', kind: 'LOSS', period: 'MONTH', most: '0' })
    expect(await spin()).toMatchObject({ status: 409, result: expect.stringContaining('loss limit') as string })
    expect(await launch()).toMatchObject({ message: 'limit.loss' })
  })
})

describe('a time-out', () => {
  it('lets one log in, and neither play nor deposit, until it is over; it is never shortened', async () => {
    const spin = await play()
    expect(await pause('TIMEOUT', 23)).toMatchObject({ message: 'field.invalid' })
    expect(await pause('TIMEOUT', 6 * 7 * 24 + 1)).toMatchObject({ message: 'field.invalid' })
    const until = sandbox.clock.now + 72 * hour
    expect((await pause('TIMEOUT', 72, 'pause-01')).value).toMatchObject({ pause: { kind: 'TIMEOUT', until } })
    await later(hour)
    expect((await pause('TIMEOUT', 72, 'pause-01')).value).toMatchObject({ pause: { until } })
    expect((await pause('TIMEOUT', 24)).value).toMatchObject({ pause: { until } })
    await later(0)
    expect(await launch()).toMatchObject({ message: 'play.timeout', value: { until } })
    expect(await deposit('50')).toMatchObject({ message: 'play.timeout' })
    expect(await spin()).toMatchObject({ status: 403 })
    await later(until - sandbox.clock.now)
    expect(await launch()).toMatchObject({ success: true })
  })
})

describe('an exclusion', () => {
  it('ends all sessions, and lets nobody log in but to withdraw', async () => {
    const spin = await play()
    const other = member((await sandbox.login('member01')).value, 'token')
    const done = await pause('EXCLUSION', 6)
    const until = Date.UTC(2030, 6, 15, 12)
    expect(done.value).toMatchObject({ pause: { kind: 'EXCLUSION', until } })
    for (const gone of [token, other])
      expect(await sandbox.call('GET', '/wps/member/info', { token: gone })).toMatchObject({ status: 401 })
    expect(await spin()).toMatchObject({ status: 403 })

    const refused = await sandbox.login('member01')
    expect(refused).toMatchObject({ status: 200, message: 'account.excluded', value: { kind: 'EXCLUSION', until } })
    expect(await sandbox.login('member01', 'aurora', 'Wrong123')).toMatchObject({ message: 'login.credential.error' })

    token = member((await sandbox.login('member01', 'aurora', 'Marquee1', { withdrawOnly: true })).value, 'token')
    expect(await read()).toMatchObject({ withdrawOnly: true, pause: { kind: 'EXCLUSION' } })
    expect(await launch()).toMatchObject({ message: 'account.excluded' })
    expect(await deposit('50')).toMatchObject({ message: 'account.excluded' })
    expect(await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).toMatchObject({ success: true })
  })

  it('lets the account be kept safe, and says until when the rest waits', async () => {
    await pause('EXCLUSION', 6)
    token = member((await sandbox.login('member01', 'aurora', 'Marquee1', { withdrawOnly: true })).value, 'token')
    const until = Date.UTC(2030, 6, 15, 12)
    const transfer = { amount: '5', paymentPassword: demoPaymentPassword, requestId: 'transfer-0001' }
    const path = '/wps/relay/passwordCheck/MCSFE_transferToUpline'
    expect(await sandbox.call('POST', path, { token, encrypt: true, body: transfer })).toMatchObject({
      message: 'account.excluded',
      value: { until },
    })
    const contact = { kind: 'email', value: 'new@mail.example', target: 'new' }
    expect(await sandbox.call('POST', '/wps/member/contact/code', { token, body: contact })).toMatchObject({
      success: true,
    })
    const changed = { oldPassword: 'Marquee1', newPassword: 'Marquee22', confirmNewPassword: 'Marquee22' }
    expect(await sandbox.call('POST', '/wps/member/password', { token, encrypt: true, body: changed })).toMatchObject({
      success: true,
    })
  })

  it('lets limits be made stricter, and no looser', async () => {
    const asked = await change({ action: 'SET', kind: 'DEPOSIT', period: 'DAY', most: '100' })
    expect(asked).toMatchObject({ success: true })
    await pause('TIMEOUT', 24)
    expect(await change({ action: 'SET', kind: 'DEPOSIT', period: 'DAY', most: '200' })).toMatchObject({
      message: 'play.timeout',
    })
    expect(await change({ action: 'SET', kind: 'DEPOSIT', period: 'DAY', most: '50' })).toMatchObject({ success: true })
  })

  it('is over when it is over; a session to withdraw stays one', async () => {
    await pause('EXCLUSION', 6)
    sandbox.clock.now = Date.UTC(2030, 6, 15, 12) - 60_000
    token = member((await sandbox.login('member01', 'aurora', 'Marquee1', { withdrawOnly: true })).value, 'token')
    sandbox.clock.now += 60_000
    expect(await launch()).toMatchObject({ message: 'session.withdrawonly' })
    expect(await deposit('50')).toMatchObject({ message: 'session.withdrawonly' })
    await later(0)
    expect(await launch()).toMatchObject({ success: true })
  })

  it('keeps money out of games, and lets it come home', async () => {
    const own = await sandbox.tokenOf('member01', 'jade')
    const move = (fromAccountType: number, toAccountType: number, by: string) =>
      post(
        'GCS_walletTransfer',
        {
          transactionNo: `test${String((requests += 1)).padStart(20, '0')}`,
          fromAccountType,
          toAccountType,
          amount: '5',
        },
        by,
        'jade',
      )
    const vendors = await sandbox.call('GET', '/wps/relay/GCSGAME_gameVendor', { merchant: 'jade' })
    const vendor = Number(/"accountTypeId":(\d+),"accountTypeName":"NUMG"/.exec(JSON.stringify(vendors.value))?.[1])
    expect(await move(1, vendor, own)).toMatchObject({ success: true })
    await post('MCSFE_takePlayPause', { kind: 'TIMEOUT', length: 24, requestId: newId() }, own, 'jade')
    expect(await move(1, vendor, own)).toMatchObject({ message: 'play.timeout' })
    expect(await move(vendor, 1, own)).toMatchObject({ success: true })
  })
})
