import type { Brand } from '../../engine/brand'
import type { PageText } from '../brands/loadedBrand'

type Texts = ReadonlyMap<string, PageText>

/** Languages that a page can be read in: all of the brand's, or those of its own texts. */
export function languagesOf({ languages }: Brand, own: Texts | undefined): readonly string[] {
  if (!own) return languages.supported
  const offered = languages.supported.filter((tag) => own.has(tag))
  return offered.length > 0 ? offered : [languages.default]
}

/** What a reader of a language sees, as the app chooses it (ownPageAtom): that language, the brand's own, the first there is. */
export function textShown({ languages }: Brand, own: Texts, tag: string): PageText | undefined {
  return own.get(tag) ?? own.get(languages.default) ?? [...own.values()][0]
}

/** The language whose address a page goes by. */
export function canonicalLanguage(brand: Brand, own: Texts | undefined, tag: string): string {
  const tags = languagesOf(brand, own)
  return [tag, brand.languages.default].find((each) => tags.includes(each)) ?? tags[0] ?? tag
}
