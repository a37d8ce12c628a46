import fc from 'fast-check'
import { expect, it } from 'vitest'
import { percentOf } from '../../shared/rates/rateText'
import { readRate } from './rate'

it.each([
  ['1.5', { rateBp: 150 }],
  ['1,05', { rateBp: 105 }],
  ['0', { rateBp: 0 }],
  ['1.8 %', { rateBp: 180 }],
  ['١٫٥', { rateBp: 150 }],
  ['', { problem: 'required' }],
  ['1.81', { problem: 'most' }],
  ['1.055', { problem: 'format' }],
  ['-1', { problem: 'format' }],
  ['all', { problem: 'format' }],
])('%j', (typed, read) => expect(readRate(typed, 180)).toEqual(read))

it('what is written is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (points) => {
      expect(readRate(percentOf(points), 10_000)).toEqual({ rateBp: points })
    }),
  )
})
