import fc from 'fast-check'
import { expect, it } from 'vitest'
import { activities, activityOf } from '../content/activities'
import { openDatabase } from '../db/database'
import { orZero, query } from '../db/query'
import { schema } from '../db/schema'
import { hour } from '../durations'
import { accountById, insertAccount } from './accounts'
import * as store from './activities'
import { entriesByActivity } from './activityEntries'
import { type EntryState, entryTransitions } from './activityState'
import { changeWindow } from './activityWindows'
import { recordBets } from './bets'
import { balanceOf, mainWallet } from './wallets'

const vendors = ['RNG', 'FISH', 'LIVE'].map((category, position) => ({
  ...{ code: category, accountTypeId: position + 10, name: category, category, position },
}))

/** One account, every promotion open to it, and a clock of its own. */
function createWorld() {
  const database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
  let now = Date.UTC(2030, 0, 15, 12)
  database.run(query.insertInto('vendor').values(vendors))
  const windows = activities.map(({ id }) => ({ activity: id, startsAt: 0, endsAt: null, joinBy: null }))
  database.run(query.insertInto('activityWindow').values(windows))
  const row = { merchant: 'm', username: 'u', passwordHash: '', registeredAt: now, referralCode: 'R', clubLabel: 'VIP' }
  const accountId = insertAccount(database, row)
  const account = accountById(database, accountId)
  if (!account) throw new Error('the account that was just opened is not there')
  let ids = 0
  const requestId = (again: boolean) => {
    ids += again && ids > 0 ? 0 : 1
    return `request-${ids}`
  }
  const asked = (activityId: string, again: boolean) => ({ account, activityId, requestId: requestId(again) })
  return {
    database,
    accountId,
    join: (id: string, again: boolean) => store.joinActivity(database, asked(id, again), now),
    sign: (id: string, again: boolean) => store.signActivity(database, asked(id, again), now),
    apply: (id: string, again: boolean) =>
      store.applyForActivity(database, asked(id, again), { remark: 'r', fileIds: [] }, now),
    claim: (id: string, again: boolean) => store.claimActivity(database, asked(id, again), now),
    decide: (activityId: string, decision: store.Decision) =>
      store.decideApplication(database, { accountId, activityId }, { decision }, now),
    settle: () => store.settleActivities(database, accountId, now),
    close: (id: string) => changeWindow(database, id, { endsAt: now }),
    play: (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const vassalage = vendors[time % vendors.length]?.code ?? ''
        recordBets(database, [{ accountId, vassalage, nodeId: undefined, stake: 10_000, win: 0, placedAt: now }])
      }
    },
    wait: (hours: number) => {
      now += hours * hour
    },
    states: () => new Map([...entriesByActivity(database, accountId)].map(([id, { state }]) => [id, state])),
    moved: () =>
      database.all(
        query
          .selectFrom('movement')
          .select(({ fn }) => ['reference', orZero(fn.sum<number>('amount')).as('amount')])
          .select(({ fn }) => fn.countAll<number>().as('times'))
          .where('accountId', '=', accountId)
          .groupBy('reference'),
      ),
    balance: () => balanceOf(database, accountId, mainWallet),
  }
}
type World = ReturnType<typeof createWorld>

const id = fc.constantFrom(...activities.map((activity) => activity.id))
const decision = fc.constantFrom<store.Decision>('ACCEPT', 'REJECT', 'ISSUE')
type Step = (world: World) => unknown
const asks = (verb: 'join' | 'sign' | 'apply' | 'claim'): fc.Arbitrary<Step> =>
  fc.tuple(id, fc.boolean()).map(
    ([one, again]) =>
      (world: World) =>
        world[verb](one, again),
  )
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: asks('join') },
  { weight: 4, arbitrary: asks('sign') },
  { weight: 4, arbitrary: asks('apply') },
  { weight: 6, arbitrary: asks('claim') },
  {
    weight: 4,
    arbitrary: fc.tuple(id, decision).map(
      ([one, how]) =>
        (world: World) =>
          world.decide(one, how),
    ),
  },
  { weight: 2, arbitrary: fc.constant((world: World) => world.settle()) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }).map((times) => (world: World) => world.play(times)) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }).map((hours) => (world: World) => world.wait(hours)) },
  { weight: 1, arbitrary: id.map((one) => (world: World) => world.close(one)) },
)

const first: readonly EntryState[] = ['SIGNED', 'APPLYING', 'CLAIMED']
const paying: readonly EntryState[] = ['CLAIMED', 'ISSUED']

it('pays what was claimed or issued once, nothing else, and leaves no table of states', () => {
  let paid = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 60, maxLength: 200 }), (steps) => {
      const world = createWorld()
      try {
        for (const run of steps) {
          const before = world.states()
          run(world)
          for (const [activity, state] of world.states()) {
            const was = before.get(activity)
            const follows = was === undefined ? first : [was, ...entryTransitions[was], ...reachedAtOnce(was)]
            expect(follows).toContain(state)
          }
        }
        const given = [...world.states()].filter(([, state]) => paying.includes(state))
        paid += given.length
        const sum = given.reduce((total, [activity]) => total + amountOf(activity), 0)
        expect(world.balance()).toBe(sum)
        expect(world.moved().every(({ times }) => times === 1)).toBe(true)
        expect(world.moved().length).toBe(given.length)
      } finally {
        world.database.close()
      }
    }),
    { numRuns: 50 },
  )
  expect(paid).toBeGreaterThan(20)
})

/** Settling after a long time takes two steps. */
const reachedAtOnce = (state: EntryState): readonly EntryState[] =>
  entryTransitions[state].flatMap((next) => entryTransitions[next])

function amountOf(activity: string): number {
  const prize = activityOf(activity)?.prize
  return prize?.kind === 'CASH' || prize?.kind === 'BONUS' ? prize.amount : 0
}
