import { expect, it } from 'vitest'
import { oddsOf } from './odds'

it.each([
  [5, 10_000, '0.05%', '2,000'],
  [7_000, 10_000, '70%', '1'],
  [2_500, 10_000, '25%', '4'],
  [0, 10_000, '0%', undefined],
  [0, 0, '0%', undefined],
])('%d of %d is %s, one in %s', (weight, all, percent, oneIn) => {
  expect(oddsOf(weight, all, 'en')).toEqual({ percent, oneIn })
})
