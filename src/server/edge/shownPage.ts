import type { Brand } from '../../engine/brand'
import { chooseText } from '../../lib/chooseText'
import type { PageText } from '../brands/loadedBrand'

type Texts = ReadonlyMap<string, PageText>

/**
 * Languages in whose addresses a page is offered: all of the brand's, or those of its own texts. One that is written in none
 * of the brand's languages has the address of the brand's own.
 */
export function languagesOf({ languages }: Brand, own: Texts | undefined): readonly string[] {
  const offered = languages.supported.filter((tag) => !own || chooseText([...own.keys()], tag, tag) === tag)
  return offered.length > 0 ? offered : [languages.default]
}

export interface ShownText {
  readonly tag: string
  readonly text: PageText
}

/** What a reader of a language sees. */
export function textShown({ languages }: Brand, own: Texts, wanted: string): ShownText | undefined {
  const tag = chooseText([...own.keys()], wanted, languages.default)
  const text = tag === undefined ? undefined : own.get(tag)
  return tag === undefined || !text ? undefined : { tag, text }
}

/** The language whose address a page goes by. */
export function canonicalLanguage(brand: Brand, own: Texts | undefined, tag: string): string {
  const tags = languagesOf(brand, own)
  return chooseText(tags, tag, brand.languages.default) ?? tag
}
