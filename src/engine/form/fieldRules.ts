import type { FieldRule } from '../../contract/registration-settings'
import { maxValueLength } from '../../lib/boundedPattern'
import { patternWords } from './patternWords'
import { possibleLengths, type Span } from './possibleLengths'
import { readPatternSource } from '../../lib/patternSource'
import { findPattern, type Pattern10, type PatternRow } from '../../lib/patterns'
import { findFormat } from '../../lib/formats'
import type { Issue, Result } from '../issue'
import type { FieldRow } from './fieldRow'
import type { FieldSchema, Keyword, Message } from '../../lib/form/model'

export type ServerRule = Omit<FieldRule, 'enabled' | 'required'>

export interface CheckedBy {
  readonly schema: Omit<FieldSchema, 'type'>
  readonly messages: Readonly<Partial<Record<Keyword, Message>>>
  readonly monthFirst: boolean
}

interface Lengths {
  readonly min: number | undefined
  readonly max: number | undefined
}

/**
 * What a value of the field must be. The server's pattern stands in place of the local format, and each length of
 * the server's in place of the local one; a rule that cannot be kept is reported and left out.
 */
export function fieldRules(row: FieldRow, rule: ServerRule, pattern10: Pattern10): Result<CheckedBy> {
  const issues: Issue[] = []
  const bad = (reason: string) => void issues.push({ code: 'bad-rule', field: row.name, reason })

  const { numbered, monthFirst } = patternOf(row, rule, pattern10, bad)
  const pattern = acceptedPattern(rule.acceptedPattern, bad)
  const local = numbered === undefined && pattern === undefined ? row.local?.format : undefined
  const { minLength: _min, maxLength: _max, format: _format, ...others } = row.local ?? {}
  const format = row.kind === 'date' ? row.local?.format : local
  const span = possibleLengths(numbered?.id ?? format)
  const lengths = bothLengths(serverLengths(rule, span, bad), row, span)

  const schema: CheckedBy['schema'] = {
    ...others,
    ...(lengths.min !== undefined && { minLength: lengths.min }),
    ...(lengths.max !== undefined && { maxLength: lengths.max }),
    ...(format !== undefined && { format }),
    ...(numbered && { patternId: numbered.id }),
    ...(pattern !== undefined && { pattern }),
  }
  const rules = { numbered, isLocal: local !== undefined, accepted: rule.acceptedPattern?.trim() }
  return { value: { schema, messages: messagesOf(row, schema, lengths, rules), monthFirst }, issues }
}

/**
 * A length of 0 says nothing, and one that is over any value of a form is no more than a slip; one that no value can
 * have would close the field for good.
 */
function serverLengths(rule: ServerRule, span: Span, bad: (reason: string) => void): Lengths {
  const meant = (name: 'shortest' | 'longest', length: number | undefined, most: number) => {
    if (length === undefined || length <= most) return length || undefined
    bad(`no value can be as long as its ${name} length ${length}: ${most} is the most`)
    return undefined
  }
  const min = meant('shortest', rule.minLength, span.max)
  // a format's own most is no limit to the longest: it may say more than is needed
  const max = meant('longest', rule.maxLength, maxValueLength)
  if (min !== undefined && max !== undefined && min > max) {
    bad(`the shortest length ${min} is over the longest ${max}`)
    return { min: undefined, max: undefined }
  }
  const tooShort = max !== undefined && max < span.min
  if (tooShort) bad(`no value can be as short as its longest length ${max}: ${span.min} is the least`)
  return { min, max: tooShort ? undefined : max }
}

/** Where only one length comes from the server and the local other one contradicts it, the local one goes. */
function bothLengths(server: Lengths, { local }: FieldRow, span: Span): Lengths {
  const localMin = local?.minLength !== undefined && local.minLength <= span.max ? local.minLength : undefined
  const localMax = local?.maxLength !== undefined && local.maxLength >= span.min ? local.maxLength : undefined
  const min = server.min ?? localMin
  const max = server.max ?? localMax
  if (min === undefined || max === undefined || min <= max) return { min, max }
  return server.min === undefined ? { min: undefined, max } : { min, max: undefined }
}

