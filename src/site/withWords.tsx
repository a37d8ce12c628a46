import { useAtomValue } from '../state/atoms'
import { type ComponentType, type ReactElement, use } from 'react'
import { languageAtom } from '../i18n/language'
import { addMessages, type Messages } from '../i18n/translate'
import { importWithTimeout } from './importWithTimeout'

/** `import.meta.glob('./words/*.json', { import: 'default' })` of a feature: one file a language. */
export type WordFiles = Readonly<Record<string, () => Promise<unknown>>>

const asked = new WeakMap<WordFiles, Map<string, Promise<void>>>()

/** The words of a feature's pages in one language, English where there is no file. Asked once; a failure is forgotten. */
function wordsIn(files: WordFiles, tag: string): Promise<void> {
  const byTag = asked.get(files) ?? new Map<string, Promise<void>>()
  asked.set(files, byTag)
  const known = byTag.get(tag)
  if (known) return known
  const load = files[`./words/${tag}.json`] ?? files['./words/en.json']
  if (!load) throw new Error('a feature has no words')
  const words = importWithTimeout(load).then(
    (messages) => {
      // what is there already stays: the brand's own texts came with the first page
      addMessages(tag, messages as Messages, false)
    },
    (error: unknown) => {
      byTag.delete(tag)
      throw error
    },
  )
  byTag.set(tag, words)
  return words
}

/**
 * A page whose words are loaded with it instead of with the first page: they are there before it is drawn, and again
 * before it is drawn in another language.
 */
export function withWords<P extends object>(files: WordFiles, Page: ComponentType<P>): (props: P) => ReactElement {
  return function WithWords(props: P) {
    use(wordsIn(files, useAtomValue(languageAtom).tag))
    return <Page {...props} />
  }
}
