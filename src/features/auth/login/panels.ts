import { presence } from '../../../state/presence'

/** Login panels on the page: a step that a sign-in needs is shown in one of them, or in the dialog. */
export const { countAtom: panelCountAtom, hereAtom: panelShownAtom } = presence()
