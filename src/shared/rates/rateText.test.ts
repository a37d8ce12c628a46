import fc from 'fast-check'
import { expect, it } from 'vitest'
import { percentOf, rateText } from './rateText'

it.each([
  ['1.50', 'en', '1.5%'],
  ['0.05', 'en', '0.05%'],
  ['8.00', 'zh-CN', '8%'],
  ['0', 'en', '0%'],
  ['12', 'fa', '12%'],
])('%s in %s', (percent, language, said) => expect(rateText(percent, language)).toContain(said))

it('says each rate as it is, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (points) => {
      expect(rateText(percentOf(points), 'en')).toBe(
        `\u2068${(points / 100).toLocaleString('en', { maximumFractionDigits: 2 })}%\u2069`,
      )
    }),
  )
})
