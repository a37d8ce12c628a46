import { atom } from '../state/atoms'
import { clientAtom } from '../session/client'
import { endSessionAtom } from '../session/session'

/**
 * Ends the session here whatever the platform answers: a sign-out that waits for the network is none. The platform is
 * told, and hears of it with the token that the session had.
 */
export const signOutAtom = atom(null, async (get, set) => {
  const told = get(clientAtom)('logout').catch(() => undefined)
  set(endSessionAtom)
  forgetSilently()
  await told
})

/** Who logged out is not let in again by the browser's kept credentials without a word. */
function forgetSilently(): void {
  if (typeof navigator !== 'undefined' && 'credentials' in navigator)
    navigator.credentials.preventSilentAccess().catch(() => undefined)
}
