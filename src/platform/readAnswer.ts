import * as z from 'zod/mini'
import { envelopeSchema } from '../contract/envelope'
import { parseJson } from '../lib/parseJson'
import type { Call } from './calls'
import type { CallFailure, FailureCause } from './failure'
import { values } from './values'

const sessionKey = 'customer.not.login'

/** The schema of a call's value. */
export const schemaOf = <T>(value: Call<T>['value']): z.ZodMiniType<T> =>
  typeof value === 'string' ? (values[value] as unknown as z.ZodMiniType<T>) : value

/** Narrows an answer: envelope first, then the value by the call's schema. */
export function readAnswer(
  call: Call,
  status: number,
  text: string,
  fail: (cause: FailureCause) => CallFailure,
): unknown {
  const envelope = z.safeParse(envelopeSchema, parseJson(text))
  if (!envelope.success) {
    throw fail(
      status === 401
        ? { type: 'session' }
        : status >= 400
          ? { type: 'http', status }
          : { type: 'malformed', reason: 'no envelope' },
    )
  }
  const { success, message } = envelope.data
  const value: unknown = envelope.data.value
  if (!success || status >= 400) {
    if (status === 401 || message === sessionKey) throw fail({ type: 'session' })
    if (message === 'network.timeout') throw fail({ type: 'timeout' })
    // the edge's own word for a platform that cannot be reached
    if (message === undefined || message === '' || message.startsWith('network.')) throw fail({ type: 'http', status })
    throw fail({ type: 'server', message, value, status })
  }
  const checked = z.safeParse(schemaOf(call.value), value)
  if (checked.success) return checked.data
  const first = checked.error.issues[0]
  throw fail({
    type: 'malformed',
    reason: first ? `/${first.path.join('/')}: ${first.message || first.code}` : 'wrong shape',
  })
}
