import { atom } from '../../../state/atoms'
import { clientAtom } from '../../../session/client'
import { signInAtom, type SignInOutcome } from '../enter'
import { typedAtom } from '../typed'
import { resetByEmailCall, resetByPhoneCall } from './calls'

interface ByPhone {
  readonly mobileNum: string
  readonly verificationCode: string
  readonly newPassword: string
}

/**
 * A new password by the code sent to the phone, then the visitor is signed in with it (spec §4). Throws where the
 * password was not changed. Where it was and signing in did not work, the outcome says `given-up`: the visitor logs
 * in with the new password.
 */
export const resetByPhoneAtom = atom(null, async (get, set, request: ByPhone): Promise<SignInOutcome> => {
  const answer = await get(clientAtom)(resetByPhoneCall, { body: request })
  const username = answer.username ?? request.mobileNum
  set(typedAtom, { username })
  try {
    return await set(signInAtom, { username, password: request.newPassword, type: 'username' })
  } catch {
    return 'given-up'
  }
})

/**
 * Where the visitor goes on after a new password. What the login still needs is shown in a login that stands below the
 * dialog already, on its page or over work that is to go on; else the login opens in its place.
 */
export function afterReset(outcome: SignInOutcome, loginBelow: boolean): 'stay' | 'close' | 'logIn' {
  // whoever is in, and whoever must choose a password, is led on by that
  if (outcome === 'entered' || outcome === 'change-password') return 'stay'
  if (loginBelow) return 'close'
  return outcome === 'given-up' ? 'logIn' : 'stay'
}

export const resetByEmailAtom = atom(null, async (get, _set, username: string, email: string): Promise<void> => {
  await get(clientAtom)(resetByEmailCall, { body: new URLSearchParams({ username, email }) })
})
