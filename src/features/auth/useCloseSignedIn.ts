import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { sessionAtom } from '../../session/session'
import { sitePath } from '../../lib/webAddress'
import { useAtomValue } from '../../state/atoms'

/**
 * Once somebody is signed in, a dialog of the sign-in goes on to where the visitor wanted to go, or closes. An account
 * whose token ran out is not: it is asked again, or may have forgotten its password.
 */
export function useCloseSignedIn(onClose: () => void): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const session = useAtomValue(sessionAtom)
  const signedIn = session.state === 'signed-in' && session.token !== undefined
  const next = sitePath(search.get('next'))
  useEffect(() => {
    if (!signedIn) return
    if (next === undefined) onClose()
    else void navigate(next, { replace: true })
  }, [signedIn, next, navigate, onClose])
}
