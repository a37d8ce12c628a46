import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GeetestProof } from '../../../contract/geetest-proof'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(async () => {
  sandbox = createTestSandbox()
  await post('/sandbox/modules', { merchant: 'aurora', modId: 'GEETEST3', enabled: true })
})
afterEach(() => sandbox.close())

const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await sandbox.request('POST', path, { body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}

async function lot(merchant = 'aurora') {
  const { value } = await sandbox.call('GET', '/wps/captcha/geetest', { merchant })
  const { lot_number, target } = await post('/sandbox/geetest/load', { captcha_id: member(value, 'captchaId') })
  return { lot_number: String(lot_number), target: Number(target) }
}

async function pass(): Promise<GeetestProof> {
  const { lot_number, target } = await lot()
  const { result, seccode } = await post('/sandbox/geetest/verify', { lot_number, position: target + 1 })
  expect(result).toBe('success')
  return seccode as GeetestProof
}

const login = (more: object = {}) => sandbox.login('member01', 'aurora', 'Marquee1', more)

describe('the proof of a challenge', () => {
  it('is asked for by the sign-in, and counts once', async () => {
    expect(await login()).toMatchObject({ success: false, message: 'verification.required' })
    const proof = await pass()
    expect(await login({ ...proof, pass_token: 'x' })).toMatchObject({ message: 'verification.failed' })
    expect(await login({ ...proof, gen_time: '1' })).toMatchObject({ message: 'verification.failed' })
    expect(await login(proof)).toMatchObject({ success: true })
    expect(await login(proof)).toMatchObject({ message: 'verification.failed' })
  })

  it('is used up by a wrong password too', async () => {
    const proof = await pass()
    expect(await sandbox.login('member01', 'aurora', 'Wrong123', proof)).toMatchObject({
      message: 'login.credential.error',
    })
    expect(await login(proof)).toMatchObject({ message: 'verification.failed' })
  })

  it('is not asked of who comes by SMS', async () => {
    const body = { username: '13800000001', password: '000000', type: 'sms' }
    const answer = await sandbox.call('POST', '/wps/session/login', { encrypt: true, body })
    expect(answer.message).not.toBe('verification.required')
  })

  it('is asked for by registration', async () => {
    const body = {
      username: 'geeuser1',
      password: 'Marquee1',
      domain: 'x',
      registerUrl: 'x',
      registerMethod: 'WEB',
      login: true,
      email: 'a@example.com',
      mobileNum: '13700000009',
      verificationCode: '123456',
    }
    expect(await sandbox.call('PUT', '/wps/member/register', { encrypt: true, body })).toMatchObject({
      message: 'verification.required',
    })
  })

  it('comes five minutes after it was made to nothing', async () => {
    const proof = await pass()
    sandbox.clock.now += 5 * 60_000 + 1
    expect(await login(proof)).toMatchObject({ message: 'verification.failed' })
  })

  it('is of its own merchant', async () => {
    await post('/sandbox/modules', { merchant: 'jade', modId: 'GEETEST3', enabled: true })
    const proof = await pass()
    expect(await sandbox.login('member01', 'jade', 'Marquee1', proof)).toMatchObject({ message: 'verification.failed' })
  })
})

describe('the challenge', () => {
  it('wants the ball near its mark, and ends after five wrong tries', async () => {
    const { lot_number, target } = await lot()
    for (let tries = 0; tries < 5; tries += 1)
      expect(await post('/sandbox/geetest/verify', { lot_number, position: target - 3 })).toEqual({
        result: 'fail',
        reason: 'wrong',
      })
    expect(await post('/sandbox/geetest/verify', { lot_number, position: target })).toEqual({
      result: 'fail',
      reason: 'gone',
    })
  })

  it('is solved once', async () => {
    const { lot_number, target } = await lot()
    expect(await post('/sandbox/geetest/verify', { lot_number, position: target })).toMatchObject({ result: 'success' })
    expect(await post('/sandbox/geetest/verify', { lot_number, position: target })).toEqual({
      result: 'fail',
      reason: 'gone',
    })
  })

  it('is not started for an id of nobody', async () => {
    expect(await post('/sandbox/geetest/load', { captcha_id: 'evil' })).toEqual({ error: 'captcha_id' })
  })
})
