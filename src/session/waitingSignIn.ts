import { atom, type WritableAtom } from '../state/atoms'

/**
 * A sign-in that waits for its visitor, for a second check or a new password: how to give it up. Whoever starts or ends
 * a session by another way does so, for it would go on as somebody else.
 */
export const waitingSignInAtom = atom<{ readonly giveUp: WritableAtom<null, [], void> } | undefined>(undefined)
