import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sessionAtom } from '../session/session'
import { useAtomValue } from '../state/atoms'
import { wayOn } from './modalAddress'

/**
 * Leads whoever is signed in from a dialog of the sign-in to where they wanted to go. Where the dialog is drawn only then,
 * after a reload or by an old link, nobody waits for it. An account whose token ran out stays: it is asked again.
 */
export function useWayOn(): void {
  const navigate = useNavigate()
  const place = useLocation()
  const session = useAtomValue(sessionAtom)
  const isSignedIn = session.state === 'signed-in' && session.token !== undefined
  const next = isSignedIn ? wayOn(place) : undefined
  useEffect(() => {
    if (next !== undefined) void navigate(next, { replace: true })
  }, [next, navigate])
}
