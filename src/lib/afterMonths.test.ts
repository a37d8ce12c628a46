import { expect, it } from 'vitest'
import { afterMonths } from './afterMonths'

it.each([
  ['2030-01-15T12:00:00Z', 6, '2030-07-15T12:00:00.000Z'],
  ['2030-08-31T08:30:00Z', 6, '2031-02-28T08:30:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
])('%s and %s months is %s', (time, months, after) => {
  expect(new Date(afterMonths(Date.parse(time), months)).toISOString()).toBe(after)
})
