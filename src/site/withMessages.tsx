import { useAtomValue } from '../state/atoms'
import { type ComponentType, type ReactElement, use, useEffect } from 'react'
import { languageAtom } from '../i18n/language'
import { addMessages, type Messages } from '../i18n/translate'
import { importWithTimeout } from './importWithTimeout'

/** A folder of messages below src/: `features/mall` has those of the mall in `features/mall/messages/<tag>.json`. */
export type MessageSet = `${'app' | 'features' | 'shared' | 'site'}/${string}`

/** A set in one language. */
export interface SetFile {
  readonly default: Messages
}
/** Every set of one language: `./features/mall/messages/en.json` and what loads it. */
export type SetFiles = Readonly<Record<string, () => Promise<SetFile>>>

const filesOf = new Map<string, SetFiles>()

/** The sets of a language. Their addresses come with its messages: a page names its set and knows no file. */
export function addMessageSets(tag: string, files: SetFiles): void {
  filesOf.set(tag, files)
}

const asked = new Map<string, Promise<void>>()
/** Of everything that is on the page. */
const drawn = new Set<readonly MessageSet[]>()

/** A set in one language, English where the language has no messages. Asked once; a failure is forgotten. */
export function messagesIn(set: MessageSet, tag: string): Promise<void> {
  const address = `./${set}/messages/${tag}.json`
  const known = asked.get(address)
  if (known) return known
  const files = filesOf.get(tag)
  const load = files?.[address] ?? files?.[`./${set}/messages/en.json`]
  if (!load) throw new Error(`no messages of ${set} in ${tag}`)
  const loading: Promise<void> = importWithTimeout(load).then(
    ({ default: messages }) => {
      // what is there already stays: the brand's own texts came with the first page
      addMessages(tag, messages, false)
      // for React, which would show the skeleton, and keep it for 300 ms, until it has waited for a promise itself
      void Object.assign(loading, { status: 'fulfilled', value: undefined })
    },
    (error: unknown) => {
      asked.delete(address)
      throw error
    },
  )
  asked.set(address, loading)
  return loading
}

/**
 * The sets of what is on the page, in another language: it is translated as soon as that is shown, and would keep the keys.
 * One that does not come is asked for again by what is drawn with it.
 */
export const drawnMessagesIn = (tag: string): Promise<unknown> =>
  Promise.allSettled([...drawn].flat().map(async (set) => messagesIn(set, tag)))

/** A component whose messages can be asked for before it is drawn. */
export interface Prepared {
  readonly prepare: (tag: string) => Promise<unknown>
}

/**
 * A page whose messages are loaded with it instead of with the first page: they are there before it is drawn, and again
 * before it is drawn in another language. Those of several subjects are asked for at the same time.
 * @param besides what else is to be there where the page is prepared: it can be drawn without, but not in one go
 */
export function withMessages<P extends object>(
  sets: MessageSet | readonly MessageSet[],
  Page: ComponentType<P>,
  besides: () => Promise<unknown> = () => Promise.resolve(),
): ((props: P) => ReactElement) & Prepared {
  const all = typeof sets === 'string' ? [sets] : sets
  function WithMessages(props: P) {
    const { tag } = useAtomValue(languageAtom)
    useEffect(() => {
      const own = [...all]
      drawn.add(own)
      return () => void drawn.delete(own)
    }, [])
    // asked for together
    for (const loading of all.map((set) => messagesIn(set, tag))) use(loading)
    return <Page {...props} />
  }
  WithMessages.prepare = (tag: string) => Promise.all([besides(), ...all.map((set) => messagesIn(set, tag))])
  return WithMessages
}