/** The pattern that the server's number stands for; undefined where it has nothing to say. */
function patternOf(row: FieldRow, { patternId = 0 }: ServerRule, pattern10: Pattern10, bad: (reason: string) => void) {
  if (row.kind === 'date') {
    // A date field holds yyyy-MM-dd whatever the platform wants to be sent.
    if (![0, 11, 13].includes(patternId)) bad(`pattern ${patternId} does not fit a date`)
    return { numbered: undefined, monthFirst: patternId === 13 }
  }
  const found = findPattern(patternId === 10 && pattern10 === 'chinese' ? '10Chinese' : patternId)
  if (!found) bad(`there is no pattern ${patternId}`)
  // such a field holds plain digits, whatever was typed
  const fits = row.normalise !== 'digits' || found?.test('123') !== false
  if (!fits) bad(`pattern ${patternId} does not fit a field of digits`)
  return { numbered: patternId !== 0 && fits ? found : undefined, monthFirst: false }
}

function acceptedPattern(source: string | undefined, bad: (reason: string) => void): string | undefined {
  const trimmed = source?.trim() ?? ''
  if (trimmed === '') return undefined
  const read = readPatternSource(trimmed)
  if (read.ok) return `^(?:${trimmed})$`
  bad(`its acceptedPattern cannot be used: ${read.reason}`)
  return undefined
}

interface Rules {
  readonly numbered: PatternRow | undefined
  /** The format is the field's own. */
  readonly isLocal: boolean
  /** The server's pattern as it is written. */
  readonly accepted: string | undefined
}

/** Of a pattern that there are no words for. */
export const unworded = 'form.acceptedPattern'

function messagesOf(
  row: FieldRow,
  schema: CheckedBy['schema'],
  lengths: Lengths,
  { numbered, isLocal, accepted }: Rules,
) {
  const { min, max } = lengths
  const range = min !== undefined && max !== undefined ? { min, max } : undefined
  const own = isLocal && range ? row.say?.local : undefined
  const format = schema.format === undefined ? undefined : findFormat(schema.format)
  const figures = { ...format?.params, ...(range && { ...range, count: range.max }) }
  const say = (sentence: LocalSentence): Message => ({
    key: range?.min === range?.max ? (sentence.exact ?? sentence.range) : sentence.range,
    params: figures,
  })
  const inDigits = row.normalise === 'digits' || schema.patternId === 6 || digitFormats.has(schema.format ?? '')
  const ownMessage = own && say(own)
  // the length of a phone number is worded as in the specification (spec §5), even where the platform sets the length
  const ownLength = row.kind === 'tel' && range && row.say?.local ? say(row.say.local) : ownMessage
  const length = ownLength ?? lengthMessage(lengths, inDigits ? 'digits' : 'characters')
  const formatKey = (isLocal ? row.say?.format : undefined) ?? format?.messageKey
  return {
    ...(min !== undefined && length && { minLength: length }),
    ...(max !== undefined && length && { maxLength: length }),
    ...(formatKey !== undefined && { format: ownMessage ?? { key: formatKey, params: figures } }),
    ...(numbered && { patternId: { key: numbered.messageKey } }),
    ...(schema.pattern !== undefined && {
      pattern: patternWords(accepted ?? '', range) ?? { key: unworded },
    }),
    ...(schema.equalTo !== undefined && { equalTo: { key: 'form.confirmMismatch' } }),
    ...(schema.formatMinimum !== undefined && { formatMinimum: { key: 'form.dateTooEarly' } }),
  }
}

type LocalSentence = NonNullable<NonNullable<FieldRow['say']>['local']>

/** Formats of digits alone, as pattern 6 is: their lengths are told in digits. */
const digitFormats: ReadonlySet<string> = new Set(['digits', 'qqCharacters'])

const lengthWords = {
  characters: {
    exact: 'form.lengthExact',
    between: 'form.lengthBetween',
    min: 'form.lengthMin',
    max: 'form.lengthMax',
  },
  digits: { exact: 'form.digitsExact', between: 'form.digitsBetween', min: 'form.digitsMin', max: 'form.digitsMax' },
} as const

function lengthMessage({ min, max }: Lengths, unit: keyof typeof lengthWords): Message | undefined {
  const words = lengthWords[unit]
  if (min !== undefined && min === max) return { key: words.exact, params: { count: min } }
  if (min !== undefined && max !== undefined) return { key: words.between, params: { min, max } }
  if (min !== undefined) return { key: words.min, params: { count: min } }
  return max === undefined ? undefined : { key: words.max, params: { count: max } }
}
