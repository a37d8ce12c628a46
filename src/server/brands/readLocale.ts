import {
  describe,
  didYouMean,
  formatPath,
  list,
  type BrandError,
  type Facts,
  type JsonPath,
  type Stage,
} from './brandError'
import { mostIssues, positionOf, type JsonDocument } from './jsonDocument'
import type { Texts } from './loadedBrand'
import { type MessageTable, namesFor } from '../../lib/messageTable'
import { strangeNames } from '../../lib/textFaults'

/** A locale file, nested or flat, as flat message keys. Brands override texts; they never add a key. */
export function readLocale(brand: string, document: JsonDocument, known?: MessageTable): Stage<Texts> {
  const issues: BrandError[] = []
  const entries: [string, string][] = []
  const problem = (path: JsonPath, part: 'key' | 'value', facts: Facts) => {
    if (issues.length >= mostIssues) return
    const place = { file: document.file, ...positionOf(document, path, part), jsonPath: formatPath(path) }
    issues.push({ brand, ...place, ...facts })
  }
  const take = (path: readonly string[], text: string) => {
    const key = path.join('.')
    const names = known && namesFor(known, key)
    if (known && !names) return problem(path, 'key', unknownKey(brand, key, known))
    const [strange] = known ? strangeNames(known, key, text) : []
    if (names && strange !== undefined) problem(path, 'value', unknownName(strange, names))
    else entries.push([key, text])
  }
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value))
        if (path.length > 0 || name !== '$schema') walk(inner, [...path, name])
    } else if (typeof value !== 'string' || path.length === 0) {
      const allowed = 'a text, or an object of texts'
      problem(path, 'value', { found: describe(value), allowed, message: 'the value has the wrong type' })
    } else take(path, value)
  }
  walk(document.value, [])
  return { value: Object.fromEntries(entries), issues }
}

/**
 * What is said of a key that the product has not: the one that was probably meant, else how it is found by its text.
 * Looking for it takes its time, and is left out where there are no keys to look among.
 */
export const unknownKey = (brand: string, key: string, known?: MessageTable): Facts => ({
  found: describe(key),
  allowed: 'message keys of the product',
  message: 'the message key is unknown',
  kind: 'unknown',
  hint: `Find it by what the page says: npm run brand -- texts ${brand} "words"`,
  ...(known && didYouMean(key.slice(0, 100), [...known.keys()])),
})

/** What is said of a placeholder that the text's key does not have. */
export const unknownName = (name: string, names: readonly string[]): Facts => ({
  found: describe(`{{${name}}}`),
  allowed: names.length === 0 ? 'a text without {{…}}' : list(names.map((each) => `{{${each}}}`)),
  message: 'the text has a placeholder that the product does not fill in',
  ...didYouMean(name.slice(0, 100), names),
})
