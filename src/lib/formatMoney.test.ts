import { expect, test } from 'vitest'
import { currencyApart, formatMoney, shortMoney, sumPieces } from './formatMoney'

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

test.each([
  ['5', 'USD', 'en', '+$5.00'],
  ['0', 'USD', 'en', '$0.00'],
  ['-5', 'USD', 'en', '-$5.00'],
  ['5', 'USDT', 'en', 'USDT\u00a0+5.00'],
])('%s %s in %s with its sign', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language, true)).toBe(text)
})

test.each([
  ['5', '$5'],
  ['2500.00', '$2,500'],
  ['12.5', '$12.50'],
])('%s rounded is %s', (amount, text) => {
  expect(formatMoney(amount, 'USD', 'en', false, true)).toBe(text)
})

test('cents of a currency that is written without them are shown, not rounded', () => {
  const said = (amount: string) => formatMoney(amount, 'VND', 'en').replace(/[\u200e\u200f]/g, '')
  expect([said('1000'), said('1000.00'), said('999.90'), said('-0.05')]).toEqual([
    '₫1,000',
    '₫1,000',
    '₫999.90',
    '-₫0.05',
  ])
  expect([formatMoney('1000.00', 'IDR', 'id'), formatMoney('999.90', 'IDR', 'id')]).toEqual([
    'Rp\u00a01.000',
    'Rp\u00a0999,90',
  ])
})

test('Arabic money begins with its own direction, whatever its sign', () => {
  for (const amount of ['5', '0', '-5']) expect(formatMoney(amount, 'AED', 'ar', true)).toMatch(/^\u200f/)
})

test('the currency stays in one piece where it is read from right to left', () => {
  expect(formatMoney('-249.87', 'USD', 'ar')).toBe('\u200f\u200e-249.87\u00a0\u2066US$\u2069')
  expect(formatMoney('5', 'CNY', 'ar')).toContain('\u2066CN¥\u2069')
})

test.each([
  ['1234.5', 'USD', 'en', undefined],
  ['98765521138.88', 'USD', 'en', '$98.76B'],
  ['-1999999.99', 'USD', 'en', '-$1.99M'],
  ['98765521138.88', 'USDT', 'en', 'USDT\u00a098.76B'],
  ['98765521138.88', '', 'en', '98.76B'],
  ['12499999999', 'VND', 'en', '₫12.49B'],
  ['12499999999', 'IDR', 'en', 'Rp\u00a012.49B'],
  ['12499999999', 'CNY', 'zh-CN', '¥124.99亿'],
  ['123456789012345678.99', 'IDR', 'en', 'Rp\u00a0123,456T'],
  ['9876543210', 'VND', 'vi', '9,87\u00a0T\u00a0₫'],
])('%s %s in %s is %s in short, cut and not rounded', (amount, currency, language, text) => {
  expect(shortMoney(amount, currency, language, 13)).toBe(text)
})

test.each([
  ['987654321098765.43', 'IDR', 'en', ['Rp\u00a0987,', '654,', '321,', '098,', '765.43']],
  ['1234567890123', 'VND', 'vi', ['1.', '234.', '567.', '890.', '123\u00a0₫']],
  ['12345678901.8', 'INR', 'en-IN', ['₹12,', '34,', '56,', '78,', '901.80']],
  ['12345678901.8', 'EUR', 'fr', ['12\u202f', '345\u202f', '678\u202f', '901,80\u00a0€']],
])('%s %s in %s breaks after a group of digits alone', (amount, currency, language, pieces) => {
  expect(sumPieces(formatMoney(amount, currency, language))).toEqual(pieces)
})

test.each([
  ['999999.99', 'USD', 'en'],
  ['999999.99', 'EUR', 'ru'],
  ['999999.99', 'INR', 'hi'],
  ['999999999999', 'VND', 'vi'],
  ['9876543210.12', 'AED', 'ar'],
  ['12', 'USDT', 'en'],
])('%s %s in %s is in one piece: the first half of it would read as another sum', (amount, currency, language) => {
  expect(sumPieces(formatMoney(amount, currency, language))).toHaveLength(1)
})

test.each([
  ['1234.5', 'USD', 'en', ['', '$1,234.50', '']],
  ['1234.5', 'USDT', 'en', ['USDT\u00a0', '1,234.50', '']],
  ['1234567.5', 'EUR', 'ru', ['', '1\u00a0234\u00a0567,50', '\u00a0€']],
  ['1234.5', 'AED', 'ar', ['', '\u200f1,234.50', '\u00a0د.إ.\u200f']],
])('%s %s in %s has its currency apart', (amount, currency, language, parts) => {
  expect(currencyApart(formatMoney(amount, currency, language))).toEqual(parts)
})
