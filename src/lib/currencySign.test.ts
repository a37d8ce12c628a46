import { expect, test } from 'vitest'
import { currencySign } from './currencySign'

test.each([
  ['USD', 'en', '$', false],
  ['CNY', 'zh-CN', '¥', false],
  ['USDT', 'en', 'USDT', false],
  ['', 'en', '', false],
  ['AED', 'ar', 'د.إ.', true],
  ['EUR', 'fr', '€', true],
])('%s in %s is %s, behind the figure: %s', (currency, language, sign, isBehind) => {
  const said = currencySign(currency, language)
  // what turns the direction is no part of it
  expect({ ...said, sign: said.sign.replace('\u200f', '') }).toEqual({ sign, isBehind })
})
