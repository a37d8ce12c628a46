import { useEffect, useMemo, useRef } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import type { Item } from '../engine/site'
import { paths } from '../site/paths'
import { SlotItem, useSlot } from '../site/Slot'
import { LoadFailure } from './pages/LoadFailure'
import { NotFoundPage } from './pages/NotFoundPage'
import { PageSkeleton } from './pages/PageSkeleton'

/** The router is made of the registry: each entry of the slot `page` is a route. */
export function Pages() {
  const pages = useSlot('page')
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
  }, [pathname])
  const routes = useMemo(
    () => pages.flatMap((page) => [page.props.path, ...(page.props.aliases ?? [])].map((path) => ({ path, page }))),
    [pages],
  )
  return (
    <Routes>
      <Route path={paths.root} element={<Root />} />
      {routes.map(({ path, page }) => (
        <Route key={path} path={path} element={<Page item={page} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

/** Home; a dialog that the address has open stays open. */
function Root() {
  const { search, state } = useLocation() as { search: string; state: unknown }
  return <Navigate to={`${paths.home}${search}`} state={state} replace />
}

function Page({ item }: { item: Item<'page'> }) {
  return <SlotItem slot="page" item={item} fallback={<PageSkeleton />} failed={(failure) => <LoadFailure {...failure} />} />
}
