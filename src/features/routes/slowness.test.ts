import { expect, test } from 'vitest'
import { isSlow, waitsOf } from './slowness'

const timing = (name: string, requestStart: number, responseStart: number, entryType = 'resource') =>
  ({ name, entryType, requestStart, responseStart, startTime: 0, duration: 0, toJSON: () => ({}) }) as PerformanceEntry

test('the page and calls of the platform count, neither files nor other hosts that tell nothing', () => {
  const site = 'http://jade.localhost'
  const entries = [
    timing(`${site}/index`, 10, 500, 'navigation'),
    timing(`${site}/wps/system/status`, 100, 1900),
    timing(`${site}/lgw/games/popular`, 100, 110),
    timing(`${site}/assets/main.js`, 100, 9000),
    timing('https://img.example.com/wps/a.png', 0, 0),
    { name: 'first-paint', entryType: 'paint', startTime: 5, duration: 0, toJSON: () => ({}) },
  ]
  expect(waitsOf(entries)).toEqual([490, 1800, 10])
})

test.each([
  [[], false],
  [[9000, 9000], false],
  [[100, 200, 9000], false],
  [[100, 1600, 1700], true],
  [[1499, 1499, 1499], false],
])('%j is slow: %j', (waits, expected) => {
  expect(isSlow(waits)).toBe(expected)
})
