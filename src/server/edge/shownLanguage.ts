import { type Language, languageOf } from '../../i18n/languages'
import type { Brand } from '../../engine/brand'

/** Names a language in an address, for search engines and for links to a friend: `?lang=ar`. */
export const languageParameter = 'lang'

/** The language that an address asks for, where the brand has it, else the one that was chosen before, else the brand's own. */
export function shownLanguage({ languages }: Brand, search: URLSearchParams, chosen?: string): Language {
  const asked = search.get(languageParameter) ?? ''
  const language = languageOf(languages.supported.includes(asked) ? asked : (chosen ?? languages.default))
  if (!language) throw new Error(`no language of the product has the tag ${languages.default}`)
  return language
}

/** An address in one of the brand's languages; its own needs no word. */
export const inLanguage = ({ languages }: Brand, address: string, tag: string): string =>
  tag === languages.default ? address : `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${tag}`
