import { afterAll, describe, expect, it } from 'vitest'
import { validate } from '../schemas'
import { calls } from './calls'
import { createJweCipher } from './cipher'
import { aurora } from './merchants/aurora'
import { createDirectory } from './merchants/directory'
import { enabledModules } from './merchants/modules'
import { createTestSandbox } from './testing/testSandbox'

const sandbox = createTestSandbox({ cipher: createJweCipher(':memory:') })
const { call, tokenOf } = sandbox
afterAll(() => sandbox.close())

const merchants = ['aurora', 'jade', 'sahara', 'somebody_else']
const readable = calls.filter(({ method, answer }) => [method].flat()[0] === 'GET' && answer)
const directory = createDirectory()

describe.each(merchants)('answers of %s', (merchant) => {
  const modules = enabledModules(directory.find(merchant).modules)
  const able = (module: string | readonly string[]) => [module].flat().some((id) => modules.has(id))

  it.each(readable.filter(({ module }) => able(module)).map((row) => [row.path, row] as const))(
    '%s follows its schema',
    async (_, row) => {
      const ask = async (username: string, language: string) =>
        call('GET', row.path, {
          merchant,
          language,
          ...(row.token === true && { token: await tokenOf(username, merchant) }),
        })
      const isForAgents = (await ask('member01', 'EN')).message === 'agent.only'
      for (const language of ['CN', 'EN', 'AR', 'VI']) {
        const { success, value } = await ask(isForAgents ? 'agent01' : 'member01', language)
        expect(success).toBe(true)
        expect(row.answer && validate(row.answer, value)).toEqual([])
      }
    },
  )

  it.each(readable.filter(({ module }) => !able(module)).map((row) => [row.path, row] as const))(
    '%s is not available',
    async (_, row) => {
      expect(await call('GET', row.path, { merchant })).toMatchObject({
        status: 200,
        success: false,
        message: 'function.not.available',
      })
    },
  )
})

describe('what goes before every call', () => {
  it('refuses a merchant that is doubled, missing or malformed', async () => {
    for (const merchant of ['aurora, aurora', 'aurora,jade', ' ', '../x']) {
      expect(await call('GET', '/wps/system/status', { merchant })).toMatchObject({
        status: 400,
        message: 'merchant.invalid',
      })
    }
    const doubled = new Headers([
      ['Merchant', 'aurora'],
      ['Merchant', 'aurora'],
    ])
    expect((await sandbox.request('GET', '/wps/system/status', { headers: doubled })).status).toBe(400)
    expect((await sandbox.request('GET', '/wps/system/status')).status).toBe(400)
  })

  it('refuses a module that is off, a child of one that is off, and a module that the call does not belong to', async () => {
    const points = { method: 'GET' as const, path: '/wps/relay/MCSFE_getAvailablePromotions' }
    const token = await tokenOf('member01', 'sahara')
    expect(await call('GET', points.path, { merchant: 'sahara', token })).toMatchObject({
      message: 'function.not.available',
    })
    expect(await call('GET', '/wps/captcha', { module: 'COMM3' })).toMatchObject({ message: 'function.not.available' })
    expect(await call('GET', '/wps/captcha', { module: 'CAPTCHA3' })).toMatchObject({ success: true })
    expect(enabledModules(directory.find('sahara').modules).has('PTSYS3')).toBe(false)
    expect(enabledModules(aurora.modules).has('PTSYS3')).toBe(true)
  })

  it('asks for a session where one is needed, and takes none of another merchant', async () => {
    const refused = { status: 401, success: false, message: 'customer.not.login' }
    expect(await call('GET', '/wps/member/info')).toMatchObject(refused)
    expect(await call('GET', '/wps/member/info', { token: 'made-up' })).toMatchObject(refused)
    expect(await call('GET', '/wps/member/info', { token: await tokenOf('member01', 'jade') })).toMatchObject(refused)
  })

  it('refuses demo accounts what needs a real one', async () => {
    const token = await tokenOf('demo01')
    expect(await call('GET', '/wps/relay/MCSFE_getReferralDetails', { token })).toMatchObject({
      message: 'demo.not.allowed',
    })
    expect(await call('GET', '/wps/v2/wallets/balance', { token })).toMatchObject({ success: true })
  })

  it('refuses a plain body where an encrypted one is due, and one encrypted to another key', async () => {
    const body = { username: 'member01', password: 'Marquee1', type: 'username' }
    expect(await call('POST', '/wps/session/login', { body })).toMatchObject({ status: 400, success: false })
    const headers = { Encryption: 'JWE', 'Content-Type': 'application/jose' }
    expect(await call('POST', '/wps/session/login', { body: 'not a JWE', headers })).toMatchObject({ status: 400 })
  })

  it('answers an unknown call with an envelope', async () => {
    expect(await call('GET', '/wps/relay/NO_SUCH_CALL')).toMatchObject({
      status: 404,
      message: 'function.not.available',
    })
  })
})
