import { useAtomValue } from '../state/atoms'
import { type ComponentType, type ReactElement, use } from 'react'
import { languageAtom } from '../i18n/language'
import { addMessages, type Messages } from '../i18n/translate'
import { importWithTimeout } from './importWithTimeout'

/** `import.meta.glob('./messages/*.json', { import: 'default' })` of a feature: one file per language. */
export type MessageFiles = Readonly<Record<string, () => Promise<unknown>>>

const asked = new WeakMap<MessageFiles, Map<string, Promise<void>>>()

/** The messages of a feature's pages in one language, English where there is no file. Asked once; a failure is forgotten. */
function messagesIn(files: MessageFiles, tag: string): Promise<void> {
  const byTag = asked.get(files) ?? new Map<string, Promise<void>>()
  asked.set(files, byTag)
  const known = byTag.get(tag)
  if (known) return known
  const load = files[`./messages/${tag}.json`] ?? files['./messages/en.json']
  if (!load) throw new Error('a feature has no messages')
  const loading = importWithTimeout(load).then(
    (messages) => {
      // what is there already stays: the brand's own texts came with the first page
      addMessages(tag, messages as Messages, false)
    },
    (error: unknown) => {
      byTag.delete(tag)
      throw error
    },
  )
  byTag.set(tag, loading)
  return loading
}

/**
 * A page whose messages are loaded with it instead of with the first page: they are there before it is drawn, and again
 * before it is drawn in another language. Those of several subjects are asked for at the same time.
 */
export function withMessages<P extends object>(
  files: MessageFiles | readonly MessageFiles[],
  Page: ComponentType<P>,
): (props: P) => ReactElement {
  const all: readonly MessageFiles[] = Array.isArray(files) ? files : [files as MessageFiles]
  return function WithMessages(props: P) {
    const { tag } = useAtomValue(languageAtom)
    for (const asked of all.map((one) => messagesIn(one, tag))) use(asked)
    return <Page {...props} />
  }
}
