import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetTypedPassword, keepTypedPassword, typedPassword } from './typedPassword'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  forgetTypedPassword()
  vi.useRealTimers()
})

it('is known for less than five minutes', () => {
  keepTypedPassword('secret')
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(typedPassword()).toBe('secret')
  vi.advanceTimersByTime(1)
  expect(typedPassword()).toBeUndefined()
})

it('counts the time that the machine slept, and no clock that was set back', () => {
  keepTypedPassword('secret')
  vi.setSystemTime(Date.now() + 6 * 60_000)
  expect(typedPassword()).toBeUndefined()
  keepTypedPassword('secret')
  vi.setSystemTime(Date.now() - 60_000)
  expect(typedPassword()).toBeUndefined()
})

it('is forgotten when told, and replaced by the next', () => {
  keepTypedPassword('first')
  keepTypedPassword('second')
  expect(typedPassword()).toBe('second')
  forgetTypedPassword()
  expect(typedPassword()).toBeUndefined()
})
