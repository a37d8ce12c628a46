import { expect, it } from 'vitest'
import { CallFailure, type FailureCause } from './failure'
import { wasNotLetIn, wasRefused } from './wasRefused'

it.each<[FailureCause, boolean]>([
  [{ kind: 'no-token' }, true],
  [{ kind: 'server', message: 'amount.low', value: undefined, status: 200 }, true],
  [{ kind: 'server', message: 'system.error', value: undefined, status: 500 }, false],
  [{ kind: 'server', message: 'bad.request', value: undefined, status: 400 }, false],
  [{ kind: 'http', status: 502 }, false],
  [{ kind: 'session' }, false],
  [{ kind: 'offline' }, false],
  [{ kind: 'timeout' }, false],
  [{ kind: 'malformed', reason: '/amount: wrong' }, false],
])('%j: %s', (cause, refused) => {
  expect(wasRefused(new CallFailure('requestDeposit', cause, false))).toBe(refused)
})

it.each<[FailureCause, boolean]>([
  [{ kind: 'session' }, true],
  [{ kind: 'no-token' }, false],
  [{ kind: 'server', message: 'amount.low', value: undefined, status: 200 }, false],
  [{ kind: 'http', status: 502 }, false],
  [{ kind: 'timeout' }, false],
])('%j was not let in: %s', (cause, isOut) => {
  expect(wasNotLetIn(new CallFailure('requestDeposit', cause, false))).toBe(isOut)
})

it('takes no other error for a refusal', () => {
  expect(wasRefused(new Error('refused'))).toBe(false)
  expect(wasNotLetIn(new Error('refused'))).toBe(false)
})
