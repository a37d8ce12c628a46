import { expect, it } from 'vitest'
import { CallFailure, type FailureCause } from '../../../platform/failure'
import { isLostAnswer } from './lostAnswer'

const server = (status: number): FailureCause => ({ type: 'server', message: 'system.error', value: undefined, status })

it.each<[string, FailureCause, boolean]>([
  ['register', { type: 'offline' }, true],
  ['registerByMobile', { type: 'timeout' }, true],
  ['register', { type: 'malformed', reason: 'no envelope' }, true],
  ['register', { type: 'http', status: 502 }, true],
  ['register', server(500), true],
  ['register', { type: 'http', status: 408 }, true],
  ['register', server(200), false],
  ['register', { type: 'http', status: 429 }, false],
  ['encryptionKey', { type: 'offline' }, false],
  ['affiliate', { type: 'timeout' }, false],
  ['memberInfo', { type: 'offline' }, false],
])('%s %j: %s', (call, cause, lost) => expect(isLostAnswer(new CallFailure(call, cause, false))).toBe(lost))
