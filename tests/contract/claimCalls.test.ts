import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { balanceSchema } from '../../src/contract/balance'
import { bonusDetailsSchema } from '../../src/contract/bonus-details'
import { memberRewardsSchema } from '../../src/contract/member-rewards'
import { missionSummarySchema } from '../../src/contract/mission-summary'
import { raffleDetailsSchema } from '../../src/contract/raffle-details'
import { forfeitMoney } from '../../src/features/bonuses/bonusMoney'
import { forfeitBonus } from '../../src/features/bonuses/calls'
import { claimMission, claimRaffle } from '../../src/features/missions/calls'
import { drawMoney, missionMoney } from '../../src/features/missions/missionMoney'
import { activityMoney } from '../../src/features/promotions/activityMoney'
import { claimActivity } from '../../src/features/promotions/calls'
import { claimReward } from '../../src/features/rewards/calls'
import { claimMoney } from '../../src/features/rewards/claimMoney'
import { sessionKeys } from '../../src/session/keys'
import { readSessionAtom } from '../../src/session/session'
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
  vi.unstubAllGlobals()
})

const scenario = (name: string, call?: string) =>
  visitor.request('POST', '/sandbox/scenario', { body: JSON.stringify({ name, merchant: 'aurora', call }) })
const read = async <Value>(schema: z.ZodMiniType<Value>, path: string) =>
  z.parse(schema, (await visitor.call('GET', path, { token: await visitor.tokenOf('vip01') })).value)
const balance = async () => Number((await read(balanceSchema, '/wps/v2/wallets/balance')).sumBalance)

/** As after a reload: a page that knows what storage knows. */
async function openPage(): Promise<Page> {
  const page = visitor.page()
  sessionKeys.token.write(await visitor.tokenOf('vip01'))
  sessionKeys.account.write('vip01')
  page.set(readSessionAtom)
  return page
}

/** Looks for what can be asked for, and answers how to ask for it, whatever became of it by then. */
const wishes = {
  'a reward': async () => {
    const { content } = await read(memberRewardsSchema, '/wps/relay/MCSFE_getRewardList')
    const reference = content.find(({ prize }) => prize.kind === 'BONUS')?.reference ?? ''
    return (page: Page) => page.set(claimMoney.send, { reference, what: 'Reward' }, {})
  },
  'a bonus that is given up': async () => {
    const { content } = await read(bonusDetailsSchema, '/wps/relay/MCSFE_getBonusDetails')
    const { reference = '', loss } = content[0] ?? {}
    const told = String(loss?.taken)
    return (page: Page) => page.set(forfeitMoney.send, { reference, name: 'Bonus', loss: told }, {})
  },
  'a mission': async () => {
    const { missions } = await read(missionSummarySchema, '/wps/relay/MCSFE_getMissionSummaryDetails')
    const { missionId = '', periodFrom = 0 } = missions.find(({ missionId: id }) => id === 'once-start') ?? {}
    return (page: Page) => page.set(missionMoney.send, { missionId, periodFrom, what: 'Mission' }, {})
  },
  'a promotion': () =>
    Promise.resolve((page: Page) => page.set(activityMoney.send, { activityId: 'house-gift', what: 'Gift' }, {})),
  'a draw': async () => {
    const { tickets } = await read(raffleDetailsSchema, '/wps/relay/MCSFE_getRaffleDetails')
    return (page: Page) => page.set(drawMoney.send, { ticketId: tickets.nextId ?? '' }, {})
  },
} as const

it.each([
  ['a reward', claimReward.path],
  ['a bonus that is given up', forfeitBonus.path],
  ['a mission', claimMission.path],
  ['a promotion', claimActivity.path],
  ['a draw', claimRaffle.path],
] as const)('%s whose answer is lost is found when it is asked for again, and done once', async (name, path) => {
  const ask = await wishes[name]()
  const before = await balance()
  await scenario('done-then-lost', path)
  expect(await ask(await openPage())).toMatchObject({ state: 'open' })
  await scenario('normal')
  const after = await balance()
  expect(await ask(await openPage())).toMatchObject({ state: 'done', again: true, standing: 'granted' })
  expect(await balance()).toBe(after)
  if (name !== 'a draw') expect(after).not.toBe(before)
  // it is done: another wish for the same is refused, and leaves nothing open
  expect(await ask(await openPage())).toMatchObject({ state: 'refused' })
  expect(local.size).toBe(0)
})

it('a draw that never arrived is asked for again', async () => {
  const tickets = async () => (await read(raffleDetailsSchema, '/wps/relay/MCSFE_getRaffleDetails')).tickets.count
  const before = await tickets()
  const ask = await wishes['a draw']()
  await scenario('failing', claimRaffle.path)
  expect(await ask(await openPage())).toMatchObject({ state: 'open' })
  await scenario('normal')
  expect(await tickets()).toBe(before)
  expect(await ask(await openPage())).toMatchObject({ state: 'done' })
  expect(await tickets()).toBe(before - 1)
})
