import { atom } from '../state/atoms'
import { systemDarkAtom, themeModeAtom, themeOf } from '../theme/mode'
import { brandAtom } from './brand'

/** The choice in force: the visitor's own, else the brand's for a first visit. */
export const themeChoiceAtom = atom((get) => {
  const { followSystem, default: own } = get(brandAtom).theme
  return get(themeModeAtom) ?? (followSystem ? 'system' : own)
})

/** The theme that is seen. */
export const shownThemeAtom = atom((get) => themeOf(get(themeChoiceAtom), get(systemDarkAtom)))
