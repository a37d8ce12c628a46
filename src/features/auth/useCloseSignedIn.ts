import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sessionAtom } from '../../session/session'
import { wayOn } from '../../site/modalAddress'
import { useAtomValue } from '../../state/atoms'

/**
 * Once somebody is signed in, a dialog of the sign-in closes, unless it leads on (useWayOn). An account whose token ran out
 * is not: it is asked again, or may have forgotten its password.
 */
export function useCloseSignedIn(onClose: () => void): void {
  const session = useAtomValue(sessionAtom)
  const signedIn = session.state === 'signed-in' && session.token !== undefined
  const leadsOn = wayOn(useLocation()) !== undefined
  useEffect(() => {
    if (signedIn && !leadsOn) onClose()
  }, [signedIn, leadsOn, onClose])
}
