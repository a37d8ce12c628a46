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

it.each(['ar', 'ar-EG', 'fa', 'bn', 'my', 'ne', 'zh-CN', 'en'])('%s: digits are those that are typed', (language) => {
  const day = timeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' }).format(0)
  expect(numberFormat(language).format(7)).toBe('7')
  expect(`${numberFormat(language, { style: 'currency', currency: 'AED' }).format(1234.5)} ${day}`).not.toMatch(
    /[^\P{Nd}0-9]/u,
  )
})

it('tells time zones apart', () => {
  const hour = (timeZone: string) => timeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(0)
  expect([hour('UTC'), hour('Asia/Shanghai')]).toEqual(['00', '08'])
})
