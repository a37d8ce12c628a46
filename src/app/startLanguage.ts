import { chooseLanguage, type Language, languageOf } from '../i18n/languages'
import { hisLangKey } from '../i18n/language'

type Languages = Parameters<typeof chooseLanguage>[1]

/**
 * The language that the page begins in. One that the address asks for, as links of search engines do (`?lang=ar`), is the
 * visitor's choice from then on, and leaves the address: it must not come back with the next link that is copied.
 */
export function startLanguage(languages: Languages): Language {
  const address = new URL(window.location.href)
  const asked = address.searchParams.get('lang')
  const language = asked !== null && languages.supported.includes(asked) ? languageOf(asked) : undefined
  if (asked !== null) {
    address.searchParams.delete('lang')
    window.history.replaceState(window.history.state, '', address)
  }
  if (language) hisLangKey.write(language.platformCode)
  return language ?? chooseLanguage(hisLangKey.read() ?? null, languages)
}
