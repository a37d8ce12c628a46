import { atom } from '../state/atoms'
import { storageKey, text } from '../lib/safeStorage'
import { type Language, languageOf } from './languages'

/** The chosen language as a platform code (spec §1). */
export const hisLangKey = storageKey('localStorage', 'hisLang', (value) => text(value.slice(0, 12)))

const current = atom<Language | undefined>(undefined)

/** The language of the page. Set at boot before anything reads it. */
export const languageAtom = atom((get) => {
  const language = get(current) ?? languageOf('en')
  if (!language) throw new Error('English is missing from the table of languages')
  return language
})

/** Shows another language; the choice is kept. Messages must be loaded before. */
export const showLanguageAtom = atom(null, (_get, set, language: Language, keep: boolean) => {
  if (keep) hisLangKey.write(language.platformCode)
  set(current, language)
})
