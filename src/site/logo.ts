import { atom } from '../state/atoms'
import { brandAssetAtom, brandAtom } from './brand'
import { shownThemeAtom } from './theme'

/** Address of the brand's mark for light or dark ground; undefined: the name is set in type instead. */
export const logoOnAtom = atom((get) => {
  const { logo, logoDark } = get(brandAtom).assets
  const address = get(brandAssetAtom)
  return (ground: 'light' | 'dark'): string | undefined => {
    const file = ground === 'dark' ? (logoDark ?? logo) : logo
    return file === undefined ? undefined : address(file)
  }
})

/** The mark for the page in its theme. */
export const logoAtom = atom((get) => get(logoOnAtom)(get(shownThemeAtom)))
