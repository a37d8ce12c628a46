import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearServerTime, serverNow } from './serverClock'

const now = Date.UTC(2030, 0, 15, 12)
const day = 24 * 3_600_000

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  hearServerTime(Date.now())
})

it.each([
  ['is right', 0, 0],
  ['is a few seconds off', 20_000, 0],
  ['is a day behind', day, day],
  ['is a day ahead', -day, -day],
])('follows the server where the device %s', (_, difference, ahead) => {
  hearServerTime(now + difference)
  expect(serverNow() - now).toBe(ahead)
  vi.advanceTimersByTime(1_000)
  expect(serverNow() - now).toBe(ahead + 1_000)
})

it('takes the time on the way to where it is heard for no fault of a clock', () => {
  hearServerTime(now - 45_000, now - 45_000)
  expect(serverNow()).toBe(now)
})

it('is corrected when the clock of the device is set', () => {
  hearServerTime(now + day)
  vi.setSystemTime(now + day)
  hearServerTime(now + day)
  expect(serverNow()).toBe(now + day)
})

it('hears nothing in an answer that names no time', () => {
  hearServerTime(now + day)
  hearServerTime(Date.parse(''))
  expect(serverNow()).toBe(now + day)
})
