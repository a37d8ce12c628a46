import { slotNames } from '../../../src/engine/site'
import { languageOf } from '../../../src/i18n/languages'
import { parseJson } from '../../../src/lib/parseJson'
import { describe, type JsonPath } from '../../../src/server/brands/brandError'
import { pathOfKey } from '../../../src/server/brands/messagePath'
import { schemaList } from '../../../src/server/schemaList'
import { WrongUse } from '../io'

/** Where a value of a brand is written. */
export interface ValuePlace {
  /** In the brand's folder: `brand.json`, `theme.json`, `locales/th.json`. */
  readonly file: string
  /** In that file, whole keys of messages as one step. */
  readonly path: JsonPath
}

const isOf = (properties: object, name: string | number | undefined) =>
  name !== undefined && Object.hasOwn(properties, name)

/**
 * The place of a value as commands name it: `layout.header`, `theme.colors.accent`, `locales.th.auth.logIn`, and all
 * that `check`, `explain` and `diff` print (`$.slots["header.category"].order[1]`, `theme.json colors.accent`). Throws
 * WrongUse.
 */
export function placeOf(written: string): ValuePlace {
  const steps = stepsOf(written)
  const [first, second] = steps
  const brand = schemaList.brand.properties
  if (first === 'theme' && second === 'json') return { file: 'theme.json', path: steps.slice(2) }
  // `theme` is a block of brand.json too, with keys of its own.
  if (first === 'theme' && second !== undefined && !isOf(brand.theme.properties, second))
    return { file: 'theme.json', path: steps.slice(1) }
  if (first === 'brand' && second === 'json') return { file: 'brand.json', path: steps.slice(2) }
  if (first === 'locales') return placeOfText(written, steps.slice(1))
  return { file: 'brand.json', path: first === 'slots' ? ['slots', ...inSlots(steps.slice(1))] : steps }
}

function placeOfText(written: string, [tag, ...key]: JsonPath): ValuePlace {
  if (typeof tag !== 'string' || !languageOf(tag) || key.length === 0)
    throw new WrongUse(
      `"${written}" names no text: write locales, a language and a key, such as locales.en.auth.logIn.`,
    )
  return { file: `locales/${tag}.json`, path: [key.join('.')] }
}

/** Names of slots have dots, which are no steps. */
function inSlots(steps: JsonPath): JsonPath {
  for (let length = steps.length; length > 1; length -= 1) {
    const name = steps.slice(0, length).join('.')
    if (slotNames.some((each) => each === name)) return [name, ...steps.slice(length)]
  }
  return steps
}

const step = /\.?(?:([^\s.[\]"']+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\[('[^']*')\])/y

function stepsOf(written: string): JsonPath {
  const text = written
    .trim()
    .replace(/^\$\.?/, '')
    .replace(/^(theme|brand)\.json\s+/, '$1.json.')
  const steps: (string | number)[] = []
  step.lastIndex = 0
  for (let at = 0; at < text.length; at = step.lastIndex) {
    const [, name, index, double, single] = step.exec(text) ?? []
    const key = name ?? (double === undefined ? single?.slice(1, -1) : unquoted(double))
    if ((key === undefined && index === undefined) || steps.length >= mostSteps)
      throw new WrongUse(
        `${describe(written)} names no value. Write it as explain and check do: theme.colors.accent, layout.header, footer.partners[0].name.`,
      )
    steps.push(key ?? Number(index))
  }
  if (steps.length === 0) throw new WrongUse('Say which value, such as theme.colors.accent.')
  return steps
}

/** A file of a brand has fewer levels. */
const mostSteps = 100

/** Undefined where it is no text as JSON has them. */
function unquoted(text: string): string | undefined {
  const value = parseJson(text)
  return typeof value === 'string' ? value : undefined
}

/** The place in a file as it is: numbers where it has lists, keys of texts as it writes them. */
export function placeIn({ file, path: wanted }: ValuePlace, value: unknown): JsonPath {
  if (file.startsWith('locales/')) return pathOfKey(value, String(wanted[0])) ?? wanted
  let here: unknown = value
  return wanted.map((key) => {
    const at = Array.isArray(here) && /^\d+$/.test(String(key)) ? Number(key) : key
    here =
      typeof here === 'object' && here !== null
        ? Object.entries(here).find(([name]) => name === String(at))?.[1]
        : undefined
    return at
  })
}
