import { expect, it } from 'vitest'
import { periodText } from './periodText'

const day = (month: number, date: number, year = 2026) => new Date(year, month - 1, date, 12).getTime()

it.each([
  [day(11, 23), day(11, 30), 'Nov 23 – 30, 2026'],
  [day(11, 23), day(12, 5), 'Nov 23 – Dec 5, 2026'],
  [day(12, 20), day(1, 5, 2027), 'Dec 20, 2026 – Jan 5, 2027'],
  [undefined, day(11, 30), 'Nov 30, 2026'],
  [day(12, 1), day(11, 30), 'Nov 30, 2026'],
])('from %s to %s is %s', (from, to, text) =>
  expect(periodText(from, to, 'en').replace(/[\u2009\u202f]/g, ' ')).toBe(text),
)
