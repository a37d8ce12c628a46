import { atom } from '../../state/atoms'

/** Whether the drawer with categories, links and settings is open. */
export const menuOpenAtom = atom(false)
