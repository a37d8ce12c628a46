import { atom } from '../../state/atoms'
import { type InspectorTexts, inspectorTextsPath } from '../../engine/inspectorTexts'
import { languageAtom } from '../../i18n/language'
import { messageTable } from '../../lib/messageTable'

/** Texts of the product and of the brand's folder, by language. */
type KnownTexts = ReadonlyMap<string, InspectorTexts>

export const knownTextsAtom = atom<KnownTexts>(new Map())
const failedAtom = atom(false)

/** English is what all languages are measured by. */
const measure = 'en'

/** Whether the texts of the page's language are there. */
export const textsStateAtom = atom((get): 'loading' | 'failed' | 'there' => {
  const known = get(knownTextsAtom)
  if (known.has(measure) && known.has(get(languageAtom).tag)) return 'there'
  return get(failedAtom) ? 'failed' : 'loading'
})

/** Keys of the product with the names that their texts fill in. */
export const textTableAtom = atom((get) => messageTable(get(knownTextsAtom).get(measure)?.product ?? {}))

/** Asks the edge for the texts of some languages; those that are known are asked for again where `again` says so. */
export const loadTextsAtom = atom(null, async (get, set, tags: readonly string[], again = false) => {
  const wanted = [...new Set([measure, ...tags])].filter((tag) => again || !get(knownTextsAtom).has(tag))
  set(failedAtom, false)
  try {
    const loaded = await Promise.all(wanted.map(async (tag) => [tag, await fetchTexts(tag)] as const))
    set(knownTextsAtom, new Map([...get(knownTextsAtom), ...loaded]))
  } catch {
    set(failedAtom, true)
  }
})

async function fetchTexts(tag: string): Promise<InspectorTexts> {
  const response = await fetch(`${inspectorTextsPath}/${tag}`)
  if (!response.ok) throw new Error(`texts of ${tag}: ${response.status}`)
  return (await response.json()) as InspectorTexts
}

export interface ServedText {
  /** The product's own; English where it does not speak the language. */
  readonly product: string
  /** What the brand's folder, or one that it extends, says instead, with the file. */
  readonly own: { readonly text: string; readonly file: string } | undefined
  /** What players read. */
  readonly text: string
}

/** A text as it was sent; undefined where it is not known. */
export function servedText(known: KnownTexts, language: string, key: string): ServedText | undefined {
  const product = own(known.get(language)?.product, key) ?? own(known.get(measure)?.product, key)
  const said = own(known.get(language)?.own, key)
  const text = said?.text ?? product
  return text === undefined ? undefined : { product: product ?? '', own: said, text }
}

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined
