import { useEffect, useMemo } from 'react'
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
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])
  const routes = useMemo(
    () => pages.flatMap((page) => [page.props.path, ...(page.props.aliases ?? [])].map((path) => ({ path, page }))),
    [pages],
  )
  return (
    <Routes>
      <Route path={paths.root} element={<Navigate to={paths.home} replace />} />
      {routes.map(({ path, page }) => (
        <Route key={path} path={path} element={<Page item={page} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

function Page({ item }: { item: Item<'page'> }) {
  return <SlotItem slot="page" item={item} fallback={<PageSkeleton />} failed={(failure) => <LoadFailure {...failure} />} />
}
