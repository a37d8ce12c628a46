/** Message keys of the product, each with the names that its text fills in: `{{count}}` is `count`. */
export type MessageTable = ReadonlyMap<string, readonly string[]>

export const messageTable = (texts: Readonly<Record<string, string>>): MessageTable =>
  new Map(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]))

export const placeholdersOf = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/\{\{-?\s*([^{},]*?)\s*(?:,[^{}]*)?\}\}/g), ([, name = '']) => name)),
]

/** Forms of a plural differ from language to language; all of a key's forms may be overridden. */
const pluralForm = /_(zero|one|two|few|many|other)$/
export const stemOf = (key: string): string => key.replace(pluralForm, '')

const stems = new WeakMap<MessageTable, ReadonlyMap<string, readonly string[]>>()

/** Names that a key's text may fill in; undefined where the product has no such key, in this or another plural form. */
export function namesFor(table: MessageTable, key: string): readonly string[] | undefined {
  const own = table.get(key)
  if (own) return own
  let byStem = stems.get(table)
  if (!byStem) {
    byStem = new Map([...table].filter(([each]) => pluralForm.test(each)).map(([each, names]) => [stemOf(each), names]))
    stems.set(table, byStem)
  }
  return pluralForm.test(key) ? byStem.get(stemOf(key)) : undefined
}
