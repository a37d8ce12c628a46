import { atom } from '../state/atoms'

/** The place of the ticker in the header that is shown; a popup announcement is told there. */
export const noticeStripAtom = atom<HTMLElement | null>(null)
