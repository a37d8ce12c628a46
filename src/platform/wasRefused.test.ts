import { expect, it } from 'vitest'
import { CallFailure, type FailureCause } from './failure'
import { wasNotLetIn, wasRefused } from './wasRefused'

it.each<[FailureCause, boolean]>([
  [{ type: 'no-token' }, true],
  [{ type: 'server', message: 'amount.low', value: undefined, status: 200 }, true],
  [{ type: 'server', message: 'system.error', value: undefined, status: 500 }, false],
  [{ type: 'server', message: 'bad.request', value: undefined, status: 400 }, false],
  [{ type: 'http', status: 502 }, false],
  [{ type: 'session' }, false],
  [{ type: 'offline' }, false],
  [{ type: 'timeout' }, false],
  [{ type: 'malformed', reason: '/amount: wrong' }, false],
])('%j: %s', (cause, refused) => {
  expect(wasRefused(new CallFailure('requestDeposit', cause, false))).toBe(refused)
})

it.each<[FailureCause, boolean]>([
  [{ type: 'session' }, true],
  [{ type: 'no-token' }, true],
  [{ type: 'server', message: 'amount.low', value: undefined, status: 200 }, false],
  [{ type: 'http', status: 502 }, false],
  [{ type: 'timeout' }, false],
])('%j was not let in: %s', (cause, isOut) => {
  expect(wasNotLetIn(new CallFailure('requestDeposit', cause, false))).toBe(isOut)
})

it('takes no other error for a refusal', () => {
  expect(wasRefused(new Error('refused'))).toBe(false)
  expect(wasNotLetIn(new Error('refused'))).toBe(false)
})
