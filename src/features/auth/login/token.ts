import type { Getter } from '../../../state/atoms'
import { sessionKeys } from '../../../session/keys'
import { sessionAtom } from '../../../session/session'

const isVisitor = (get: Getter) => get(sessionAtom).state === 'visitor'

/**
 * The token is stored as soon as it is given (spec §4). Until an account is stored with it, it is no session; so it
 * waits in memory while the account of somebody else, or of an earlier token, is stored.
 */
export function holdToken(get: Getter, token: string): void {
  if (!isVisitor(get)) return
  sessionKeys.token.write(token)
  sessionKeys.admitted.remove()
}

/** Nothing is asked of its owner any more: a reload finishes the sign-in. */
export function holdAdmitted(get: Getter): void {
  if (isVisitor(get)) sessionKeys.admitted.write('yes')
}

/** A sign-in that came to nothing leaves no token behind. */
export function dropToken(get: Getter): void {
  if (!isVisitor(get)) return
  sessionKeys.token.remove()
  sessionKeys.admitted.remove()
}
