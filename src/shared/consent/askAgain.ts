import { atom } from '../../state/atoms'

/** The visitor wants to look at what they chose. */
export const askAgainAtom = atom(false)
