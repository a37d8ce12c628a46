import { atom } from '../../state/atoms'
import type { LoginRequest } from '../../contract/login-request'
import type { SignInOutcome } from './login/outcome'

export type { SignInOutcome }

/** The flow is loaded when somebody signs in; the header's buttons are on every page. */
const loadFlow = () => import('./login/flow')

/**
 * Signs in by name and password, SMS code or Firebase token: every way goes through the one flow (spec §4). Resolves
 * with `entered` once the session has started; with another outcome where the visitor has to do something first,
 * whose dialog is then open already. Throws CallFailure. A second call while one is under way is the same one.
 */
export const signInAtom = atom(null, async (_get, set, request: LoginRequest): Promise<SignInOutcome> => {
  const { submitAtom } = await loadFlow()
  return set(submitAtom, request)
})

/** A token that another call gave, such as registration: asks whose it is, then the session starts. */
export const enterAtom = atom(null, async (_get, set, token: string, firstTime?: boolean): Promise<SignInOutcome> => {
  const { admitAtom } = await loadFlow()
  return set(admitAtom, token, firstTime === true)
})

/** Free play: a demo account of the platform's (spec §4, §7). */
export const freePlayAtom = atom(null, async (_get, set): Promise<SignInOutcome> => {
  const { startFreePlayAtom } = await loadFlow()
  return set(startFreePlayAtom)
})
