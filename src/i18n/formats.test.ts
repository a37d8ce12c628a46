import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { formatDate, formatDateTime, isoTime, timeZoneName } from './formats'

test.each(['en', 'ar', 'zh-CN'])('%s: a moment has a date, anything else is written as nothing', (language) => {
  const moment = Date.UTC(2030, 0, 15, 12)
  expect(formatDate(moment, language)).toMatch(/2030|٢٠٣٠/)
  expect(isoTime(moment)).toBe('2030-01-15T12:00:00.000Z')
  for (const time of [8.64e15 + 1, 1e300, Infinity, -Infinity, NaN]) {
    expect([formatDate(time, language), formatDateTime(time, language), isoTime(time)]).toEqual(['', '', undefined])
  }
})

it('throws on no number', () => {
  const any = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(8.64e15, 8.64e15 + 1, -8.64e15, NaN))
  fc.assert(
    fc.property(
      any,
      (time) =>
        typeof formatDate(time, 'en') + typeof formatDateTime(time, 'ar') === 'stringstring' && isoTime(time) !== '',
    ),
  )
})

test.each([
  ['Asia/Shanghai', 'en', 'China'],
  ['Asia/Shanghai', 'zh-CN', '中国'],
  ['Asia/Ho_Chi_Minh', 'ar', 'توقيت الهند الصينية'],
  ['UTC', 'ar', 'التوقيت العالمي المنسق'],
  ['UTC', 'en', 'Coordinated Universal Time'],
  ['Mars/Olympus_Mons', 'en', 'Mars/Olympus Mons'],
])('%s in %s is named %s', (timeZone, language, name) => {
  expect(timeZoneName(timeZone, Date.UTC(2030, 0, 15), language)).toContain(name)
})
