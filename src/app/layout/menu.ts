import { importWithTimeout } from '../../site/importWithTimeout'
import { atom } from '../../state/atoms'

/** Whether the drawer with categories, links and settings is open. */
export const menuOpenAtom = atom(false)

/** The drawer is in no first page. */
export const loadMenu = () => importWithTimeout(() => import('./MenuDrawer'))
