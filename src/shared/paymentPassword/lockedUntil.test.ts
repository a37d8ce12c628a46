import { expect, it } from 'vitest'
import { CallFailure } from '../../platform/failure'
import { lockedUntil } from './lockedUntil'

const refused = (message: string, value: unknown) =>
  new CallFailure('x', { type: 'server', message, value, status: 200 }, false)

it.each([
  [refused('payment.password.locked', { until: 7 }), 7],
  [refused('payment.password.locked', { until: '7' }), undefined],
  [refused('payment.password.locked', undefined), undefined],
  [refused('payment.password.incorrect', { until: 7 }), undefined],
  [new CallFailure('x', { type: 'offline' }, false), undefined],
  [undefined, undefined],
])('is read where the platform says it: %#', (error, until) => {
  expect(lockedUntil(error)).toBe(until)
})
