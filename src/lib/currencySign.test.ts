import { expect, test } from 'vitest'
import { currencySign } from './currencySign'

test.each([
  ['USD', 'en', '$'],
  ['CNY', 'zh-CN', '¥'],
  ['USDT', 'en', 'USDT'],
  ['', 'en', ''],
])('%s in %s is %s', (currency, language, sign) => {
  expect(currencySign(currency, language)).toBe(sign)
})
