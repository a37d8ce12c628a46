import { CallFailure } from './failure'

/**
 * Whether a call that moves money is known to have done nothing: it was never sent, or the platform refused it in the
 * words of its business (an envelope with status 200). Everything else may have come after the deed: no answer, a
 * gateway's error, and a 5xx with an envelope too. Such a call is sent again under the same id, never under a new one.
 */
export const wasRefused = (error: unknown): error is CallFailure =>
  error instanceof CallFailure &&
  (error.failure.type === 'no-token' || (error.failure.type === 'server' && error.failure.status === 200))

/**
 * Whether the session was over: the call had no token to go with, or the platform refused its token (401), which it does
 * before it looks at what is asked. It says nothing about an earlier sending of the same.
 */
export const wasNotLetIn = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && (error.failure.type === 'session' || error.failure.type === 'no-token')
