import type { LoginRequest } from '../../contract/login-request'
import { atom } from '../../state/atoms'

/** An account that may not be entered: said in place of the login. `request`: what was refused, to be sent for a withdrawal. */
export interface Exclusion {
  readonly until: number
  readonly request?: LoginRequest
}

export const exclusionAtom = atom<Exclusion | undefined>(undefined)

/** The next login asks for a session to withdraw alone. */
export const wantsWithdrawOnlyAtom = atom(false)
