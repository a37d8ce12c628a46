import { useAtomValue, useSetAtom } from '../state/atoms'
import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { sessionNoticeAtom } from '../session/notice'
import { endSessionAtom, sessionAtom, turnAtom } from '../session/session'
import { brandAtom } from '../site/brand'
import { useSlot } from '../site/Slot'
import { useKeptInvite } from '../site/invite/useKeptInvite'
import { importWithTimeout } from '../site/importWithTimeout'
import { useEndedHere, useNoteMember } from '../site/endedHere'
import { gateAddress } from '../site/signInAddress'
import { SlotBoundary } from '../site/SlotBoundary'
import { findPage } from './layout/findPage'
import { usePageAnswer } from './usePageAnswer'

const SessionDialogs = lazy(() => importWithTimeout(() => import('./session/SessionDialogs')))

/**
 * Brands that require a session send visitors to /login, but for pages that are open to them (spec §2). A token that stopped
 * counting leaves the page as it is, with everything typed, and asks for the login in a dialog over it; where another
 * account logs in instead, the page starts anew.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { loginRequired } = useAtomValue(brandAtom).access
  const session = useAtomValue(sessionAtom)
  const turn = useAtomValue(turnAtom)
  const notice = useAtomValue(sessionNoticeAtom)
  const place = useLocation()
  const ended = useEndedHere()
  useNoteMember()
  useKeptInvite(place.search)
  const visitor = session.state === 'visitor'
  const answer = usePageAnswer(findPage(useSlot('page'), place.pathname))
  const gate = loginRequired && answer === 'login' ? gateAddress(place, ended) : undefined
  return (
    <>
      {gate === undefined ? <Fragment key={turn}>{children}</Fragment> : <Navigate to={gate} replace />}
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
