import { languageOf } from '../../../src/i18n/languages'
import { brandTexts } from '../../../src/server/brands/brandTexts'
import { stemOf } from '../../../src/lib/messageTable'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import type { Product } from '../product'

/** How far a brand speaks one of its languages. */
export interface LanguageCover {
  readonly tag: string
  readonly name: string
  /** Texts of the product in the language, of all. */
  readonly product: { readonly have: number; readonly all: number }
  /** Texts of brand.json that are given per language: those given in this one, of all. */
  readonly brand: { readonly have: number; readonly all: number }
  /** Texts of locales/, of the brand and its bases: those said in this language, of those said in any. */
  readonly locales: { readonly have: number; readonly all: number }
}

export function coverOf({ brand, texts }: ResolvedFolder, product: Product): readonly LanguageCover[] {
  const own = brandTexts(brand).filter(({ text }) => typeof text !== 'string')
  const said = stemsOf([...texts.values()].flatMap((each) => Object.keys(each)))
  return brand.languages.supported.map((tag) => {
    const overrides = stemsOf(Object.keys(texts.get(tag) ?? {}))
    return {
      tag,
      name: languageOf(tag)?.name ?? tag,
      product: productCover(product, tag),
      brand: {
        have: own.filter(({ text }) => typeof text !== 'string' && Object.hasOwn(text, tag)).length,
        all: own.length,
      },
      locales: { have: overrides.size, all: said.size },
    }
  })
}

const covers = new WeakMap<Product, Map<string, LanguageCover['product']>>()

/** The same for every brand that speaks the language. */
function productCover(product: Product, tag: string): LanguageCover['product'] {
  const byTag = covers.get(product) ?? new Map<string, LanguageCover['product']>()
  covers.set(product, byTag)
  const known = byTag.get(tag)
  if (known) return known
  const english = stemsOf(Object.keys(product.messages['en'] ?? {}))
  const words = stemsOf(Object.keys(product.messages[tag] ?? {}))
  const cover = { have: [...english].filter((key) => words.has(key)).length, all: english.size }
  byTag.set(tag, cover)
  return cover
}

const stemsOf = (keys: readonly string[]): ReadonlySet<string> => new Set(keys.map(stemOf))
