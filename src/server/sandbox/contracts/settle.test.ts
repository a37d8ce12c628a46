import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, hour } from '../durations'
import { contractKinds, type ContractKind, kindRules } from './kinds'
import { compute, exactly, type Payment, type Play, settle, type Settleable } from './settle'
import { type Span, spanOf } from './spans'
import { valueOf } from './terms'
import { risingTerms } from './testing/arbitraries'

const start = Date.UTC(2030, 0, 14, 10, 2)

const play = (stake: number, win: number, at = start, accountId = 1): Play => ({ accountId, stake, win, at })

describe('what a stretch earns', () => {
  const dividend = [
    { profitLoss: 100_00, minBet: 200_00, activeMembers: 1, rate: 10_00 },
    { profitLoss: 500_00, minBet: 200_00, activeMembers: 2, rate: 20_00 },
  ]
  it.each<[string, readonly Play[], number]>([
    ['nothing below the first row', [play(300_00, 250_00)], 0],
    ['nothing where the bets are too few', [play(150_00, 0)], 0],
    ['the first row', [play(300_00, 100_00)], 20_00],
    ['the first row where members are missing for the second', [play(900_00, 0)], 90_00],
    ['the second row', [play(450_00, 0), play(450_00, 300_00, start, 2)], 120_00],
    ['nothing where the team won', [play(300_00, 900_00)], 0],
  ])('a dividend: %s', (_, plays, amount) => {
    expect(exactly(compute('DIVIDEND', dividend, plays))).toBe(BigInt(amount) * 10_000n)
  })

  it('a salary pays its rate of the turnover and its amount', () => {
    const terms = [{ dailyVolume: 100_00, rate: 50, amount: 25 }]
    expect(compute('DAILY_SALARY', terms, [play(80_00, 0), play(20_00, 90_00)])).toMatchObject({
      bets: 2,
      stake: 100_00,
      lines: [{ row: 0, of: 'TURNOVER', base: 100_00, rate: 50 }],
      fixed: 25,
    })
    expect(compute('DAILY_SALARY', terms, [play(99_99, 0)])).toMatchObject({ lines: [], fixed: 0 })
  })

  it('real-time: each bet by its stake and by whether it won; one that ended even counts for neither', () => {
    const terms = [
      { singleBet: 1_00, winRate: 10, lossRate: 20 },
      { singleBet: 50_00, winRate: 30, lossRate: 40 },
    ]
    const plays = [
      play(50, 0),
      play(10_00, 20_00),
      play(20_00, 0),
      play(50_00, 60_00),
      play(60_00, 0),
      play(70_00, 70_00),
    ]
    expect(compute('REALTIME_SALARY', terms, plays).lines).toEqual([
      { row: 0, of: 'WON_BETS', base: 10_00, rate: 10 },
      { row: 0, of: 'LOST_BETS', base: 20_00, rate: 20 },
      { row: 1, of: 'WON_BETS', base: 50_00, rate: 30 },
      { row: 1, of: 'LOST_BETS', base: 60_00, rate: 40 },
    ])
  })
})

describe('when it is paid', () => {
  const daily: Settleable = {
    kind: 'DAILY_SALARY',
    cycle: 'D',
    terms: [{ dailyVolume: 0, rate: 100 }],
    settledTo: start,
    endsAt: undefined,
    carry: 0,
  }
  const plays = [play(100_00, 0, start + hour), play(100_00, 0, start + day)]
  const within = ({ from, to }: Span) => plays.filter(({ at }) => at >= from && at < to)

  it('the next day, by the clocks of the merchant', () => {
    const evening = Date.UTC(2030, 0, 14, 15, 59)
    expect(settle(daily, 'Asia/Shanghai', evening, within).payments).toEqual([])
    const { payments, settledTo, nextAt } = settle(daily, 'Asia/Shanghai', evening + 60_000, within)
    expect(payments).toMatchObject([{ amount: 1_00, from: start, dueAt: evening + 60_000 }])
    expect([settledTo, nextAt]).toEqual([evening + 60_000, evening + 60_000 + day])
  })

  it('up to the end of the contract, once the day is over', () => {
    const ended = { ...daily, endsAt: start + 2 * hour }
    expect(settle(ended, 'UTC', start + 3 * hour, within).payments).toEqual([])
    expect(settle(ended, 'UTC', start + 3 * day, within)).toMatchObject({
      payments: [{ amount: 1_00, to: start + 2 * hour, dueAt: Date.UTC(2030, 0, 15) }],
      settledTo: start + 2 * hour,
      nextAt: undefined,
    })
  })

  it('what is no whole cent is left over for the next payment', () => {
    const own = [play(150, 0, start + hour), play(150, 0, start + day)]
    const { payments, carry } = settle(daily, 'UTC', start + 3 * day, ({ from, to }) =>
      own.filter(({ at }) => at >= from && at < to),
    )
    expect(payments.map(({ amount, carriedIn, carriedOut }) => [amount, carriedIn, carriedOut])).toEqual([
      [1, 0, 5_000],
      [2, 5_000, 0],
    ])
    expect(carry).toBe(0)
  })
})

