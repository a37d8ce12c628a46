import { type BrandError, type Facts, formatPath } from '../brandError'
import { hiddenIn, nameOfCharacter } from '../../../lib/hiddenCharacters'
import { mostIssues, parseDocument } from '../jsonDocument'
import { type MessageTable, namesFor } from '../../../lib/messageTable'
import { strangeNames } from '../../../lib/textFaults'
import { pathOfKey } from '../messagePath'
import { missingNamesOf } from '../product/adviseLanguages'
import { unknownKey, unknownName } from '../readLocale'
import { editJson } from './editJson'

/** What a text is to be, with its line in the file that says so. */
export interface TextChange {
  readonly id: string
  readonly target: string
  readonly line?: number
}

/**
 * What is wrong with translated rows, in the words of the check. A row without a text is not translated yet, and says
 * nothing. After a hundred problems no guess is made at what was meant.
 */
export function checkRows(
  brand: string,
  file: string,
  rows: readonly TextChange[],
  known: MessageTable,
): readonly BrandError[] {
  const seen = new Set<string>()
  let told = 0
  return rows.flatMap(({ id, target, line }) => {
    const facts = wrongWith(brand, id, target, seen, known, told < mostIssues)
    seen.add(id)
    told += facts.length
    return facts.map((each): BrandError => {
      const place = line === undefined ? {} : { line, column: 1 }
      return { brand, file, ...place, jsonPath: id === '' ? '$' : formatPath([id]), ...each }
    })
  })
}

function wrongWith(
  brand: string,
  id: string,
  target: string,
  seen: ReadonlySet<string>,
  known: MessageTable,
  /** Whether to look for the key that was meant by one that is unknown. */
  mayGuess: boolean,
): readonly Facts[] {
  if (id === '')
    return [
      {
        found: 'nothing',
        allowed: 'the key of a text',
        message: 'the key is missing',
        kind: 'missing',
        hint: 'Export the texts again, and put the translation there.',
      },
    ]
  if (seen.has(id))
    return [
      {
        found: `${JSON.stringify(id)} a second time`,
        allowed: 'each key once',
        message: 'the key is repeated',
        kind: 'repeated',
        hint: 'Keep one of the two.',
      },
    ]
  const names = namesFor(known, id)
  if (!names) return [unknownKey(brand, id, mayGuess ? known : undefined)]
  if (isEmpty(target)) return []
  const sign = hiddenIn(target)
  const [strange] = strangeNames(known, id, target)
  const missing = missingNamesOf(id, target, known)
  return [
    ...(sign === undefined
      ? []
      : [
          {
            found: nameOfCharacter(sign),
            allowed: 'characters that can be seen, spaces and ends of lines',
            message: 'the text has a character that nobody sees',
            kind: 'unseen' as const,
          },
        ]),
    ...(strange === undefined ? [] : [unknownName(strange, names)]),
    ...(missing ? [missing] : []),
  ]
}

const isEmpty = (target: string) => target.trim() === ''

export interface TakeInput {
  readonly rows: readonly TextChange[]
  /** The brand's own file as it is; undefined where it has none. */
  readonly text: string | undefined
  /** What its players would read without that file: of its base brands, then of the product. */
  readonly inherited: Readonly<Record<string, string>>
  /** From the file to the schema of such files. */
  readonly schema: string
}

/**
 * The locale file with which players read what the rows say. A text that is the same without the brand is not written,
 * and one that becomes the same is taken out; all else of the file stays. Rows must have passed `checkRows`.
 */
export function takeTexts({ rows, text, inherited, schema }: TakeInput): string {
  const empty = text === undefined || text.trim() === ''
  let result = empty ? `{\n  "$schema": ${JSON.stringify(schema)}\n}\n` : text
  let changed = false
  const value = parseDocument('*', 'texts', result).value?.value
  for (const { id, target } of rows) {
    if (isEmpty(target)) continue
    const place = pathOfKey(value, id)
    const own = place && textAt(value, place)
    const usual = Object.hasOwn(inherited, id) ? inherited[id] : undefined
    // tools take off what ends a text and is not seen
    if (target.trimEnd() === (own ?? usual)?.trimEnd()) continue
    result = editJson(result, place ?? [id], target === usual ? undefined : target)
    changed = true
  }
  return changed ? result : (text ?? '')
}

function textAt(value: unknown, place: readonly (string | number)[]): string | undefined {
  const found = place.reduce<unknown>((here, step) => (isObject(here) ? here[step] : undefined), value)
  return typeof found === 'string' ? found : undefined
}

const isObject = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null
