import { expect, it } from 'vitest'
import { numberFormat, timeFormat } from './intl'

it('makes a formatter once for a language and its options', () => {
  expect(numberFormat('de')).toBe(numberFormat('de'))
  expect(timeFormat('de', { dateStyle: 'short' })).toBe(timeFormat('de', { dateStyle: 'short' }))
})

it.each([
  ['de', {}, '1.234,5'],
  ['en', {}, '1,234.5'],
  ['en', { minimumFractionDigits: 2 }, '1,234.50'],
  ['en', { notation: 'compact' }, '1.2K'],
] as const)('tells languages and options apart: %s %o', (language, options, text) => {
  expect(numberFormat(language, options).format(1234.5)).toBe(text)
})

it('tells time zones apart', () => {
  const hour = (timeZone: string) => timeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(0)
  expect([hour('UTC'), hour('Asia/Shanghai')]).toEqual(['00', '08'])
})
