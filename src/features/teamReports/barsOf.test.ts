import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumDecimals } from '../../lib/decimalSum'
import { barsOf } from './barsOf'

const named = (values: readonly string[]) => values.map((value, place) => ({ name: `m${place}`, value }))

it('shows all of a few, and the first of many with the others in one', () => {
  const few = named(['3.00', '2.00'])
  expect(barsOf(few, '5.00', 2)).toEqual({ shown: few, others: undefined })
  const many = named(Array.from({ length: 25 }, () => '1.00'))
  expect(barsOf(many, '60.00', 60)).toEqual({ shown: many.slice(0, 9), others: { count: 51, value: '51.00' } })
})

it('loses no cent, whatever the page shows', () => {
  const cents = fc.integer({ min: -1e9, max: 1e9 }).map((units) => (units / 100).toFixed(2))
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 30 }), cents, (values, others) => {
      const sum = sumDecimals([...values, others], 2)
      const bars = barsOf(named(values), sum, values.length + 1)
      expect(sumDecimals([...bars.shown.map(({ value }) => value), bars.others?.value ?? '0'], 2)).toBe(sum)
    }),
  )
})
