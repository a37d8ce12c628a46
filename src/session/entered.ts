import { atom } from '../state/atoms'

/** Somebody signed in just now, as opposed to a session that was there when the page was opened. */
export interface Entered {
  readonly account: string
  /** The first sign-in of this account. */
  readonly firstTime: boolean
  /** The sign-in before this one, epoch milliseconds, where the platform tells. */
  readonly lastLoginTime: number | undefined
}

/** Set at sign-in and cleared once the greeting was shown; what appears after the login depends on it (spec §4). */
export const enteredAtom = atom<Entered | undefined>(undefined)
