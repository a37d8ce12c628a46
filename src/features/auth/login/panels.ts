import { atom } from '../../../state/atoms'

/** How many login panels are on the page: a step that a sign-in needs is shown in one of them, or in the dialog. */
export const panelCountAtom = atom(0)

/** A panel came; call what it answers when it goes. */
export const panelShownAtom = atom(null, (_get, set) => {
  set(panelCountAtom, (count) => count + 1)
  return () => set(panelCountAtom, (count) => count - 1)
})
