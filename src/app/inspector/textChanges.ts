import { atom } from '../../state/atoms'
import { languageAtom } from '../../i18n/language'
import { addMessages } from '../../i18n/translate'
import { neededNames } from '../../lib/messageTable'
import { type TextFault, textFaults } from '../../lib/textFaults'
import type { FoundKey } from './model/textIndex'
import { knownTextsAtom, loadTextsAtom, type ServedText, servedText, textTableAtom } from './textFacts'
import { sendTexts, type TextsRefusal } from './sendTexts'

/** Language → message key → text. */
export type ChangedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

export const changedTextsAtom = atom<ChangedTexts>({})

/** Whether the next press on the page chooses a text. */
export const pointingAtom = atom(false)

export interface ChosenText {
  /** As the page said it. */
  readonly text: string
  readonly keys: readonly FoundKey[]
  /** The one that is edited; none where the text is not the product's. */
  readonly key: string | undefined
}

export const chosenTextAtom = atom<ChosenText | undefined>(undefined)

const textsIn = (changed: ChangedTexts, language: string) => (Object.hasOwn(changed, language) ? changed[language] : {})

function withTexts(changed: ChangedTexts, language: string, texts: Readonly<Record<string, string>>): ChangedTexts {
  const { [language]: _, ...others } = changed
  return Object.keys(texts).length === 0 ? others : { ...others, [language]: texts }
}

export type WriteState =
  | { readonly state: 'idle' | 'writing' | 'unreachable' }
  | { readonly state: 'written'; readonly file: string }
  | { readonly state: 'refused'; readonly errors: TextsRefusal['errors'] }

export const writeStateAtom = atom<WriteState>({ state: 'idle' })

/** Has the page say a text differently; undefined: as it was sent. */
export const changeTextAtom = atom(null, (get, set, key: string, text: string | undefined) => {
  const { tag } = get(languageAtom)
  const changed = get(changedTextsAtom)
  const { [key]: _, ...others } = { ...textsIn(changed, tag) }
  const isSame = text === undefined || text === servedText(get(knownTextsAtom), tag, key)?.text
  set(changedTextsAtom, withTexts(changed, tag, isSame ? others : { ...others, [key]: text }))
  set(writeStateAtom, { state: 'idle' })
})

/** Leaves out changes that the folder has by now. */
export const settleTextsAtom = atom(null, async (get, set, again = false) => {
  await set(loadTextsAtom, Object.keys(get(changedTextsAtom)), again)
  const known = get(knownTextsAtom)
  const settled = Object.entries(get(changedTextsAtom)).reduce<ChangedTexts>((left, [language, texts]) => {
    const open = Object.entries(texts).filter(([key, text]) => servedText(known, language, key)?.text !== text)
    return withTexts(left, language, Object.fromEntries(open))
  }, {})
  set(changedTextsAtom, settled)
})

export interface EditedText {
  readonly key: string
  readonly text: string
  /** What the product fills in. */
  readonly names: readonly string[]
  readonly faults: readonly TextFault[]
}

/** The changed texts of the page's language, in the order in which they were changed. */
export const editedTextsAtom = atom((get): readonly EditedText[] => {
  const table = get(textTableAtom)
  const texts = Object.entries(textsIn(get(changedTextsAtom), get(languageAtom).tag) ?? {})
  return texts.map(([key, text]) => ({
    key,
    text,
    names: neededNames(table, key),
    faults: textFaults(table, key, text),
  }))
})

/** The text that is chosen: as it was sent, and as it is now. */
export interface OpenText extends EditedText {
  readonly served: ServedText
}

export const openTextAtom = atom((get): OpenText | undefined => {
  const key = get(chosenTextAtom)?.key
  const served = key === undefined ? undefined : servedText(get(knownTextsAtom), get(languageAtom).tag, key)
  if (key === undefined || !served) return undefined
  const edited = get(editedTextsAtom).find((each) => each.key === key)
  const names = neededNames(get(textTableAtom), key)
  return { ...(edited ?? { key, text: served.text, names, faults: [] }), served }
})

/** Writes the changed texts of the page's language into the brand's folder. */
export const writeTextsAtom = atom(null, async (get, set, token: string) => {
  const { tag } = get(languageAtom)
  const texts = { ...textsIn(get(changedTextsAtom), tag) }
  set(writeStateAtom, { state: 'writing' })
  const answer = await sendTexts(token, { language: tag, texts })
  if (answer.state === 'written') {
    // this page was sent before: it goes on saying what it was told
    addMessages(tag, texts, true)
    await set(settleTextsAtom, true)
  }
  set(writeStateAtom, answer)
})
