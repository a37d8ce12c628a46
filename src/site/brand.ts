import { atom } from '../state/atoms'
import type { BootData } from '../engine/boot'
import { brandName, type BrandText, brandText } from '../engine/brand'
import { languageAtom } from '../i18n/language'

const bootData = atom<BootData | undefined>(undefined)

/** What the edge inlined; set once, before anything is drawn. */
export const bootAtom = atom(
  (get) => {
    const boot = get(bootData)
    if (!boot) throw new Error('the page was drawn before its boot data was read')
    return boot
  },
  (_get, set, boot: BootData) => set(bootData, boot),
)

/** By its name in the language of the page. */
export const brandAtom = atom((get) => {
  const { brand } = get(bootAtom)
  const name = brandName(brand, get(languageAtom).tag)
  return name === brand.name ? brand : { ...brand, name }
})

/** Address of a file of the brand's folder assets/. */
export const brandAssetAtom = atom((get) => {
  const { assetBase } = get(bootAtom)
  return (path: string) => `${assetBase}${path}`
})

/** Reads a text of the brand file in the language of the page. */
export const brandTextAtom = atom((get) => {
  const { tag } = get(languageAtom)
  const fallback = get(brandAtom).languages.default
  return (text: BrandText) => brandText(text, tag, fallback)
})
