import { expect, it } from 'vitest'
import { balanceCurrency } from './platformAnswers'

it.each([
  ['the currency, rather than its sign', { currency: 'BDT', currencySymbol: '৳' }, 'BDT'],
  ['the platform’s own unit', { currencySymbol: 'USDT' }, 'USDT'],
  ['nothing that was not told', {}, ''],
  ['nothing before there is an answer', undefined, ''],
])('a balance is in %s', (_name, balance, currency) => {
  expect(balanceCurrency(balance)).toBe(currency)
})
