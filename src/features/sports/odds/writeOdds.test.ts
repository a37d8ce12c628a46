import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oddsFormats, writeOdds } from './writeOdds'

it.each([
  ['2.10', '2.10', '1.10', '-0.91', '1.10', '+110'],
  ['1.91', '1.91', '0.91', '0.91', '-1.10', '-110'],
  ['2.00', '2.00', '1.00', '1.00', '1.00', '+100'],
  ['2', '2.00', '1.00', '1.00', '1.00', '+100'],
  ['1.01', '1.01', '0.01', '0.01', '-100.00', '-10,000'],
  ['51.00', '51.00', '50.00', '-0.02', '50.00', '+5,000'],
  ['1.555', '1.555', '0.56', '0.56', '-1.80', '-180'],
  ['1.00', '1.00', '1.00', '1.00', '1.00', '1.00'],
])('%s', (odds, ...expected) => {
  expect(oddsFormats.map((format) => writeOdds(odds, format, 'en'))).toEqual(expected)
})

it('is within half a hundredth of the price in every format', () => {
  fc.assert(
    fc.property(fc.integer({ min: 102, max: 9900 }), (hundredths) => {
      const odds = (hundredths / 100).toFixed(2)
      const win = hundredths / 100 - 1
      const exact = { hongkong: win, malay: win <= 1 ? win : -1 / win, indonesian: win >= 1 ? win : -1 / win }
      for (const format of ['hongkong', 'malay', 'indonesian'] as const) {
        const shown = Number(writeOdds(odds, format, 'en').replaceAll(',', ''))
        expect(Math.abs(shown - exact[format])).toBeLessThan(0.005_01)
      }
    }),
  )
})
