import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { sessionExpiredAtom } from '../session/client'
import { sessionAtom } from '../session/session'
import { brandAtom } from '../site/brand'
import { useModal } from '../site/modal'
import { modals, openWithoutSession, paths } from '../site/paths'

/**
 * Brands that require a session send visitors to /login, but for the exceptions (spec §2). Elsewhere a token
 * that stopped counting opens the sign-in dialog over the page, with everything typed still there.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { loginRequired } = useAtomValue(brandAtom).access
  const visitor = useAtomValue(sessionAtom).state === 'visitor'
  const [expired, setExpired] = useAtom(sessionExpiredAtom)
  const { pathname, search } = useLocation()
  const { open } = useModal()
  const toLogin = loginRequired && visitor && !openWithoutSession.includes(pathname)

  useEffect(() => {
    if (!expired) return
    setExpired(false)
    if (!toLogin) open(modals.login, { reason: 'expired' })
  }, [expired, toLogin, open, setExpired])

  if (toLogin) {
    const here = pathname === paths.root || pathname === paths.home ? '' : `?next=${encodeURIComponent(`${pathname}${search}`)}`
    return <Navigate to={`${paths.login}${here}`} replace />
  }
  return children
}
