import { expect, it } from 'vitest'
import { plainFigure, roundMoney } from './plainFigure'

it.each([
  ['20', '20'],
  ['20.00', '20'],
  ['1234567', '1,234,567'],
  ['0.50', '0.50'],
])('writes %s as %s', (decimal, written) => expect(plainFigure(decimal, 'en')).toBe(written))

it.each([
  ['30.00', 'USD', 'en', '$30'],
  ['12.5', 'USD', 'en', '$12.50'],
  ['2000000.00', 'CNY', 'zh-CN', '¥2,000,000'],
  ['1.88', 'CNY', 'zh-CN', '¥1.88'],
  ['500', 'USDT', 'en', 'USDT\u00a0500'],
  ['500.25', 'USDT', 'en', 'USDT\u00a0500.25'],
  ['500.00', '', 'en', '500'],
  ['-3.00', 'USD', 'en', '-$3'],
  ['much', 'USD', 'en', 'much'],
])('writes %s %s in %s as %s', (amount, currency, language, written) =>
  expect(roundMoney(amount, currency, language)).toBe(written),
)
