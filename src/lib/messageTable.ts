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

/**
 * Names that a key's text may fill in; undefined where the product has no such key, in this or another plural form. A form
 * may fill in what any other does: where English spells "one" out, other languages have that form for 21 too.
 */
export function namesFor(table: MessageTable, key: string): readonly string[] | undefined {
  let byStem = stems.get(table)
  if (!byStem) {
    const all = new Map<string, readonly string[]>()
    for (const [each, names] of table)
      if (pluralForm.test(each)) all.set(stemOf(each), [...new Set([...(all.get(stemOf(each)) ?? []), ...names])])
    byStem = all
    stems.set(table, byStem)
  }
  return (pluralForm.test(key) ? byStem.get(stemOf(key)) : undefined) ?? table.get(key)
}

/** Names that a key's text is to fill in. A form that English has not is held to that for many. */
export const neededNames = (table: MessageTable, key: string): readonly string[] =>
  table.get(key) ?? table.get(`${stemOf(key)}_other`) ?? namesFor(table, key) ?? []
