import { useAtomValue } from '../../state/atoms'
import { useLayoutEffect } from 'react'
import { shownThemeAtom } from '../../site/theme'
import { showTheme } from '../../theme/mode'

/** Keeps the page in the chosen theme, and follows the system where that was chosen. */
export function useShownTheme(): void {
  const theme = useAtomValue(shownThemeAtom)
  useLayoutEffect(() => showTheme(document, theme), [theme])
}
