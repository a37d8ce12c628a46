import { atom } from '../../../state/atoms'
import { clientAtom } from '../../../session/client'
import { signInAtom, type SignInOutcome } from '../enter'
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
  const { username } = await get(clientAtom)(resetByPhoneCall, { body: request })
  try {
    return await set(signInAtom, { username: username ?? request.mobileNum, password: request.newPassword, type: 'username' })
  } catch {
    return 'given-up'
  }
})

export const resetByEmailAtom = atom(null, async (get, _set, username: string, email: string): Promise<void> => {
  await get(clientAtom)(resetByEmailCall, { body: new URLSearchParams({ username, email }) })
})
