import { expect, test } from 'vitest'
import { formatMoney } from './formatMoney'

test.each([
  ['1234.5', 'USD', 'en', '$1,234.50'],
  ['1234.5', 'CNY', 'zh-CN', '¥1,234.50'],
  ['1234.5', 'EUR', 'de', '1.234,50\u00a0€'],
  ['-3', 'USD', 'en', '-$3.00'],
  ['12', 'USDT', 'en', 'USDT\u00a012.00'],
  ['12', '', 'en', '12.00'],
  ['90071992547409931.25', 'USD', 'en', '$90,071,992,547,409,931.25'],
  ['soon', 'USD', 'en', 'soon'],
])('%s %s in %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text)
})
