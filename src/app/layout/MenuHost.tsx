import { useAtom } from '../../state/atoms'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { importWithTimeout } from '../../site/importWithTimeout'
import { SlotBoundary } from '../../site/SlotBoundary'
import { menuOpenAtom } from './menu'

const MenuDrawer = lazy(() => importWithTimeout(() => import('./MenuDrawer')))

/** The drawer is loaded when it is first opened, and closes when another page is shown. */
export function MenuHost() {
  const [open, setOpen] = useAtom(menuOpenAtom)
  const [wanted, setWanted] = useState(false)
  const { pathname, search } = useLocation()
  useEffect(() => setOpen(false), [setOpen, pathname, search])
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <SlotBoundary failed={() => null}>
      <Suspense>
        <MenuDrawer open={open} onClose={() => setOpen(false)} />
      </Suspense>
    </SlotBoundary>
  )
}
