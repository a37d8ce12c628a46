import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelStep, placeAt, textSize, valueScale } from './frame'

it('holds every value and zero, and ends at round figures', () => {
  // what is drawn is money
  const value = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100)
  fc.assert(
    fc.property(fc.array(value, { maxLength: 60 }), (values) => {
      const scale = valueScale(values, 4).range([0, 100])
      const [least = 1, most = -1] = scale.domain()
      expect(least).toBeLessThanOrEqual(Math.min(0, ...values))
      expect(most).toBeGreaterThanOrEqual(Math.max(0, ...values))
      expect(most).toBeGreaterThan(least)
      for (const one of values) expect(scale(one)).toBeGreaterThanOrEqual(-1e-9)
    }),
  )
})

it.each([
  [7, 40, 300, 1],
  [30, 40, 300, 4],
  [30, 40, 0, 1200],
  [0, 40, 300, 1],
])('%d labels of %d on %d: every %dth', (count, size, whole, step) => {
  expect(labelStep(count, size, whole)).toBe(step)
})

it('mirrors a place and takes its size along', () => {
  expect(placeAt('ltr', 100)(10, 20)).toBe(10)
  expect(placeAt('rtl', 100)(10, 20)).toBe(70)
  expect(placeAt('rtl', 100)(10)).toBe(90)
})

it('takes a Chinese character for wider than a figure, and marks of direction for nothing', () => {
  expect(textSize('日', 10)).toBeGreaterThan(textSize('1', 10))
  expect(textSize('\u2066-50\u2069', 10)).toBe(textSize('-50', 10))
})
