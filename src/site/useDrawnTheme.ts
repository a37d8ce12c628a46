import { useAtomValue } from '../state/atoms'
import { useHydrated } from '../state/useHydrated'
import { themeOf } from '../theme/mode'
import { shownThemeAtom, themeChoiceAtom } from './theme'

/** The theme that is seen; until the page is hydrated the one that the edge, which does not know the system's, took. */
export function useDrawnTheme() {
  const choice = useAtomValue(themeChoiceAtom)
  const shown = useAtomValue(shownThemeAtom)
  return useHydrated() ? shown : themeOf(choice, false)
}
