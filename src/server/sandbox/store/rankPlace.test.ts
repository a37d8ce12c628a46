import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ranks } from '../content/ranks'
import { placeOf } from './rankPlace'

const [silver, gold] = [2_000_00, 50_000_00]

describe('the place on the ladder', () => {
  it.each([
    ['nothing staked', { before: 0, lastMonth: 0, thisMonth: 0 }, 'bronze'],
    ['a little', { before: 0, lastMonth: 0, thisMonth: silver - 1 }, 'bronze'],
    ['reached this month', { before: 0, lastMonth: 0, thisMonth: silver }, 'silver'],
    ['reached last month, nothing since', { before: 0, lastMonth: silver, thisMonth: 0 }, 'silver'],
    ['had, and kept last month', { before: gold, lastMonth: 5_000_00, thisMonth: 0 }, 'gold'],
    ['had, and kept by this month', { before: gold, lastMonth: 0, thisMonth: 5_000_00 }, 'gold'],
    ['had, and not kept', { before: gold, lastMonth: 4_999_99, thisMonth: 209_50 }, 'silver'],
    ['the highest', { before: 0, lastMonth: 2_000_000_00, thisMonth: 0 }, 'diamond'],
  ] as const)('%s', (_what, staked, id) => expect(ranks[placeOf(staked)]?.id).toBe(id))

  const staked = fc.record({
    before: fc.nat(300_000_000),
    lastMonth: fc.nat(20_000_000),
    thisMonth: fc.nat(20_000_000),
  })

  it('is that of the turnover, or one below it, and never falls by a stake', () => {
    fc.assert(
      fc.property(staked, fc.nat(10_000_000), (had, stake) => {
        const place = placeOf(had)
        const total = had.before + had.lastMonth + had.thisMonth
        const reached = ranks.filter((rank) => rank.total <= total).length - 1
        expect([reached, reached - 1]).toContain(place)
        expect(place).toBeGreaterThanOrEqual(0)
        expect(placeOf({ ...had, thisMonth: had.thisMonth + stake })).toBeGreaterThanOrEqual(place)
      }),
    )
  })

  it('rises with every step: a higher rank takes more and gives no less', () => {
    for (const [at, rank] of ranks.entries()) {
      const next = ranks[at + 1]
      if (next === undefined) continue
      expect(next.total).toBeGreaterThan(rank.total)
      for (const figure of ['monthly', 'gift', 'monthlyGift', 'freeWithdrawals'] as const)
        expect(next[figure]).toBeGreaterThanOrEqual(rank[figure])
    }
  })
})
