import { describe, didYouMean, formatPath, type BrandError, type JsonPath, type Stage } from './brandError'
import { positionOf, type JsonDocument } from './jsonDocument'
import type { Texts } from './loadedBrand'

/** Forms of a plural differ from language to language; all of a key's forms may be overridden. */
const pluralForm = /_(zero|one|two|few|many|other)$/

/** A locale file, nested or flat, as flat message keys. Brands override texts; they never add a key. */
export function readLocale(brand: string, document: JsonDocument, known?: ReadonlySet<string>): Stage<Texts> {
  const issues: BrandError[] = []
  const entries: [string, string][] = []
  const stems = known && new Set([...known].map((key) => key.replace(pluralForm, '')))
  const problem = (
    path: JsonPath,
    part: 'key' | 'value',
    rest: Pick<BrandError, 'found' | 'allowed' | 'message' | 'hint'>,
  ) =>
    issues.push({
      brand,
      file: document.file,
      ...positionOf(document, path, part),
      jsonPath: formatPath(path),
      ...rest,
    })

  const walk = (value: unknown, path: readonly string[]): void => {
    const key = path.join('.')
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value))
        if (path.length > 0 || name !== '$schema') walk(inner, [...path, name])
    } else if (typeof value !== 'string' || path.length === 0) {
      problem(path, 'value', {
        found: describe(value),
        allowed: 'a text, or an object of texts',
        message: 'the value has the wrong type',
      })
    } else if (known && stems && !known.has(key) && !stems.has(key.replace(pluralForm, ''))) {
      const hint = didYouMean(key, [...known])
      problem(path, 'key', {
        found: JSON.stringify(key),
        allowed: 'message keys of the product',
        message: 'the message key is unknown',
        ...hint,
      })
    } else {
      entries.push([key, value])
    }
  }
  walk(document.value, [])
  return { value: Object.fromEntries(entries), issues }
}
