import { expect, test } from 'vitest'
import { CallFailure, type FailureCause } from '../../platform/failure'
import { smsFailureText } from './smsFailure'

const server = (message: string): FailureCause => ({ type: 'server', message, value: undefined, status: 200 })
const text = (cause: FailureCause) => smsFailureText(new CallFailure('loginSms', cause, false), (key) => key)

test.each<[string, FailureCause, string]>([
  ['a key of the catalogue', server('sms.too.many.requests'), 'error.tooManyRequests'],
  ['an unknown number', server('user.not.exist'), 'auth.phone.unknown'],
  ['a sentence of the server', server('Carrier refused the message.'), 'Carrier refused the message.'],
  ['a sentence without spaces', server('短信服务暂停'), '短信服务暂停'],
  ['a key that nobody knows', server('gateway.code.E42'), 'error.system'],
  ['a network that fails', { type: 'offline' }, 'error.network'],
])('%s', (_name, cause, expected) => expect(text(cause)).toBe(expected))

test('a text of any length stays readable', () => expect(text(server(`a ${'b'.repeat(5_000)}`))).toHaveLength(300))
