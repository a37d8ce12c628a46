import type { FieldRule } from '../../contract/registration-settings'
import { readPatternSource } from '../../lib/patternSource'
import { findPattern, type Pattern10 } from '../../lib/patterns'
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

  const server = serverLengths(rule, bad)
  const lengths = bothLengths(server, row)
  const { format, monthFirst } = formatOf(row, rule, pattern10, bad)
  const pattern = acceptedPattern(rule.acceptedPattern, bad)
  const local = format === undefined && pattern === undefined ? row.local?.format : undefined
  const { minLength: _min, maxLength: _max, format: _format, ...others } = row.local ?? {}
  const named = format ?? local

  const schema: CheckedBy['schema'] = {
    ...others,
    ...(lengths.min !== undefined && { minLength: lengths.min }),
    ...(lengths.max !== undefined && { maxLength: lengths.max }),
    ...(named !== undefined && { format: named }),
    ...(pattern !== undefined && { pattern }),
  }
  return { value: { schema, messages: messagesOf(row, schema, lengths, local !== undefined), monthFirst }, issues }
}

/** A length of 0 says nothing. */
function serverLengths({ minLength, maxLength }: ServerRule, bad: (reason: string) => void): Lengths {
  const min = minLength || undefined
  const max = maxLength || undefined
  if (min === undefined || max === undefined || min <= max) return { min, max }
  bad(`the shortest length ${min} is over the longest ${max}`)
  return { min: undefined, max: undefined }
}

/** Where only one length comes from the server and the local other one contradicts it, the local one goes. */
function bothLengths(server: Lengths, { local }: FieldRow): Lengths {
  const min = server.min ?? local?.minLength
  const max = server.max ?? local?.maxLength
  if (min === undefined || max === undefined || min <= max) return { min, max }
  return server.min === undefined ? { min: undefined, max } : { min, max: undefined }
}

/** The format that the server's pattern id stands for; undefined where it has none to say. */
function formatOf(row: FieldRow, { patternId = 0 }: ServerRule, pattern10: Pattern10, bad: (reason: string) => void) {
  if (row.kind === 'date') {
    // A date field holds yyyy-MM-dd whatever the platform wants to be sent.
    if (![0, 11, 13].includes(patternId)) bad(`pattern ${patternId} does not fit a date`)
    return { format: undefined, monthFirst: patternId === 13 }
  }
  if (!findPattern(patternId)) bad(`there is no pattern ${patternId}`)
  const known = patternId !== 0 && findPattern(patternId) !== undefined
  const format = `pattern-${patternId}${patternId === 10 && pattern10 === 'chinese' ? '-chinese' : ''}`
  return { format: known ? format : undefined, monthFirst: false }
}

function acceptedPattern(source: string | undefined, bad: (reason: string) => void): string | undefined {
  const trimmed = source?.trim() ?? ''
  if (trimmed === '') return undefined
  const read = readPatternSource(trimmed)
  if (read.ok) return `^(?:${trimmed})$`
  bad(`its acceptedPattern cannot be used: ${read.reason}`)
  return undefined
}

function messagesOf(row: FieldRow, schema: CheckedBy['schema'], { min, max }: Lengths, isLocal: boolean) {
  const range = min !== undefined && max !== undefined ? { min, max } : undefined
  const own = isLocal && range ? row.say?.local : undefined
  const format = schema.format === undefined ? undefined : findFormat(schema.format)
  const figures = { ...format?.params, ...(range && { ...range, count: range.max }) }
  const ownMessage = own && { key: range?.min === range?.max ? (own.exact ?? own.range) : own.range, params: figures }
  const length: Message | undefined = ownMessage ?? lengthMessage(min, max)
  const formatKey = (isLocal ? row.say?.format : undefined) ?? format?.messageKey
  return {
    ...(min !== undefined && length && { minLength: length }),
    ...(max !== undefined && length && { maxLength: length }),
    ...(formatKey !== undefined && { format: ownMessage ?? { key: formatKey, params: figures } }),
    ...(schema.pattern !== undefined && { pattern: { key: 'form.acceptedPattern' } }),
    ...(schema.equalTo !== undefined && { equalTo: { key: 'form.confirmMismatch' } }),
    ...(schema.formatMinimum !== undefined && { formatMinimum: { key: 'form.dateTooEarly' } }),
  }
}

function lengthMessage(min: number | undefined, max: number | undefined): Message | undefined {
  if (min !== undefined && min === max) return { key: 'form.lengthExact', params: { count: min } }
  if (min !== undefined && max !== undefined) return { key: 'form.lengthBetween', params: { min, max } }
  if (min !== undefined) return { key: 'form.lengthMin', params: { count: min } }
  return max === undefined ? undefined : { key: 'form.lengthMax', params: { count: max } }
}
