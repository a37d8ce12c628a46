import { atom } from '../state/atoms'
import { languageAtom, showLanguageAtom } from '../i18n/language'
import { type Language, languageOf } from '../i18n/languages'
import { brandAtom } from './brand'

/** Loads the messages of a language and gives what shows them. Set once at boot by the app, which knows the files. */
interface MessageLoader {
  readonly load: (tag: string) => Promise<() => void>
}
export const messageLoaderAtom = atom<MessageLoader>({ load: () => Promise.resolve(() => undefined) })

/** Languages that the visitor may choose, in the brand's order. */
export const languagesAtom = atom((get) =>
  get(brandAtom).languages.supported.flatMap((tag): readonly Language[] => {
    const language = languageOf(tag)
    return language ? [language] : []
  }),
)

/** Language and direction of the page as a whole. */
export function showPageLanguage({ documentElement: html }: Document, { tag, dir }: Language): void {
  // setting the same value again restyles the whole page as well
  if (html.lang !== tag) html.lang = tag
  if (html.dir !== dir) html.dir = dir
}

/** The last language asked for: a slower load of an earlier choice must not win. */
const wantedAtom = atom<string | undefined>(undefined)

/** Changes the language and keeps the choice. Throws where its messages do not load; the page stays as it was. */
export const changeLanguageAtom = atom(null, async (get, set, tag: string) => {
  const language = languageOf(tag)
  if (!language || tag === get(languageAtom).tag) return
  set(wantedAtom, tag)
  const show = await get(messageLoaderAtom).load(tag)
  if (get(wantedAtom) !== tag) return
  // both before React draws: what has not got its messages yet waits for them, and is not drawn with keys
  show()
  set(showLanguageAtom, language, true)
  showPageLanguage(document, language)
})
