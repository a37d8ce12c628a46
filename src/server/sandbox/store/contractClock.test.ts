import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minute } from '../durations'
import { afterContracts, closeAccount } from './closings'
import { createLine, start, zone } from './testing/contractLine'

describe('a clock that steps back', () => {
  it('a bet that is dated before what is settled counts in the next stretch, once', () => {
    const line = createLine(1_000_00)
    line.play(line.holder, 100_00, 0, start + minute)
    line.settle(line.holder, start + 10 * minute)
    expect(line.balances()).toEqual([999_75, 25])
    line.play(line.holder, 40_00, 0, start + 2 * minute)
    line.settle(line.holder, start + 3 * minute)
    line.settle(line.holder, start + 10 * minute)
    expect(line.balances()).toEqual([999_75, 25])
    line.settle(line.holder, start + 14 * minute)
    line.settle(line.upline, start + 60 * minute)
    expect(line.balances()).toEqual([999_65, 35])
    expect(line.payments()).toMatchObject([
      { amount: 10, periodFrom: start + 9 * minute, periodTo: start + 14 * minute, detail: { bets: 1 } },
      { amount: 25, periodFrom: start },
    ])
  })

  it('what is dated before the contract began counts for none', () => {
    const line = createLine(1_000_00)
    line.play(line.holder, 100_00, 0, start - minute)
    line.settle(line.holder, start + 10 * minute)
    line.play(line.holder, 100_00, 0, start - minute)
    line.settle(line.holder, start + 60 * minute)
    expect(line.balances()).toEqual([1_000_00, 0])
  })

  it('a contract that begins meanwhile is in force at once, and takes nothing of the one before', () => {
    const line = createLine(1_000_00)
    const first = line.contract()?.id ?? 0
    line.play(line.holder, 100_00, 0, start + 3 * minute)
    line.end(first, start + 4 * minute)
    // nobody's: no contract is in force
    line.play(line.holder, 1_000_00, 0, start + 3 * minute)
    const second = line.pay(line.holder, start + minute)
    expect(line.contract(second)).toMatchObject({ startsAt: start + minute })
    line.play(line.holder, 40_00, 0, start + 2 * minute)
    line.play(line.holder, 20_00, 0, start + 10 * minute)
    line.settle(line.holder, start + 60 * minute)
    expect(line.payments().map(({ contractId, amount }) => [contractId, amount])).toEqual([
      [second, 5],
      [second, 10],
      [first, 25],
    ])
  })

  it.each([
    ['ends', (line: ReturnType<typeof createLine>) => line.end(line.contract()?.id ?? 0, start + 3 * minute)],
    [
      'is replaced',
      (line: ReturnType<typeof createLine>) =>
        void line.pay(line.holder, start + 3 * minute, { winRate: 10, lossRate: 50 }),
    ],
  ])('a contract that %s meanwhile pays for what was placed until then, and for nothing after', (_, change) => {
    const line = createLine(1_000_00)
    const first = line.contract()?.id ?? 0
    line.settle(line.holder, start + 10 * minute)
    line.play(line.holder, 100_00, 0, start + 2 * minute)
    change(line)
    line.play(line.holder, 40_00, 0, start + 2 * minute)
    expect(line.contract(first)).toMatchObject({ endsAt: start + 3 * minute })
    line.settle(line.holder, start + 60 * minute)
    expect(line.payments().filter(({ contractId }) => contractId === first)).toMatchObject([
      { amount: 25, periodFrom: start + 9 * minute, periodTo: start + 14 * minute },
    ])
    expect(line.contract(first)).toMatchObject({ nextAt: null })
  })

  it('whoever leaves meanwhile is paid for it, too', () => {
    const line = createLine(1_000_00)
    line.settle(line.holder, start + 10 * minute)
    line.play(line.holder, 100_00, 0, start + 2 * minute)
    const now = start + 3 * minute
    expect(afterContracts(line.database, { accountId: line.holder, zone, now }, line.balances)).toEqual([999_75, 25])
    closeAccount(line.database, line.holder, zone, now)
    expect(line.balances()).toEqual([999_75, 25])
    expect(line.payments()).toMatchObject([{ amount: 25, state: 'PAID', dueAt: now }])
    expect(line.contract()).toMatchObject({ nextAt: null })
  })

  it('whatever is played, settled, ended and begun on it: no bet is paid twice, and none of a contract in force is left out', () => {
    const step = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ does: fc.constant('bet' as const), player: fc.integer({ min: 1, max: 4 }) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          does: fc.constant('clock' as const),
          // seldom on a minute, and often on the same ones
          at: fc.oneof(fc.integer({ min: -10, max: 20 }), fc.double({ min: -10, max: 20, noNaN: true })),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ does: fc.constantFrom('settle' as const, 'begin' as const, 'end' as const) }),
      },
    )
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 30 }), (steps) => {
        const line = createLine(10_000_000_00, { winRate: 60_00, lossRate: 50_00 })
        const bets: { readonly at: number; readonly during: number | undefined }[] = []
        let now = start
        let running = line.contract()?.id
        let winRate = 60_00
        for (const wanted of steps) {
          if (wanted.does === 'clock') now = Math.round(start + wanted.at * minute)
          if (wanted.does === 'settle') line.settle(line.holder, now)
          if (wanted.does === 'bet' && bets.length < 12) {
            // half of it is earned: a digit of the number of base four that all payments make together
            line.play(line.players[wanted.player] ?? 0, 2 * 4 ** bets.length, 0, now)
            bets.push({ at: now, during: running })
          }
          if (wanted.does === 'begin')
            running = line.pay(line.holder, now, { winRate: (winRate += 1), lossRate: 50_00 })
          if (wanted.does === 'end' && running !== undefined) {
            line.end(running, now)
            running = undefined
          }
        }
        line.settle(line.holder, start + 600 * minute)
        const paid = line.payments().reduce((sum, { amount }) => sum + amount, 0)
        const times = bets.map((_, place) => Math.floor(paid / 4 ** place) % 4)
        expect(paid).toBeLessThan(4 ** bets.length)
        for (const [place, { at, during }] of bets.entries()) {
          const contract = during === undefined ? undefined : line.contract(during)
          const { startsAt, endsAt } = contract ?? {}
          const isIn = at >= (startsAt ?? Infinity) && at < (endsAt ?? Infinity)
          expect(times[place]).toBeLessThanOrEqual(1)
          if (isIn) expect(times[place]).toBe(1)
        }
        expect(line.balances()).toEqual([10_000_000_00 - paid, paid])
        line.database.close()
      }),
      { numRuns: 150 },
    )
  })
})
