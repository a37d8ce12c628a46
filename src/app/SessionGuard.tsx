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

/** Brands that require a session send visitors to /login, but for pages that are open to them (spec §2). Another account starts anew. */
export function PageGuard({ children }: { readonly children: ReactNode }) {
  const turn = useAtomValue(turnAtom)
  useNoteMember()
  useKeptInvite(useLocation().search)
  const gate = useGateAddress()
  return gate === undefined ? <Fragment key={turn}>{children}</Fragment> : <Navigate to={gate} replace />
}

/**
 * Dialogs of a page that may be shown. A token that stopped counting leaves the page as it is, with everything typed, and asks
 * for the login in a dialog over it; where another account logs in instead, the dialogs start anew with the page.
 */
export function DialogGuard({ children }: { readonly children: ReactNode }) {
  const session = useAtomValue(sessionAtom)
  const turn = useAtomValue(turnAtom)
  const notice = useAtomValue(sessionNoticeAtom)
  const gate = useGateAddress()
  return (
    <>
      {gate === undefined ? <Fragment key={turn}>{children}</Fragment> : null}
      {notice || (session.state !== 'visitor' && session.token === undefined) ? (
        <SlotBoundary failed={() => <NobodyAsked />}>
          <Suspense>
            <SessionDialogs />
          </Suspense>
        </SlotBoundary>
      ) : null}
    </>
  )
}

/** Where a visitor is sent instead of the page; undefined: they may see it. */
function useGateAddress(): string | undefined {
  const { loginRequired } = useAtomValue(brandAtom).access
  const place = useLocation()
  const ended = useEndedHere()
  const answer = usePageAnswer(findPage(useSlot('page'), place.pathname))
  return loginRequired && answer === 'login' ? gateAddress(place, ended) : undefined
}

/** The dialogs did not load: a session without a token must not look like one. */
function NobodyAsked() {
  const end = useSetAtom(endSessionAtom)
  useEffect(end, [end])
  return null
}
