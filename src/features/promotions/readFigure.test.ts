import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFigure } from './readFigure'

const bonus = { kind: 'BONUS', amount: '30.00', times: 3, days: 7 } as const

it.each([
  [
    'a share up to a sum',
    { percent: 100, of: 'DEPOSIT', most: '100.00' },
    { type: 'share', percent: '100', of: 'DEPOSIT', most: '100.00' },
  ],
  [
    'shares that differ',
    { percent: '0.8', leastPercent: '0.5', of: 'STAKE' },
    { type: 'share', percent: '0.8', least: '0.5', of: 'STAKE' },
  ],
  ['one share, said twice', { percent: '0.8', leastPercent: '0.8' }, { type: 'share', percent: '0.8' }],
  ['a share of something unknown', { percent: '5', of: 'WINS' }, { type: 'share', percent: '5' }],
  ['a sum', { amount: '18' }, { type: 'money', amount: '18', isBonus: false }],
  ['points', { points: 1, per: '10.00' }, { type: 'points', points: '1', per: '10.00' }],
  ['points for nothing named', { points: 50 }, { type: 'points', points: '50' }],
  ['figures of nothing', { percent: 0, amount: '0.00' }, { type: 'money', amount: '30.00', isBonus: true }],
  ['no figures', { who: 'Everybody' }, { type: 'money', amount: '30.00', isBonus: true }],
])('reads %s', (_what, offer, figure) => expect(readFigure(offer, bonus)).toEqual(figure))

it.each([
  [undefined, undefined],
  [{ kind: 'CASH', amount: '1.88' } as const, { type: 'money', amount: '1.88', isBonus: false }],
  [{ kind: 'TICKETS', tickets: 3 } as const, { type: 'tickets', count: 3 }],
  [{ kind: 'NOTHING' } as const, undefined],
  [{ kind: 'BONUS' } as const, undefined],
])('of an activity that gives %j', (prize, figure) => expect(readFigure(undefined, prize)).toEqual(figure))

it('makes no figure up', () => {
  const money = fc.oneof(fc.constant(undefined), fc.integer({ min: -5, max: 200 }).map(String))
  fc.assert(
    fc.property(money, money, money, money, (percent, most, amount, points) => {
      const offer = Object.fromEntries(
        Object.entries({ percent, most, amount, points }).filter(([, value]) => value !== undefined),
      )
      const told = new Set(Object.values(offer))
      const figures = Object.entries(readFigure(offer, undefined) ?? {})
      for (const [name, figure] of figures) if (name !== 'type' && name !== 'isBonus') expect(told).toContain(figure)
    }),
  )
})
