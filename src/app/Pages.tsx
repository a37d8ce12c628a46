import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { matchPath, Navigate, useLocation, type Location } from 'react-router'
import type { PageAt } from '../engine/answerPage'
import { importWithTimeout } from '../site/importWithTimeout'
import { PageParametersContext } from '../site/pageParameters'
import { paths } from '../site/paths'
import { SignInFirst } from '../site/SignInFirst'
import { SlotItem, useSlot } from '../site/Slot'
import { SlotBoundary } from '../site/SlotBoundary'
import { findPage } from './layout/findPage'
import { LoadFailure } from './pages/LoadFailure'
import { NotFoundPage } from './pages/NotFoundPage'
import { CentreSkeleton, PageSkeleton } from './pages/PageSkeleton'
import { usePageAnswer } from './usePageAnswer'

const centres: readonly string[] = [paths.member, paths.agentHome]

const Refusal = lazy(() => importWithTimeout(() => import('../site/refusal/Refusal')))

/** Pages are those of the registry: an entry of the slot `page` has an address, and its gate says what stands there. */
export function Pages() {
  const pages = useSlot('page')
  const { pathname, search, hash, state } = useLocation() as Location<unknown>
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
  }, [pathname])
  const at = useMemo(() => findPage(pages, pathname), [pages, pathname])
  if (matchPath(paths.root, pathname)) return <Root />
  if (!at) return <NotFoundPage />
  // one page, one address: what it links to, keeps and tells others by
  if (at.address !== pathname) return <Navigate to={{ pathname: at.address, search, hash }} state={state} replace />
  return (
    <PageParametersContext value={at.parameters}>
      <Page at={at} />
    </PageParametersContext>
  )
}

/** Home; a dialog that the address has open stays open. */
function Root() {
  const { search, state } = useLocation() as Location<unknown>
  return <Navigate to={`${paths.home}${search}`} state={state} replace />
}

function Page({ at }: { at: PageAt }) {
  const answer = usePageAnswer(at)
  switch (answer) {
    case 'page':
      return (
        <SlotItem
          slot="page"
          item={at.item}
          fallback={centres.includes(at.path) ? <CentreSkeleton /> : <PageSkeleton path={at.path} />}
          failed={(failure) => <LoadFailure {...failure} />}
        />
      )
    case 'none':
      return <NotFoundPage />
    case 'login':
      return <SignInFirst />
    default:
      return (
        <SlotBoundary failed={(failure) => <LoadFailure {...failure} />}>
          <Suspense fallback={<PageSkeleton />}>
            <Refusal item={at.item} needs={answer} />
          </Suspense>
        </SlotBoundary>
      )
  }
}
