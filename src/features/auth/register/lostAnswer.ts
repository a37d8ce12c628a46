import { CallFailure, type FailureCause } from '../../../platform/failure'
import { registerByMobileCall, registerCall } from './calls'

/** The account that was to be opened exists, and what was typed does not lead into it. */
export class AccountExists extends Error {
  constructor() {
    super('the account exists')
    // minifiers rename classes
    this.name = 'AccountExists'
  }
}

const opening: readonly string[] = [registerCall.id, registerByMobileCall.id]

/** A refusal in the platform's words, or one of a gateway before anything was done. */
function isRefusal(failure: FailureCause): boolean {
  if (failure.type === 'session' || failure.type === 'no-token') return true
  if (failure.type !== 'server' && failure.type !== 'http') return false
  const { status } = failure
  return (failure.type === 'server' && status === 200) || (status >= 400 && status < 500 && status !== 408)
}

/**
 * Whether the platform may have opened the account though the call failed. Calls that come before it, such as that for the
 * key it is encrypted with, fail under names of their own: then it was never sent.
 */
export const isLostAnswer = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && opening.includes(error.callId) && !isRefusal(error.failure)

/** Whether the account that was asked for is there already. */
export const isTaken = (error: unknown, key: 'username.exists' | 'mobile.exists'): boolean =>
  error instanceof CallFailure &&
  opening.includes(error.callId) &&
  error.failure.type === 'server' &&
  error.failure.message === key