const bet = fc.record({
  accountId: fc.integer({ min: 1, max: 5 }),
  stake: fc.integer({ min: 1, max: 400_00 }),
  win: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600_00 })),
  at: fc.integer({ min: start - day, max: start + 40 * day }),
})
const contract = fc.constantFrom(...contractKinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    cycle: fc.constantFrom(...kindRules[kind].cycles),
    terms: risingTerms(kind),
    endsAt: fc.option(fc.integer({ min: start, max: start + 40 * day }), { nil: undefined }),
  }),
)

/** The rule once more, bet by bet and without anything that is kept between the stretches. */
function plainSum(kind: ContractKind, terms: Settleable['terms'], plays: readonly Play[]): bigint {
  const stake = plays.reduce((sum, one) => sum + one.stake, 0)
  const profit = stake - plays.reduce((sum, one) => sum + one.win, 0)
  const members = new Set(plays.map(({ accountId }) => accountId)).size
  if (kind === 'REALTIME_SALARY')
    return plays.reduce((sum, one) => {
      const [row] = terms.filter((term) => valueOf(term, 'singleBet') <= one.stake).slice(-1)
      const rate = one.win === one.stake ? 0 : valueOf(row, one.win > one.stake ? 'winRate' : 'lossRate')
      return sum + BigInt(one.stake) * BigInt(rate)
    }, 0n)
  const base = kind === 'DIVIDEND' ? profit : stake
  const volume = kind === 'DAILY_SALARY' ? 'dailyVolume' : 'hourlyBet'
  const [row] = terms
    .filter((term) =>
      kind === 'DIVIDEND'
        ? valueOf(term, 'profitLoss') <= profit && valueOf(term, 'minBet') <= stake
        : valueOf(term, volume) <= stake,
    )
    .filter((term) => valueOf(term, 'activeMembers') <= members)
    .slice(-1)
  if (row === undefined || base <= 0 || plays.length === 0) return 0n
  return BigInt(base) * BigInt(valueOf(row, 'rate')) + BigInt(valueOf(row, 'amount')) * 10_000n
}

it('all payments are the plain sum over the bets, whenever and however often the clock looks', () => {
  const zone = fc.constantFrom('UTC', 'Asia/Shanghai', 'America/New_York')
  const clocks = fc.array(fc.integer({ min: start - 5 * day, max: start + 45 * day }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(contract, fc.array(bet, { maxLength: 25 }), zone, clocks, (wanted, bets, where, times) => {
      const plays = bets.toSorted((a, b) => a.at - b.at)
      const { kind, cycle, terms, endsAt } = wanted
      let settled = { settledTo: start, carry: 0 }
      const payments: Payment[] = []
      for (const now of times) {
        const done = settle({ ...wanted, ...settled }, where, now, ({ from, to }) =>
          plays.filter(({ at }) => at >= from && at < Math.min(to, endsAt ?? to)),
        )
        settled = done
        payments.push(...done.payments)
      }
      const latest = Math.max(...times)
      const counted = plays.filter(
        ({ at }) => at >= start && at < (endsAt ?? at + 1) && spanOf(cycle, where, at).to <= latest,
      )
      const begins = counted.map(({ at }) => spanOf(cycle, where, at).from)
      const earned = [...new Set(begins)].reduce(
        (sum, from) =>
          sum +
          plainSum(
            kind,
            terms,
            counted.filter((_, place) => begins[place] === from),
          ),
        0n,
      )
      expect(payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(earned / 10_000n)
      expect(BigInt(settled.carry)).toBe(earned % 10_000n)
      expect(new Set(payments.map(({ from }) => from)).size).toBe(payments.length)
      for (const payment of payments) {
        const sum = exactly(payment) + BigInt(payment.carriedIn)
        expect(sum).toBe(BigInt(payment.amount) * 10_000n + BigInt(payment.carriedOut))
        expect(payment.dueAt).toBeLessThanOrEqual(latest)
      }
    }),
    { numRuns: 300 },
  )
})
