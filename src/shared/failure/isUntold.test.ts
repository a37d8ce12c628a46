import { expect, it } from 'vitest'
import { CallFailure, type FailureCause } from '../../platform/failure'
import { isUntold } from './isUntold'

const refused = (message: string, status: number): FailureCause => ({
  type: 'server',
  message,
  value: undefined,
  status,
})

it.each([
  [refused('function.not.available', 200), true],
  [refused('Not found', 404), true],
  [{ type: 'http', status: 404 }, true],
  [refused('system.error', 200), false],
  [{ type: 'http', status: 500 }, false],
  [{ type: 'timeout' }, false],
  [{ type: 'malformed', reason: 'no envelope' }, false],
] as const)('%j: %s', (cause, untold) => expect(isUntold(new CallFailure('call', cause, true))).toBe(untold))
