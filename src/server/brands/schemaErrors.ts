import type { ErrorObject } from 'ajv'
import { describe, didYouMean, formatPath, list, type BrandError, type Facts, type JsonPath } from './brandError'
import { mostIssues, positionOf, type JsonDocument } from './jsonDocument'
import { didYouMeanLanguage } from './meantLanguage'
import { wordsOf } from './patternWords'

/**
 * Ajv's errors (verbose, all of them) as errors that an author of a brand can read. `under` is where the checked
 * value stands in the document.
 */
export function readableErrors(
  brand: string,
  document: JsonDocument,
  errors: readonly ErrorObject[],
  under: JsonPath = [],
): readonly BrandError[] {
  // Twice as many are looked at as are told: of a value with alternatives each reports.
  return mostTelling(errors.slice(0, 2 * mostIssues))
    .slice(0, mostIssues)
    .map((error) => readable(brand, document, error, under))
}

/**
 * Of a value that may be one thing or another, Ajv reports every alternative. What the author meant is the
 * alternative of the right type: the others are left out, and so is the sum where something better is left.
 */
function mostTelling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const sums = errors.filter((error) => error.keyword === 'anyOf')
  const under = (error: ErrorObject, sum: ErrorObject) =>
    error !== sum &&
    error.schemaPath.startsWith(`${sum.schemaPath}/`) &&
    error.instancePath.startsWith(sum.instancePath)
  const wrongType = (error: ErrorObject) =>
    error.keyword === 'type' && sums.some((sum) => error.instancePath === sum.instancePath && belongs(error, sum))
  // A $ref inside an alternative reports under the definition's own path, so the place decides as well.
  const belongs = (error: ErrorObject, sum: ErrorObject) =>
    under(error, sum) || (error !== sum && error.instancePath.startsWith(sum.instancePath))
  const left = errors.filter((error) => !wrongType(error))
  return left.filter(
    (error) => error.keyword !== 'anyOf' || !left.some((other) => other !== error && belongs(other, error)),
  )
}

function readable(brand: string, document: JsonDocument, error: ErrorObject, under: JsonPath): BrandError {
  const path = pathOf(`${under.map((part) => `/${part}`).join('')}${error.instancePath}`, document.value)
  const parent = asRecord(error.parentSchema)
  const at = (where: JsonPath, part: 'key' | 'value', rest: Facts): BrandError => ({
    brand,
    file: document.file,
    ...positionOf(document, where, part),
    jsonPath: formatPath(where),
    ...rest,
  })
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params['additionalProperty'])
    const known = Object.keys(asRecord(parent['properties']))
    return at([...path, key], 'key', {
      found: describe(key),
      allowed: list(known),
      message: 'the key is unknown',
      kind: 'unknown',
      ...didYouMean(key, known),
    })
  }
  if (error.keyword === 'required') {
    const key = String(error.params['missingProperty'])
    const wanted = asRecord(asRecord(parent['properties'])[key])
    return at([...path, key], 'value', {
      found: 'nothing',
      allowed: allowedBy(wanted),
      message: 'the value is missing',
      kind: 'missing',
    })
  }
  const known = Array.isArray(parent['enum']) ? parent['enum'].map(String) : []
  return at(path, 'value', {
    found: describe(error.data),
    allowed: allowedBy(parent),
    message: messages[error.keyword] ?? error.message ?? 'the value is not allowed',
    ...(typeof error.data === 'string'
      ? path[0] === 'languages'
        ? didYouMeanLanguage(error.data)
        : (withoutQuotes(error.data, parent) ?? didYouMean(error.data, known))
      : {}),
  })
}

/** A number, true or false that was written as a text. */
function withoutQuotes(text: string, schema: Readonly<Record<string, unknown>>): { hint: string } | undefined {
  const meant: unknown = text === 'true' || text === 'false' ? text === 'true' : Number(text.trim() || NaN)
  if (Number.isNaN(meant)) return undefined
  const types: readonly unknown[] = typeof meant === 'boolean' ? ['boolean'] : ['number', 'integer']
  const isAllowed = Array.isArray(schema['enum']) ? schema['enum'].includes(meant) : types.includes(schema['type'])
  return isAllowed ? { hint: `Write ${String(meant)}, without quotes.` } : undefined
}

const messages: Readonly<Record<string, string>> = {
  type: 'the value has the wrong type',
  enum: 'the value is unknown',
  const: 'the value is unknown',
  pattern: 'the value has the wrong form',
  minLength: 'the text is too short',
  maxLength: 'the text is too long',
  minimum: 'the number is too small',
  maximum: 'the number is too large',
  anyOf: 'the value fits none of the forms',
}

/** What a schema allows, in words: alternatives, type and limits, then what the value is for. */
function allowedBy(schema: Readonly<Record<string, unknown>>): string {
  const { type, description, pattern, minimum, maximum, minLength, maxLength } = schema
  if (Array.isArray(schema['enum'])) return list(schema['enum'].map((each) => JSON.stringify(each)))
  if (Array.isArray(schema['anyOf'])) return `${list(schema['anyOf'].map((each) => allowedBy(asRecord(each))))}`
  const parts = [typeof type === 'string' ? (typeNames[type] ?? type) : undefined]
  if (minimum !== undefined || maximum !== undefined) parts.push(range(Number(minimum), Number(maximum), ''))
  if (minLength !== undefined || maxLength !== undefined)
    parts.push(
      range(
        Number(minLength),
        Number(maxLength),
        minLength === 1 && maxLength === undefined ? ' character' : ' characters',
      ),
    )
  const form = typeof pattern === 'string' ? wordsOf(pattern) : undefined
  if (form)
    return `${form.words}, such as ${JSON.stringify(form.example)}${typeof description === 'string' ? ` (${plain(description)})` : ''}`
  if (typeof pattern === 'string') parts.push(`matching ${pattern}`)
  const keys = Object.keys(asRecord(schema['properties']))
  if (type === 'object' && keys.length > 0 && keys.length <= mostKeys)
    parts.push(
      `with ${list(
        keys.map((key) => JSON.stringify(key)),
        'and',
      )}`,
    )
  const facts = parts.filter(Boolean).join(' ')
  const purpose = typeof description === 'string' ? plain(description) : undefined
  return [facts, purpose && facts ? `(${purpose})` : purpose].filter(Boolean).join(' ') || 'another form'
}

/** Of an object, that are named. */
const mostKeys = 6

const plain = (description: string) => description.replace(/\.$/, '')

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** NaN where there is no limit. */
function range(from: number, to: number, unit: string): string {
  if (Number.isNaN(to)) return `of at least ${from}${unit}`
  return Number.isNaN(from) ? `of at most ${to}${unit}` : `from ${from} to ${to}${unit}`
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** JSON Pointer to path; a number where the document has a list. */
function pathOf(pointer: string, root: unknown): JsonPath {
  let here: unknown = root
  return pointer
    .split('/')
    .slice(1)
    .map((escaped) => {
      const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
      const part = Array.isArray(here) ? Number(key) : key
      here = Array.isArray(here) ? here[Number(key)] : asRecord(here)[key]
      return part
    })
}
