import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sessionAtom } from '../session/session'
import { atom, useAtomValue, useSetAtom } from '../state/atoms'

/** The entry of the history that somebody signed in was last seen at. */
export const seenAtAtom = atom<string | undefined>(undefined)

/** Somebody is signed in at this entry. Called once, around every page. */
export function useNoteMember(): void {
  const { key } = useLocation()
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const note = useSetAtom(seenAtAtom)
  useEffect(() => {
    if (signedIn) note(key)
  }, [signedIn, key, note])
}

/**
 * The session was over while this very page was shown: its member logged out, here or in another tab. A page that is
 * opened without a session asks for the login; one that is left by logging out does not.
 */
export function useEndedHere(): boolean {
  const { key } = useLocation()
  const visitor = useAtomValue(sessionAtom).state === 'visitor'
  return useAtomValue(seenAtAtom) === key && visitor
}
