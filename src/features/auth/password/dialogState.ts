import type { LoginState } from '../login/machine'

export interface DialogFacts {
  readonly signIn: LoginState
  readonly signedIn: boolean
  readonly isDemo: boolean
  /** The sign-in waited for the new password while this dialog was open. */
  readonly wasDue: boolean
  /** The member logged out while it was open, or pressed the button for that. */
  readonly left: boolean
}

/**
 * What the dialog of the new password is: its form; `over`, since its member left, somebody else's session came, or a
 * demo account, which has no password of its own, opened it; or the login that has to come first.
 */
export function dialogState({ signIn, signedIn, isDemo, wasDue, left }: DialogFacts): 'form' | 'over' | 'logInFirst' {
  if (signIn.state === 'changing' || signIn.state === 'identifying') return 'form'
  const overtaken = signedIn && wasDue && signIn.state === 'idle'
  if (left || overtaken || isDemo) return 'over'
  return signedIn ? 'form' : 'logInFirst'
}
