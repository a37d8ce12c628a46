import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { depositReceiptsSchema } from '../../src/contract/deposit-receipts'
import { requestDeposit } from '../../src/features/deposit/calls'
import { depositMoney } from '../../src/features/deposit/depositMoney'
import { convertPoints, redeemReward } from '../../src/features/mall/calls'
import { conversionMoney, rewardMoney } from '../../src/features/mall/pointMoney'
import { demoPaymentPassword } from '../../src/server/sandbox/seed/demoAccounts'
import { member } from '../../src/server/sandbox/testing/testSandbox'
import { sessionKeys } from '../../src/session/keys'
import { readSessionAtom } from '../../src/session/session'
import type { MoneyAtoms } from '../../src/shared/money/moneyAtoms'
import { createVisitor, type Page, type Visitor } from './failures/visitor'

let visitor: Visitor
const local = new Map<string, string>()
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 15, 12) })
  visitor = await createVisitor('aurora')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  })
})
afterEach(async () => {
  await scenario('normal')
  local.clear()
})
afterAll(() => {
  visitor.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const scenario = (name: string, call?: string) =>
  visitor.request('POST', '/sandbox/scenario', { body: JSON.stringify({ name, merchant: 'aurora', call }) })
const valueOf = async (path: string) =>
  (await visitor.call('GET', path, { token: await visitor.tokenOf('vip01'), query: { pageSize: '100' } })).value
const points = async () => Number(member(await valueOf('/wps/relay/MCS2_getPointBalance'), 'balance'))
const deposits = async () =>
  z.parse(depositReceiptsSchema, await valueOf('/wps/relay/MCSFE_getDepositRequestList')).total

/** As after a reload: a page that knows what storage knows. */
async function openPage(): Promise<Page> {
  const page = visitor.page()
  sessionKeys.token.write(await visitor.tokenOf('vip01'))
  sessionKeys.account.write('vip01')
  page.set(readSessionAtom)
  return page
}

interface Money {
  readonly name: string
  readonly send: (page: Page, password?: string) => Promise<{ readonly state: string }>
  readonly atoms: Pick<MoneyAtoms<unknown, unknown, unknown>, 'open' | 'findOut'>
  readonly path: string
  /** What one of it changes, counted at the platform. */
  readonly count: () => Promise<number>
  readonly each: number
}

const beside = { paymentPassword: demoPaymentPassword }
const moneys: readonly Money[] = [
  {
    name: 'a deposit',
    send: (page) => page.set(depositMoney.send, { methodId: 'bank', amount: '50', currency: 'USD' }, {}),
    atoms: depositMoney,
    path: requestDeposit.path,
    count: deposits,
    each: 1,
  },
  {
    name: 'a reward',
    send: (page, paymentPassword = demoPaymentPassword) =>
      page.set(
        rewardMoney.send,
        { rewardId: 'cash-5', quantity: 1, name: 'Demo', points: '100.00' },
        { paymentPassword },
      ),
    atoms: rewardMoney,
    path: redeemReward.path,
    count: points,
    each: -100,
  },
  {
    name: 'a conversion',
    send: (page) => page.set(conversionMoney.send, { points: '200', amount: '10.00', currency: 'USD' }, beside),
    atoms: conversionMoney,
    path: convertPoints.path,
    count: points,
    each: -200,
  },
]

describe.each(moneys)('$name', ({ send, atoms, path, count, each }) => {
  it.each(['done-then-failing', 'done-then-lost', 'failing', 'blank'])(
    '%s, then a new page: once, and twice only where it is wanted twice',
    async (name) => {
      const before = await count()
      await scenario(name, path)
      expect(await send(await openPage())).toMatchObject({ state: 'open' })
      await scenario('normal')
      const page = await openPage()
      expect(page.get(atoms.open)).toHaveLength(1)
      expect(await send(page)).toMatchObject({ state: 'done' })
      expect(await count()).toBeCloseTo(before + each, 2)
      expect((await openPage()).get(atoms.open)).toEqual([])
      expect(await send(page)).toMatchObject({ state: 'done', again: false })
      expect(await count()).toBeCloseTo(before + 2 * each, 2)
    },
  )

  it.each([
    ['done-then-failing', 'done', 1],
    ['failing', 'absent', 0],
  ])('%s: finding out says %s', async (name, state, times) => {
    const before = await count()
    await scenario(name, path)
    await send(await openPage())
    await scenario('normal')
    visitor.wait(2 * 60_000)
    const page = await openPage()
    const [open] = page.get(atoms.open)
    expect(open && (await page.set(atoms.findOut, open.intent))).toMatchObject({ state })
    expect((await openPage()).get(atoms.open)).toEqual([])
    expect(await count()).toBeCloseTo(before + times * each, 2)
  })
})

it('a wrong password after a lost answer does not make a second exchange', async () => {
  const [money] = moneys.filter(({ name }) => name === 'a reward')
  if (!money) throw new Error('there is no reward')
  const before = await points()
  await scenario('done-then-lost', redeemReward.path)
  await money.send(await openPage())
  await scenario('normal')
  const page = await openPage()
  // found in the list, which needs no password
  expect(await money.send(page, '999999')).toMatchObject({ state: 'done', again: true })
  expect(await points()).toBeCloseTo(before - 100, 2)
  expect(local.size).toBe(0)
  expect(await money.send(page, '999999')).toMatchObject({ state: 'refused' })
})

it('a deposit that is turned down after its answer was lost is found as that', async () => {
  await scenario('done-then-lost', requestDeposit.path)
  await (await openPage()).set(depositMoney.send, { methodId: 'bank', amount: '50.13', currency: 'USD' }, {})
  await scenario('normal')
  visitor.wait(2 * 60_000)
  const page = await openPage()
  const [open] = page.get(depositMoney.open)
  expect(open && (await page.set(depositMoney.findOut, open.intent))).toMatchObject({
    state: 'done',
    standing: 'rejected',
  })
})

it('an item whose answer is lost is found when it is sent again to an address that is typed otherwise', async () => {
  const before = await points()
  const send = (page: Page, address: string) =>
    page.set(rewardMoney.send, { rewardId: 'deck', quantity: 1, name: 'Deck', points: '1.00' }, { ...beside, address })
  await scenario('done-then-lost', redeemReward.path)
  expect(await send(await openPage(), '1 Demo Street')).toMatchObject({ state: 'open' })
  await scenario('normal')
  const after = await points()
  expect(after).toBeLessThan(before)
  expect(await send(await openPage(), '1, Demo St.')).toMatchObject({ state: 'done', again: true, standing: 'waiting' })
  expect(await points()).toBeCloseTo(after, 2)
  expect(local.size).toBe(0)
})

it('neither password nor address is kept', async () => {
  await scenario('failing', redeemReward.path)
  const page = await openPage()
  await page.set(
    rewardMoney.send,
    { rewardId: 'deck', quantity: 1, name: 'Deck', points: '1.00' },
    { ...beside, address: '1 Demo Street' },
  )
  const written = [...local.values()].join()
  expect(written).toContain('deck')
  expect(written).not.toContain(demoPaymentPassword)
  expect(written).not.toContain('Demo Street')
})
