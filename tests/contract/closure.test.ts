import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientAtom } from '../../src/session/client'
import { permissionAtom } from '../../src/site/platformAnswers'
import { gateAtom } from '../../src/site/site'
import { createVisitor, type Page, type Visitor } from './failures/visitor'
import type { Way } from './failures/ways'

let visitor: Visitor
let page: Page
let leave: (() => void) | undefined
beforeAll(async () => {
  visitor = await createVisitor('aurora')
  vi.stubGlobal('document', new EventTarget())
})
afterAll(() => {
  leave?.()
  visitor.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const status = '/wps/system/status'
const vendors = '/wps/relay/GCSGAME_gameVendor'
const set = (name: string, call?: string) =>
  visitor.request('POST', '/sandbox/scenario', {
    body: JSON.stringify({ name, merchant: 'aurora', ...(call !== undefined && { call }) }),
  })
/** The gate at the moment in which the page hears of the failure. */
const gateAfterFailure = async () => {
  await expect(page.get(clientAtom)('vendors')).rejects.toThrow('vendors')
  return page.get(gateAtom)
}
const answer = (code: number, message?: string): Way => ({
  name: String(code),
  cause: {},
  row: 'other',
  respond: () =>
    Promise.resolve(
      new Response(message === undefined ? 'busy' : JSON.stringify({ success: false, message }), { status: code }),
    ),
})

beforeEach(async () => {
  visitor.mend()
  await set('normal')
  leave?.()
  page = visitor.page()
  leave = page.sub(gateAtom, () => undefined)
  await page.get(permissionAtom).refetch()
  expect(page.get(gateAtom)).toEqual({ state: 'open' })
})

describe('a call that fails while the site is closed', () => {
  it('leads to the page of the maintenance, with its times, before it fails; the end opens again', async () => {
    await set('maintenance')
    expect(await gateAfterFailure()).toEqual({
      state: 'maintenance',
      start: expect.any(Number),
      end: expect.any(Number),
    })
    await set('normal')
    await page.get(permissionAtom).refetch()
    expect(page.get(gateAtom)).toEqual({ state: 'open' })
  })

  it('leads to the page of the region', async () => {
    await set('region-restricted')
    expect(await gateAfterFailure()).toEqual({ state: 'region' })
  })

  it.each([503, 403])('status %d without a word asks, and finds it', async (code) => {
    await set('maintenance')
    visitor.fail(vendors, answer(code))
    expect(await gateAfterFailure()).toMatchObject({ state: 'maintenance' })
  })

  it('several calls that fail together wait for the one that asks', async () => {
    await set('maintenance')
    visitor.fail(vendors, answer(503))
    const gates = await Promise.all([gateAfterFailure(), gateAfterFailure(), gateAfterFailure()])
    expect(gates.map(({ state }) => state)).toEqual(['maintenance', 'maintenance', 'maintenance'])
  })

  it.each([
    ['system.maintenance', 'maintenance'],
    ['region.restricted', 'region'],
  ])('%s is believed where the permission call does not answer', async (message, state) => {
    visitor.fail(status, answer(503, message))
    await page.get(permissionAtom).refetch()
    expect(page.get(gateAtom)).toMatchObject({ state })
    visitor.mend()
    await page.get(permissionAtom).refetch()
    expect(page.get(gateAtom)).toEqual({ state: 'open' })
  })

  it('its word holds while the permission call fails otherwise', async () => {
    await set('maintenance', vendors)
    visitor.fail(status, answer(500))
    expect(await gateAfterFailure()).toMatchObject({ state: 'maintenance' })
  })
})

describe('a call that fails while the site is open', () => {
  it.each(['maintenance', 'region-restricted', 'forbidden'])(
    'closes nothing alone (%s): the permission call knows',
    async (name) => {
      await set(name, vendors)
      expect(await gateAfterFailure()).toEqual({ state: 'open' })
    },
  )

  it('without a word asks once in a while, not each time', async () => {
    visitor.fail(vendors, answer(503))
    const before = page.get(permissionAtom).data
    expect(await gateAfterFailure()).toEqual({ state: 'open' })
    const asked = page.get(permissionAtom).data
    expect(asked).not.toBe(before)
    await gateAfterFailure()
    expect(page.get(permissionAtom).data).toBe(asked)
  })
})
