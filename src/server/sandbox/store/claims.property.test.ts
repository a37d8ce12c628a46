import fc from 'fast-check'
import { expect, it } from 'vitest'
import { query } from '../db/query'
import { bonusTransitions } from './bonuses'
import { rewardTransitions } from './rewards'
import { createRewardWorld, type RewardWorld } from './testing/rewardWorld'
import { balanceOf, mainWallet, walletsOf } from './wallets'

/** What happens next, and whether it went as it must. */
interface Step {
  readonly says: string
  readonly run: (world: RewardWorld) => unknown
}

const whole = (min: number, max: number) => fc.integer({ min, max })
const step = <Values extends readonly unknown[]>(
  name: string,
  values: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
  run: (world: RewardWorld, ...values: Values) => unknown,
): fc.Arbitrary<Step> =>
  fc.tuple<[...Values]>(...values).map((drawn) => ({
    says: `${name}(${drawn.join(', ')})`,
    run: (world) => run(world, ...drawn),
  }))

const place = whole(0, 6)
const times = whole(1, 3)
const part = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
const steps: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Step> }[] = [
  {
    weight: 8,
    arbitrary: step(
      'spin',
      [whole(1, 3_000), whole(0, 3), fc.constantFrom('A', 'B', 'C'), fc.boolean()],
      (world, stake, pays, vendor, atVendor) => world.spin(stake, stake * pays, vendor, atVendor),
    ),
  },
  { weight: 2, arbitrary: step('deposit', [whole(1, 15_000)], (world, amount) => world.deposit(amount)) },
  { weight: 2, arbitrary: step('toVendor', [whole(1, 5_000)], (world, amount) => void world.toVendor(amount)) },
  { weight: 2, arbitrary: step('wait', [whole(1, 200)], (world, hours) => world.wait(hours)) },
  {
    weight: 2,
    arbitrary: step('grant', [fc.constantFrom('rebate', 'care', 'tickets'), whole(1, 20)], (world, offer, amount) =>
      world.grant(offer, amount),
    ),
  },
  { weight: 2, arbitrary: step('bonus', [whole(1, 2_000)], (world, amount) => void world.bonus(amount)) },
  { weight: 3, arbitrary: step('claim', [place, times], (world, which, often) => world.claim(which, often)) },
  {
    weight: 2,
    arbitrary: step('giveUp', [whole(0, 2), times, fc.boolean()], (world, which, often, short) =>
      world.giveUp(which, often, short),
    ),
  },
  { weight: 3, arbitrary: step('mission', [place, times], (world, which, often) => world.mission(which, often)) },
  { weight: 2, arbitrary: step('draw', [times, part], (world, often, number) => world.draw(often, number)) },
]

type Table = Readonly<Record<string, readonly string[]>>
const statesOf = ({ database }: RewardWorld) => ({
  bonus: new Map(database.all(query.selectFrom('bonus').select(['id', 'state'])).map(({ id, state }) => [id, state])),
  reward: new Map(database.all(query.selectFrom('reward').select(['id', 'state'])).map(({ id, state }) => [id, state])),
})
const firstStates = { bonus: ['ACTIVE', 'DONE'], reward: ['CLAIMABLE'] }

function isInTable(table: Table, first: readonly string[], before: ReadonlyMap<number, string>, after: typeof before) {
  return [...after].every(([id, state]) => {
    const was = before.get(id)
    return was === undefined ? first.includes(state) : was === state || table[was]?.includes(state) === true
  })
}

function checkBooks(world: RewardWorld) {
  const { database, accountId } = world
  const { rows, wonAtVendor } = world.movements()
  const sumOf = (some: typeof rows) => some.reduce((sum, { amount }) => sum + amount, 0)
  const transferred = sumOf(rows.filter(({ kind }) => kind === 'TRANSFER'))
  expect(balanceOf(database, accountId, mainWallet)).toBe(sumOf(rows))
  expect(world.total()).toBe(sumOf(rows) - transferred + wonAtVendor)
  for (const { minor } of walletsOf(database, accountId)) expect(minor).toBeGreaterThanOrEqual(0)
  // whatever was given was given once: a bonus may be taken back, once
  const given = rows.filter(({ kind }) => kind === 'BONUS')
  for (const { reference, times: often } of given)
    expect(often).toBeLessThanOrEqual(reference?.startsWith('BON') ? 2 : 1)
  for (const bonus of database.all(query.selectFrom('bonus').selectAll())) {
    const turnover = database.one(
      query
        .selectFrom('turnover')
        .selectAll()
        .where('reference', '=', `BON${String(bonus.id).padStart(8, '0')}`),
    )
    const ends = { ACTIVE: 'OPEN', DONE: 'DONE', FORFEITED: 'ENDED', EXPIRED: 'ENDED' } as const
    expect(turnover.state).toBe(ends[bonus.state])
    expect(bonus.taken ?? 0).toBeLessThanOrEqual(Math.max(0, bonus.amount + bonus.won))
  }
}

it('adds up to the cent over any history, gives everything once, and leaves no table of states', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(...steps), { maxLength: 50 }), (history) => {
      const world = createRewardWorld()
      try {
        world.deposit(5_000)
        for (const { says, run } of history) {
          const before = statesOf(world)
          expect(run(world), says).not.toBe(false)
          const after = statesOf(world)
          expect(isInTable(bonusTransitions, firstStates.bonus, before.bonus, after.bonus), says).toBe(true)
          expect(isInTable(rewardTransitions, firstStates.reward, before.reward, after.reward), says).toBe(true)
        }
        checkBooks(world)
      } finally {
        world.database.close()
      }
    }),
    { numRuns: 150 },
  )
})
