import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { depositReceiptsSchema } from '../../../contract/deposit-receipts'
import { validate } from '../../schemas'
import { createTestSandbox } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const status = '/wps/system/status'
const vendors = '/wps/relay/GCSGAME_gameVendor'
const set = async (change: object) =>
  (await sandbox.request('POST', '/sandbox/scenario', { body: JSON.stringify(change) })).status
const ask = (path: string, merchant = 'aurora', scenario?: string) =>
  sandbox.call('GET', path, {
    merchant,
    ...(scenario !== undefined && { headers: { 'X-Sandbox-Scenario': scenario } }),
  })

describe('scenarios', () => {
  it('maintenance: the permission says so until when, other calls answer 503', async () => {
    expect(await set({ name: 'maintenance', merchant: 'aurora' })).toBe(200)
    const { value } = await ask(status)
    expect(value).toMatchObject({ maintenance: true, maintenanceTime: { end: sandbox.clock.now + 3_600_000 } })
    expect(validate('permission', value)).toEqual([])
    expect(await ask(vendors)).toMatchObject({ status: 503, success: false, message: 'system.maintenance' })
    expect(await ask('/wps/system/domainRoute')).toMatchObject({ success: true })
    expect((await ask(status, 'jade')).value).toMatchObject({ maintenance: false })
    await set({ name: 'normal', merchant: 'aurora' })
    expect((await ask(status)).value).toMatchObject({ maintenance: false })
  })

  it('region-restricted: the permission says so, other calls answer 403', async () => {
    expect((await ask(status, 'aurora', 'region-restricted')).value).toMatchObject({ regionRestriction: true })
    expect(await ask(vendors, 'aurora', 'region-restricted')).toMatchObject({
      status: 403,
      message: 'region.restricted',
    })
  })

  it('slow and late answer after a while', async () => {
    expect(await ask(vendors, 'aurora', 'slow')).toMatchObject({ success: true })
    expect(await ask(vendors, 'aurora', 'late')).toMatchObject({ success: true })
    expect(sandbox.slept).toEqual([3_000, 30_000])
  })

  it('failing and rate-limited answer 500 and 429', async () => {
    expect(await ask(vendors, 'aurora', 'failing')).toMatchObject({ status: 500, message: 'system.error' })
    expect(await ask(vendors, 'aurora', 'rate-limited')).toMatchObject({
      status: 429,
      success: false,
      message: undefined,
    })
  })

  it('malformed breaks the schema of every answer that has one', async () => {
    for (const [path, schema] of [
      [status, 'permission'],
      [vendors, 'vendors'],
      ['/wps/captcha', 'captcha'],
    ] as const) {
      expect(validate(schema, (await ask(path, 'aurora', 'malformed')).value)).not.toEqual([])
    }
  })

  it('empty keeps the schema and the settings, without items', async () => {
    const { value } = await ask('/wps/relay/MCSFE_getListAnnouncements', 'aurora', 'empty')
    expect(value).toEqual({ headline: [], player: [], banners: [], popup: [], promotion: [] })
    expect((await ask(vendors, 'aurora', 'empty')).value).toEqual([])
    expect((await ask('/wps/system/whitelabel', 'aurora', 'empty')).value).not.toEqual([])
  })

  it('blank and not-json answer no envelope', async () => {
    const bodies = ['blank', 'not-json'].map(async (name) => {
      const headers = { Merchant: 'aurora', 'X-Sandbox-Scenario': name }
      return (await sandbox.request('GET', vendors, { headers })).text()
    })
    expect(await Promise.all(bodies)).toEqual(['', expect.stringContaining('<html>')])
  })

  it.each([
    ['done-then-failing', 500],
    ['done-then-lost', 502],
  ])('%s: the call is carried out, its answer is a failure', async (name, status) => {
    const token = await sandbox.tokenOf('member01')
    const path = '/wps/relay/MCSFE_requestDeposit'
    const headers = { Merchant: 'aurora', Authorization: token, 'X-Sandbox-Scenario': `${name}; call=${path}` }
    const body = JSON.stringify({ methodId: 'bank', amount: '50', requestId: `request-${name}` })
    const answer = await sandbox.request('POST', path, { headers, body })
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('DEP')
    const list = await sandbox.call('GET', '/wps/relay/MCSFE_getDepositRequestList', { token })
    const [latest] = z.parse(depositReceiptsSchema, list.value).content
    expect(latest).toMatchObject({ requestId: `request-${name}`, amount: '50.00' })
  })

  it('hostile-patterns reach the registration settings alone, which keep their schema', async () => {
    const { value } = await ask('/wps/system/setting/register', 'jade', 'hostile-patterns')
    expect(validate('registration-settings', value)).toEqual([])
    expect(JSON.stringify(value)).toContain('(a+)+$')
    expect(await ask(vendors, 'jade', 'hostile-patterns')).toMatchObject({ success: true })
  })

  it('may be for one call, and for the image CDN by name', async () => {
    await set({ name: 'failing', call: vendors })
    expect(await ask(vendors)).toMatchObject({ status: 500 })
    expect(await ask(status)).toMatchObject({ success: true })
    expect(await ask(vendors, 'aurora', `normal; call=${vendors}`)).toMatchObject({ success: true })
    const cover = (scenario: string) =>
      sandbox.request('GET', '/cdn/games/100001.svg', { headers: { 'X-Sandbox-Scenario': scenario } })
    expect((await cover('failing')).status).toBe(200)
    expect((await cover('failing; call=/cdn/*')).status).toBe(500)
    await set({ name: 'normal', call: vendors })
    expect(await ask(vendors)).toMatchObject({ success: true })
  })

  it('are listed, and unknown ones are refused', async () => {
    await set({ name: 'slow', merchant: 'jade' })
    const listed = await (await sandbox.request('GET', '/sandbox/scenario')).text()
    expect(listed).toContain('"active":[{"name":"slow","merchant":"jade"}]')
    expect(await set({ name: 'nonsense' })).toBe(400)
    expect(await set([])).toBe(400)
  })
})
