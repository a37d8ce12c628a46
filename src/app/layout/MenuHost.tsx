import { useAtom } from '../../state/atoms'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { modalAt, withoutDialog } from '../../site/modalAddress'
import { SlotBoundary } from '../../site/SlotBoundary'
import { loadMenu, menuOpenAtom } from './menu'

const MenuDrawer = lazy(loadMenu)

/**
 * The drawer is loaded when it is first opened, and closes when another page is shown or a dialog opened. Not when one has
 * gone: the page hears of that late, and the drawer may have been opened since.
 */
export function MenuHost() {
  const [open, setOpen] = useAtom(menuOpenAtom)
  const [wanted, setWanted] = useState(false)
  const place = useLocation()
  const page = withoutDialog(place)
  const dialog = modalAt(place)
  useEffect(() => setOpen(false), [setOpen, page])
  useEffect(() => {
    if (dialog !== undefined) setOpen(false)
  }, [setOpen, dialog])
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
