import { atom } from '../state/atoms'

/**
 * What another tab did that the visitor of this one must know: its member logged out there and is out here too, or
 * somebody logged in there and may go on here.
 */
export type SessionNotice =
  | { readonly type: 'ended'; readonly account: string }
  | { readonly type: 'offer'; readonly account: string }

/** Shown as a dialog over whatever is open; undefined: nothing to say. */
export const sessionNoticeAtom = atom<SessionNotice | undefined>(undefined)
