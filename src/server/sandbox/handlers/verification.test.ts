import { inflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { captchaHeight, captchaWidth } from '../captcha/drawCaptcha'
import { createTestSandbox } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const send = (mobileNo: string, merchant = 'aurora') =>
  sandbox.call('POST', '/wps/verification/sms/register', { merchant, module: 'REGMOBVERF3', body: { mobileNo } })

async function codesOf(mobile: string): Promise<string[]> {
  const response = await sandbox.request('GET', `/sandbox/sms?mobile=${mobile}`)
  return JSON.stringify(await response.json()).match(/(?<="code":")\d{6}/g) ?? []
}

describe('SMS codes', () => {
  it('are sent once a minute to a number, and stand in the log', async () => {
    expect(await send('13912345678')).toMatchObject({ success: true, value: { expiredMinutes: 5 } })
    expect(await send('13912345678')).toMatchObject({ message: 'sms.too.many.requests' })
    expect(await send('13912345679')).toMatchObject({ success: true })
    sandbox.clock.now += 60_001
    expect(await send('13912345678')).toMatchObject({ success: true })
    const codes = await codesOf('13912345678')
    expect(codes).toHaveLength(2)
    expect(
      sandbox.lines.filter((line) => line.includes('13912345678') && codes.some((code) => line.includes(code))),
    ).toHaveLength(2)
  })

  it('are refused to malformed and to registered numbers, and where the module is off', async () => {
    expect(await send('12')).toMatchObject({ message: 'field.invalid' })
    expect(await send('13800000001')).toMatchObject({ message: 'mobile.exists' })
    expect(await send('13912345678', 'jade')).toMatchObject({ message: 'function.not.available' })
  })

  it('sign in with the number of an account, once', async () => {
    const ask = (mobileNum: string) => sandbox.call('POST', '/wps/verification/sms/noLogin', { body: { mobileNum } })
    expect(await ask('13900000000')).toMatchObject({ message: 'user.not.exist' })
    expect(await ask('13800000001')).toMatchObject({ success: true })
    const [code = ''] = await codesOf('13800000001')
    const enter = (password: string) =>
      sandbox.call('POST', '/wps/session/login', {
        encrypt: true,
        body: { username: '13800000001', password, type: 'sms' },
      })
    expect(await enter('x')).toMatchObject({ message: 'verification.code.invalid' })
    expect(await enter(code)).toMatchObject({ success: true })
    expect(await enter(code)).toMatchObject({ message: 'verification.code.expired' })
  })
})

describe('captcha', () => {
  it('is a PNG of the announced size, another one each time', async () => {
    const images = await Promise.all([0, 1].map(() => sandbox.call('GET', '/wps/captcha')))
    const [first, second] = images.map(({ value }) => Buffer.from(String(value), 'base64'))
    expect(first?.subarray(1, 4).toString()).toBe('PNG')
    expect([first?.readUInt32BE(16), first?.readUInt32BE(20)]).toEqual([captchaWidth, captchaHeight])
    const data = first?.subarray(first.indexOf('IDAT') + 4, first.indexOf('IEND') - 8)
    expect(inflateSync(data ?? Buffer.alloc(0))).toHaveLength(captchaHeight * (1 + captchaWidth * 3))
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
  })
})
