import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import { createJweCipher } from '../cipher'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

/** Answer of a captcha picture, as a person would read it. */
async function readCaptcha(merchant = 'aurora') {
  const { value } = await sandbox.call('GET', '/wps/captcha', { merchant })
  const response = await sandbox.request('POST', '/sandbox/captcha', { body: JSON.stringify({ image: value }) })
  return member(await response.json(), 'answer')
}

describe('sign-in', () => {
  it('goes through an encrypted body, and names are trimmed and may be in capitals', async () => {
    sandbox.close()
    sandbox = createTestSandbox({ cipher: createJweCipher(':memory:') })
    const answer = await sandbox.login('  Member01 ')
    expect(answer).toMatchObject({ success: true, value: { firstTimeLogin: false, passwordExpired: false } })
    expect(validate('login-response', answer.value)).toEqual([])
  })

  it.each([
    ['nobody99', 'Marquee1', 'user.not.exist'],
    ['member01', 'Marquee2', 'login.credential.error'],
    ['locked01', 'Marquee1', 'user.disabled'],
    ['staff01', 'Marquee1', 'member.only'],
  ])('refuses %s with %s: %s', async (username, password, message) => {
    expect(await sandbox.login(username, 'aurora', password)).toMatchObject({ status: 200, success: false, message })
  })

  it('tells of a first sign-in until its password is changed, and of an expired password', async () => {
    expect(await sandbox.login('newbie01')).toMatchObject({ value: { firstTimeLogin: true } })
    const again = await sandbox.login('newbie01')
    expect(again).toMatchObject({ value: { firstTimeLogin: true } })
    const body = { oldPassword: 'Marquee1', newPassword: 'Better22', confirmNewPassword: 'Better22' }
    await sandbox.call('POST', '/wps/member/password', {
      ...{ token: member(again.value, 'token'), module: 'PASS3', encrypt: true, body },
    })
    expect(await sandbox.login('newbie01', 'aurora', 'Better22')).toMatchObject({ value: { firstTimeLogin: false } })
    expect(await sandbox.login('expired01')).toMatchObject({ value: { passwordExpired: true } })
  })

  it('refuses what is not a sign-in', async () => {
    const answer = await sandbox.call('POST', '/wps/session/login', { encrypt: true, body: { username: 'member01' } })
    expect(answer).toMatchObject({ success: false, message: 'field.invalid' })
  })

  it('asks for a captcha after three failures, which is used once', async () => {
    const wrong = () => sandbox.login('member01', 'aurora', 'Wrong123')
    expect((await wrong()).value).toEqual({ captcha: false })
    expect((await wrong()).value).toEqual({ captcha: false })
    expect((await wrong()).value).toEqual({ captcha: true })

    expect(await sandbox.login('member01')).toMatchObject({ message: 'captcha.required', value: { captcha: true } })
    const captcha = await readCaptcha()
    expect(await sandbox.login('member01', 'aurora', 'Wrong123', { captcha })).toMatchObject({
      message: 'login.credential.error',
    })
    expect(await sandbox.login('member01', 'aurora', 'Marquee1', { captcha })).toMatchObject({
      message: 'captcha.invalid',
    })

    const next = await readCaptcha()
    expect(await sandbox.login('member01', 'aurora', 'Marquee1', { captcha: '' })).toMatchObject({
      message: 'captcha.required',
    })
    expect(await sandbox.login('member01', 'aurora', 'Marquee1', { captcha: next })).toMatchObject({ success: true })
    expect(await sandbox.login('member01')).toMatchObject({ success: true })
  })

  it('forgets a captcha after a wrong try and after five minutes', async () => {
    for (let tries = 0; tries < 3; tries += 1) await sandbox.login('member01', 'aurora', 'Wrong123')
    const burnt = await readCaptcha()
    await sandbox.login('member01', 'aurora', 'Marquee1', { captcha: 'nope' })
    expect(await sandbox.login('member01', 'aurora', 'Marquee1', { captcha: burnt })).toMatchObject({
      message: 'captcha.invalid',
    })
    const late = await readCaptcha()
    sandbox.clock.now += 5 * 60_000 + 1
    expect(await sandbox.login('member01', 'aurora', 'Marquee1', { captcha: late })).toMatchObject({
      message: 'captcha.invalid',
    })
  })
})

