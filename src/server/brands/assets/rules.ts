import type { JsonPath } from '../brandError'
import type { PageText } from '../loadedBrand'
import { pictureFile } from '../pages/addresses'
import { marksOf } from '../pages/marksOf'
import type { ResolvedFolder } from '../resolveFolder'
import type { FileKind } from './picture'

/** What is asked of a file for its place in the site. */
export interface AssetRule {
  readonly kinds: readonly FileKind[]
  /** Bytes. */
  readonly most: number
  /** Lies on the page: a ground of its own would show as a box. */
  readonly transparent?: true
  /** Width by height. */
  readonly ratio?: { readonly from: number; readonly to: number; readonly words: string }
  /** Fewest pixels of a picture that is not drawn from shapes. */
  readonly least?: { readonly width?: number; readonly height?: number }
}

export interface UsedAsset {
  readonly file: string
  /** Of the name in its file; empty in a page. */
  readonly path: JsonPath
  readonly rule: AssetRule
  /** Where the name stands: brand.json, theme.json, or a page of the brand's own. */
  readonly in: 'brand' | 'theme' | { readonly page: PageText; readonly line: number }
}

const pictures: readonly FileKind[] = ['svg', 'png', 'webp', 'avif', 'jpg']
const kB = 1000

/** A logo is drawn 32 px high, twice as many pixels on a fine screen. */
const logo: AssetRule = {
  kinds: ['svg', 'png', 'webp', 'avif'],
  most: 60 * kB,
  transparent: true,
  ratio: { from: 1, to: 8, words: 'between a square and eight times as wide as high' },
  least: { height: 64 },
}
const icon: AssetRule = {
  kinds: ['svg', 'png', 'ico', 'webp'],
  most: 60 * kB,
  ratio: { from: 0.98, to: 1.02, words: 'a square' },
  least: { width: 48 },
}
const hero: AssetRule = {
  kinds: pictures,
  most: 400 * kB,
  ratio: { from: 1, to: 5, words: 'between a square and five times as wide as high' },
  least: { width: 1200 },
}
export const heroNarrow: AssetRule = { ...hero, most: 150 * kB, least: { width: 600 } }
const partner: AssetRule = { kinds: pictures, most: 40 * kB }
const inText: AssetRule = { kinds: pictures, most: 400 * kB }
const font: AssetRule = { kinds: ['woff2'], most: 300 * kB }

const ruleOf: Readonly<Record<keyof ResolvedFolder['brand']['assets'], AssetRule>> = {
  logo,
  logoDark: logo,
  icon,
  hero,
  heroNarrow,
}

/** Every file that the brand names, each as often as it is named, and what is asked of it. */
export function usedAssets({ brand, theme, pages }: ResolvedFolder): readonly UsedAsset[] {
  const own = Object.entries(ruleOf).flatMap(([key, rule]) => {
    const file = Object.entries(brand.assets).find(([name]) => name === key)?.[1]
    return file === undefined ? [] : [{ file, path: ['assets', key], rule, in: 'brand' as const }]
  })
  const partners = brand.footer.partners.flatMap(({ logo: file }, index) =>
    file === undefined
      ? []
      : [{ file, path: ['footer', 'partners', index, 'logo'], rule: partner, in: 'brand' as const }],
  )
  const faces = Object.entries(theme.fonts).flatMap(([name, { files = [] }]) =>
    files.map(({ file }, index) => ({
      file,
      path: ['fonts', name, 'files', index, 'file'],
      rule: font,
      in: 'theme' as const,
    })),
  )
  const inPages = [...pages.values()]
    .flatMap((texts) => [...texts.values()])
    .flatMap((page) =>
      marksOf(page).pictures.flatMap(({ text, line }) => {
        const file = pictureFile(text)
        return file === undefined ? [] : [{ file, path: [], rule: inText, in: { page, line } }]
      }),
    )
  return [...own, ...partners, ...faces, ...inPages]
}
