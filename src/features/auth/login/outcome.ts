import type { LoginState } from './machine'

/**
 * How a sign-in came to rest: the session has started; a second check or a new password is due; or it was given up
 * on the way.
 */
export type SignInOutcome = 'entered' | 'second-check' | 'change-password' | 'given-up'

export function outcomeOf({ state: step }: LoginState): SignInOutcome {
  if (step === 'entered') return 'entered'
  if (step === 'secondCheck') return 'second-check'
  return step === 'changing' ? 'change-password' : 'given-up'
}
