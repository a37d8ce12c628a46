import type { BoundedPatterns } from '../boundedPattern'
import { findFormat } from '../formats'
import { codePointLength, findPattern } from '../patterns'
import type { FieldSchema, FormSchema, Keyword } from './model'

type Document = Readonly<Record<string, unknown>>
type Test = (value: unknown, document: Document) => boolean

/** The keywords that a value breaks, the one to tell first at the front. */
export type FieldCheck = (value: unknown, document: Document) => readonly Keyword[]

const ofText = (test: (value: string) => boolean) => (value: unknown) => typeof value !== 'string' || test(value)

type Words = Required<FieldSchema>
type Tests = { readonly [K in keyof Words]: (wanted: Words[K], patterns?: BoundedPatterns) => Test }

const tests: Tests = {
  type: (wanted) => (value) => typeof value === wanted,
  const: (wanted) => (value) => value === wanted,
  enum: (wanted) => (value) => wanted.some((one) => one === value),
  equalTo: (name) => (value, document) => value === (Object.hasOwn(document, name) ? document[name] : undefined),
  minLength: (wanted) => ofText((value) => codePointLength(value) >= wanted),
  maxLength: (wanted) => ofText((value) => codePointLength(value) <= wanted),
  format: (name) => {
    const rule = findFormat(name)
    if (!rule) throw new Error(`a form asks for the format "${name}", which nothing defines`)
    return ofText(rule.test)
  },
  patternId: (id) => {
    const rule = findPattern(id)
    if (!rule) throw new Error(`a form asks for the pattern ${id}, which the specification does not have`)
    return ofText(rule.test)
  },
  formatMinimum: (wanted) => ofText((value) => value >= wanted),
  formatMaximum: (wanted) => ofText((value) => value <= wanted),
  // Passes while its engine is not there and where it cannot be matched in bounded time: the server decides.
  pattern: (source, patterns) => {
    const compiled = patterns?.compile(source)
    return ofText((value) => !compiled?.ok || compiled.test(value))
  },
}

const order: readonly (keyof FieldSchema)[] = [
  'type',
  'const',
  'enum',
  'equalTo',
  'minLength',
  'maxLength',
  'format',
  'patternId',
  'formatMinimum',
  'formatMaximum',
  'pattern',
]
/** Words that check nothing; `normalise` says how a value is read (ui/form/platform). */
const annotations = ['title', 'description', 'default', 'normalise']
const words: ReadonlySet<string> = new Set([...order, ...annotations])

function compile(schema: Partial<Words>, patterns: BoundedPatterns | undefined): FieldCheck {
  const unknown = Object.keys(schema).find((word) => !words.has(word))
  if (unknown !== undefined)
    throw new Error(`a form's schema has the word "${unknown}", which is not among ${[...words].join(', ')}`)
  const compiled: { readonly keyword: Keyword; readonly test: Test }[] = []
  const add = <K extends keyof Words>(keyword: K) => {
    const wanted: Words[K] | undefined = schema[keyword]
    const make: Tests[K] = tests[keyword]
    if (wanted !== undefined) compiled.push({ keyword, test: make(wanted, patterns) })
  }
  for (const keyword of order) add(keyword)
  return (value, document) => compiled.filter(({ test }) => !test(value, document)).map(({ keyword }) => keyword)
}

export interface FormChecker {
  readonly field: (schema: FieldSchema) => FieldCheck
  /** Names of the fields that are wrong, in the schema's order, with what is wrong; empty where nothing is. */
  readonly document: (schema: FormSchema, document: Document) => ReadonlyMap<string, readonly Keyword[]>
}

/**
 * Checks values against the schemas of form models without compiling code: exactly the words of FieldSchema, as JSON
 * Schema means them. A word that is not known is an error of whoever built the model, and thrown. Fields are
 * compiled once.
 */
export function createChecker(patterns?: BoundedPatterns): FormChecker {
  const known = new WeakMap<FieldSchema, FieldCheck>()
  const field = (schema: FieldSchema): FieldCheck => {
    const check = known.get(schema) ?? compile(schema, patterns)
    known.set(schema, check)
    return check
  }
  return {
    field,
    document(schema, document) {
      const wrong = new Map<string, readonly Keyword[]>()
      for (const name of new Set([...Object.keys(schema.properties), ...schema.required])) {
        const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
        const given = Object.hasOwn(document, name)
        if (!given && schema.required.includes(name)) wrong.set(name, ['required'])
        const broken = given && property ? field(property)(document[name], document) : []
        if (broken.length > 0) wrong.set(name, broken)
      }
      return wrong
    },
  }
}