describe('session', () => {
  it('lasts thirty minutes from its last use, and ends with the sign-out', async () => {
    const token = await sandbox.tokenOf('member01')
    const ask = () => sandbox.call('GET', '/wps/member/info', { token })
    for (let use = 0; use < 3; use += 1) {
      sandbox.clock.now += 29 * 60_000
      expect(await ask()).toMatchObject({ success: true })
    }
    sandbox.clock.now += 31 * 60_000
    expect(await ask()).toMatchObject({ status: 401, message: 'customer.not.login' })

    const again = member((await sandbox.login('member01')).value, 'token')
    expect(await sandbox.call('DELETE', '/wps/session/logout', { token: again })).toMatchObject({ success: true })
    expect(await sandbox.call('GET', '/wps/member/info', { token: again })).toMatchObject({ status: 401 })
  })

  it('tells who is signed in, by role', async () => {
    const infoOf = async (username: string) =>
      (await sandbox.call('GET', '/wps/member/info', { token: await sandbox.tokenOf(username) })).value
    expect(await infoOf('member01')).toMatchObject({
      account: 'member01',
      type: 0,
      mobile: '138****001',
      toUpline: true,
    })
    expect(await infoOf('vip01')).toMatchObject({
      clubLabel: { labelName: 'Gold Club' },
      memberLabel: [{ labelName: 'VIP' }],
    })
    expect(await infoOf('member01')).not.toHaveProperty('clubLabel')
    for (const type of [1, 2, 41, 42]) {
      expect(await infoOf(`agent${String(type).padStart(2, '0')}`)).toMatchObject({ type })
    }
  })
})

describe('free play', () => {
  const start = (merchant: string) =>
    sandbox.call('POST', '/wps/session/login/freeplay', { merchant, encrypt: true, body: { os: 'web', platform: 'W' } })

  it('opens a demo account with credit for each visitor', async () => {
    const tokens = [member((await start('aurora')).value, 'token'), member((await start('aurora')).value, 'token')]
    const infos = await Promise.all(tokens.map((token) => sandbox.call('GET', '/wps/member/info', { token })))
    expect(infos.map(({ value }) => value)).toMatchObject([{ type: 4 }, { type: 4 }])
    expect(member(infos[0]?.value, 'account')).not.toBe(member(infos[1]?.value, 'account'))
    const { value } = await sandbox.call('GET', '/wps/v2/wallets/balance', { token: tokens[0] ?? '' })
    expect(value).toMatchObject({ sumBalance: '10000.00', currency: 'USD' })
  })

  it('removes demo accounts of yesterday', async () => {
    const token = member((await start('aurora')).value, 'token')
    const { value } = await sandbox.call('GET', '/wps/member/info', { token })
    sandbox.clock.now += 25 * 3_600_000
    await start('aurora')
    expect(await sandbox.login(member(value, 'account'))).toMatchObject({ message: 'user.not.exist' })
  })

  it('removes one that left a trace in every way that it has', async () => {
    const token = member((await start('aurora')).value, 'token')
    const info = await sandbox.call('GET', '/wps/member/info', { token })
    const username = member(info.value, 'account')
    const body = { questionType: 'GAME', content: 'A lovely evening, thank you.', requestId: 'request-of-a-demo' }
    expect(await sandbox.call('PUT', '/wps/feedback', { token, body })).toMatchObject({ success: true })
    const launch = {
      ...{ accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
      ...{ username, merchantCode: 'aurora', language: 'EN', vassalage: 'CIND', token },
    }
    const launched = await sandbox.call('POST', '/wps/game/launchGame', { token, body: launch })
    const address = new URL(member(launched.value, 'game_url'))
    const page = await (await sandbox.request('GET', address.pathname + address.search)).text()
    const key = /data-key="([^"]+)"/.exec(page)?.[1]
    const spun = await sandbox.request('POST', '/sandbox/play/spin', { body: JSON.stringify({ key, stake: 100 }) })
    expect(spun.status).toBe(200)
    sandbox.clock.now += 25 * 3_600_000
    expect(await start('aurora')).toMatchObject({ success: true })
    expect(await sandbox.login(username)).toMatchObject({ message: 'user.not.exist' })
    const stored: unknown = await (await sandbox.request('GET', '/sandbox/feedback?merchant=aurora')).json()
    expect(stored).toMatchObject({ feedback: [{ account: null, content: body.content }] })
  })

  it('removes one that moved money between its wallets', async () => {
    const token = member((await start('jade')).value, 'token')
    const vendors = await sandbox.call('GET', '/wps/relay/GCSGAME_gameVendor', { merchant: 'jade' })
    const wallet = Number(/"accountTypeId":(\d+),"accountTypeName":"NUMG"/.exec(JSON.stringify(vendors.value))?.[1])
    const body = { transactionNo: 'demotransfer0001', fromAccountType: 1, toAccountType: wallet, amount: '10' }
    const moved = await sandbox.call('POST', '/wps/relay/GCS_walletTransfer', { merchant: 'jade', token, body })
    expect(moved).toMatchObject({ success: true })
    sandbox.clock.now += 25 * 3_600_000
    expect(await start('jade')).toMatchObject({ success: true })
  })

  it('is refused where the module is off', async () => {
    expect(await start('sahara')).toMatchObject({ message: 'function.not.available' })
  })
})
