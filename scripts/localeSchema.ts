import { messageTable, namesFor, neededNames, stemOf } from '../src/lib/messageTable'

/**
 * The schema of a brand's locale files, for editors: every key of the product with its English text, which is proposed
 * with it, and the placeholders that it may have. `check` knows the same from the messages themselves.
 *
 * @param english message key → text
 * @param partOf what a key belongs to, such as "deposit"
 * @returns JSON, one key on each line
 */
export function localeSchema(english: Readonly<Record<string, string>>, partOf: (key: string) => string): string {
  const table = messageTable(english)
  const definitions = new Map<string, object>()
  const formOf = (names: readonly string[]) => {
    const name = names.length === 0 ? 'plain' : names.toSorted().join('-')
    if (!definitions.has(name)) definitions.set(name, textForm(names))
    return { $ref: `#/definitions/${name}` }
  }
  const keys = Object.entries(english).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const properties = keys.map(([key, text]) => ({
    key,
    schema: {
      description: `${text}\n\nEnglish, of ${partOf(key)}.${placeholders(neededNames(table, key))}`,
      default: text,
      ...formOf(namesFor(table, key) ?? []),
    },
  }))
  const plurals = keys.filter(([key]) => key.endsWith('_other'))
  const forms = plurals.map(([key, text]) => ({
    key: `^${escaped(stemOf(key))}_(zero|two|few|many)$`,
    schema: {
      description: `${text}\n\nEnglish, of ${partOf(key)}: another form of the plural.${placeholders(neededNames(table, key))}`,
      ...formOf(namesFor(table, key) ?? []),
    },
  }))
  const firsts = [...new Set(keys.map(([key]) => key.split('.')[0] ?? key))].filter((first) => !(first in english))
  const nested = {
    key: `^(${firsts.map(escaped).join('|')})$`,
    schema: { type: 'object', description: 'Keys that begin so may stand in an object.' },
  }
  const lines = (rows: readonly { readonly key: string; readonly schema: object }[]) =>
    rows.map(({ key, schema }) => `    ${JSON.stringify(key)}: ${JSON.stringify(schema)}`).join(',\n')
  return `{
  "$comment": "Generated from the English messages by scripts/generate-contract.ts: change those, not this file.",
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "editor/locale.schema.json",
  "title": "LocaleFile",
  "description": "Texts of the product that a brand says differently in one language. What is not here stays as the product has it. Comments are allowed.",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "$schema": { "type": "string", "description": "Path of this schema." },
${lines(properties)}
  },
  "patternProperties": {
${lines([...forms, nested])}
  },
  "definitions": {
${lines([...definitions].map(([key, schema]) => ({ key, schema })))}
  }
}
`
}

const placeholders = (names: readonly string[]) =>
  names.length === 0 ? '' : ` Keep ${names.map((name) => `{{${name}}}`).join(', ')}: the product fills it in.`

/** A text without {{names}} that the product does not fill in. The messages are what VS Code says. */
function textForm(names: readonly string[]): object {
  const inside = String.raw`\s*(?:,[^{}]*)?\}\}`
  const known = names.length === 0 ? '' : String.raw`(?!-?\s*(?:${names.map(escaped).join('|')})${inside})`
  return {
    type: 'string',
    pattern: String.raw`^(?![\s\S]*\{\{${known}[^{},]*?${inside})`,
    patternErrorMessage:
      names.length === 0
        ? 'The product fills nothing in here: write the text without {{…}}.'
        : `The product fills in ${names.map((name) => `{{${name}}}`).join(', ')} and nothing else.`,
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
