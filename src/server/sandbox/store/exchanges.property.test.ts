import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bonusOffers } from '../content/bonusOffers'
import { rewardOf, rewards } from '../content/rewards'
import { openDatabase } from '../db/database'
import { query } from '../db/query'
import { schema } from '../db/schema'
import { insertAccount } from './accounts'
import { creditBonus } from './bonuses'
import {
  addExchange,
  decidedAfter,
  decideExchange,
  type ExchangeDecision,
  exchangesOf,
  leftOf,
  settleExchanges,
} from './exchanges'
import { move } from './movements'
import { addPayoutAccount } from './payoutAccounts'
import { addPoints, pointBalance } from './points'
import { balanceOf, mainWallet } from './wallets'

const everything = { offset: 0, limit: 1_000 }
const startPoints = 8_000_00
const startMoney = 80_00

/** Two members of one merchant with points and money, and a clock. */
function createWorld() {
  const database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
  let now = Date.UTC(2030, 0, 15, 12)
  let ids = 0
  const members = ['one', 'two'].map((username) => {
    const row = { merchant: 'm', username, passwordHash: '', registeredAt: 0, referralCode: username }
    const id = insertAccount(database, row)
    addPoints(database, id, 'DEPOSIT', startPoints, now)
    const card = { kind: 'BANK', place: 'b', branch: null, holder: null, number: '4', label: null } as const
    database.transaction(() => {
      move(database, { accountId: id, kind: 'DEPOSIT', amount: startMoney }, now)
      addPayoutAccount(database, { ...card, accountId: id }, now)
    })
    return { id, merchant: 'm' }
  })
  const memberAt = (place: number) => members[place % members.length] ?? { id: 0, merchant: 'm' }
  return {
    database,
    members,
    memberAt,
    redeem(place: number, rewardId: string, quantity: number, address = '1 Demo Street') {
      const reward = rewardOf(rewardId)
      if (!reward) throw new Error(rewardId)
      ids += 1
      const wanted = {
        requestId: `request-${ids}`,
        reward,
        quantity,
        points: reward.points * 100 * quantity,
        amount: reward.amount === undefined ? undefined : reward.amount * quantity,
        address: reward.kind === 'ITEM' ? address : undefined,
        payoutAccount: reward.kind === 'PAYOUT' ? memberAt(place).id : undefined,
      }
      const ask = () => addExchange(database, memberAt(place), wanted, now)
      const [first, again] = [ask(), ask()]
      expect(again).toEqual(first)
      return first
    },
    wait(milliseconds: number) {
      now += milliseconds
      for (const { id } of members) settleExchanges(database, id, now)
    },
    decide(place: number, decision: ExchangeDecision) {
      const { id } = memberAt(place)
      database.transaction(() => {
        for (const exchange of exchangesOf(database, id, everything).exchanges.slice(0, 1))
          decideExchange(database, exchange, { decision }, now)
      })
    },
    bonus: (place: number, amount: number) =>
      database.transaction(() =>
        creditBonus(database, { accountId: memberAt(place).id, offer: bonusOffers.mission, amount }, now),
      ),
  }
}
type World = ReturnType<typeof createWorld>

function checkBooks({ database, members }: World) {
  for (const { id } of members) {
    const { exchanges } = exchangesOf(database, id, everything)
    const kept = exchanges.filter(({ status }) => status !== 'REJECTED')
    const sum = (of: (exchange: (typeof kept)[number]) => number) => kept.reduce((all, each) => all + of(each), 0)
    const credited = (each: (typeof kept)[number]) =>
      each.payoutAccount === null && each.status === 'APPROVED' ? (each.amount ?? 0) : 0
    expect(pointBalance(database, id)).toBe(startPoints - sum(({ points }) => points))
    expect(pointBalance(database, id)).toBeGreaterThanOrEqual(0)
    expect(balanceOf(database, id, mainWallet)).toBe(startMoney + sum((each) => credited(each) - each.price))
  }
  for (const reward of rewards) {
    const taken = (accountId?: number) =>
      members
        .filter(({ id }) => accountId === undefined || id === accountId)
        .flatMap(({ id }) => exchangesOf(database, id, everything).exchanges)
        .filter((each) => each.reward === reward.id && each.status !== 'REJECTED')
        .reduce((all, { quantity }) => all + quantity, 0)
    expect(taken()).toBeLessThanOrEqual(reward.stock ?? Infinity)
    for (const member of members) {
      expect(taken(member.id)).toBeLessThanOrEqual(reward.each ?? Infinity)
      expect(leftOf(database, member, reward)).toEqual({
        stock: reward.stock === undefined ? undefined : reward.stock - taken(),
        own: reward.each === undefined ? undefined : reward.each - taken(member.id),
      })
    }
  }
}

const place = fc.integer({ min: 0, max: 1 })
const step: fc.Arbitrary<(world: World) => unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        place,
        fc.constantFrom(...rewards.map(({ id }) => id)),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('1 Demo Street', 'PO Box 7'),
      )
      .map(
        ([at, id, quantity, address]) =>
          (world: World) =>
            world.redeem(at, id, quantity, address),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 2 * decidedAfter }).map((time) => (world: World) => world.wait(time)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(place, fc.constantFrom('APPROVE', 'REJECT')).map(
      ([at, decision]) =>
        (world: World) =>
          world.decide(at, decision),
    ),
  },
)

describe('exchanges', () => {
  it('add up over any history: nothing is taken or given twice, and no piece goes to two members', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (history) => {
        const world = createWorld()
        try {
          for (const run of history) run(world)
          checkBooks(world)
          world.wait(decidedAfter)
          checkBooks(world)
          const open = query.selectFrom('pointExchange').selectAll().where('status', '=', 'PROCESSING')
          expect(world.database.all(open)).toEqual([])
        } finally {
          world.database.close()
        }
      }),
      { numRuns: 60 },
    )
  })

  it('that cost money are not paid with a bonus that was not staked, nor with more than there is', () => {
    const world = createWorld()
    const [own] = world.members
    if (!own) throw new Error('nobody')
    world.database.transaction(() =>
      move(world.database, { accountId: own.id, kind: 'WITHDRAWAL', amount: -(startMoney - 20_00) }, 0),
    )
    world.bonus(0, 50_00)
    expect(world.redeem(0, 'headphones', 1)).toEqual({ state: 'refused', why: 'funds' })
    world.database.transaction(() => move(world.database, { accountId: own.id, kind: 'DEPOSIT', amount: 5_00 }, 0))
    expect(world.redeem(0, 'headphones', 1)).toMatchObject({ state: 'done', exchange: { price: 25_00 } })
    world.database.close()
  })
})
