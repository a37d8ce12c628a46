import { expect, it } from 'vitest'
import { CallFailure, type FailureCause } from './failure'
import { reportableId } from './reportableId'

const refusal = (message: string, status = 200) => ({ type: 'server', message, value: undefined, status }) as const

it.each<readonly [FailureCause, boolean]>([
  [{ type: 'timeout' }, true],
  [{ type: 'malformed', reason: 'no envelope' }, true],
  [{ type: 'http', status: 502 }, true],
  [refusal('system.error'), true],
  [{ type: 'http', status: 429 }, false],
  [{ type: 'http', status: 404 }, false],
  [refusal('too.many.requests', 429), false],
  [refusal('system.maintenance', 503), false],
  [{ type: 'offline' }, false],
  [{ type: 'session' }, false],
])('%j: %s', (cause, isShown) => {
  const failure = (id?: string) => reportableId(new CallFailure('balance', cause, false, id))
  expect(failure('0123456789abcdef')).toBe(isShown ? '0123456789abcdef' : undefined)
  expect(failure()).toBeUndefined()
})

it('is none of what is no call', () => expect(reportableId(new Error('broken'))).toBeUndefined())
