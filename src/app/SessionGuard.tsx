import { useAtomValue, useSetAtom } from '../state/atoms'
import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { sessionNoticeAtom } from '../session/notice'
import { endSessionAtom, sessionAtom, turnAtom } from '../session/session'
import { brandAtom } from '../site/brand'
import { loadWithin } from '../site/loadWithin'
import { openWithoutSession, paths } from '../site/paths'
import { SlotBoundary } from '../site/SlotBoundary'

const SessionDialogs = lazy(() => loadWithin(() => import('./session/SessionDialogs')))

/**
 * Brands that require a session send visitors to /login, but for the exceptions (spec §2). A token that stopped
 * counting leaves the page as it is, with everything typed, and asks for the login in a dialog over it; where another
 * account logs in instead, the page starts anew.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { loginRequired } = useAtomValue(brandAtom).access
  const session = useAtomValue(sessionAtom)
  const turn = useAtomValue(turnAtom)
  const notice = useAtomValue(sessionNoticeAtom)
  const { pathname, search } = useLocation()
  const visitor = session.state === 'visitor'
  const here = pathname === paths.root || pathname === paths.home ? '' : `?next=${encodeURIComponent(`${pathname}${search}`)}`
  return (
    <>
      {loginRequired && visitor && !openWithoutSession.includes(pathname) ? (
        <Navigate to={`${paths.login}${here}`} replace />
      ) : (
        <Fragment key={turn}>{children}</Fragment>
      )}
      {notice || (!visitor && session.token === undefined) ? (
        <SlotBoundary failed={() => <NobodyAsked />}>
          <Suspense>
            <SessionDialogs />
          </Suspense>
        </SlotBoundary>
      ) : null}
    </>
  )
}

/** The dialogs did not load: a session without a token must not look like one. */
function NobodyAsked() {
  const end = useSetAtom(endSessionAtom)
  useEffect(end, [end])
  return null
}
