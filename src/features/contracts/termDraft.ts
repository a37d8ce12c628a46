import { isLess, unitsOf } from '../../lib/decimal'
import { negated, signOf, sumDecimals } from '../../lib/decimalSum'
import { readAmount } from '../../lib/typedAmount'
import type { TermField, TermName } from './contractWords'

/** A row as it is typed; its id stays when others are removed. */
export interface DraftRow {
  readonly id: number
  readonly values: { readonly [Name in TermName]?: string | undefined }
}

export const problemWords = {
  required: 'contracts.problem.required',
  number: 'contracts.problem.number',
  overlap: 'contracts.problem.overlap',
  fall: 'contracts.problem.fall',
  less: 'contracts.problem.less',
  rate: 'contracts.problem.rate',
  share: 'contracts.problem.share',
  nothing: 'contracts.problem.nothing',
  many: 'contracts.problem.many',
} as const
export type Problem = keyof typeof problemWords

export const isProblem = (word: unknown): word is Problem =>
  typeof word === 'string' && Object.hasOwn(problemWords, word)

/** By the name that the platform has for a field: `terms.0.rate`. */
export type Problems = Readonly<Record<string, Problem>>

export const fieldName = (row: number, name: TermName): string => `terms.${row}.${name}`

type Values = Readonly<Partial<Record<TermName, string>>>

interface ReadRow {
  /** As it is sent: what is left empty is not. */
  readonly term: Values
  /** What the rules count with: nothing where it is left empty; what cannot be read is not there. */
  readonly figures: Values
  readonly problems: Problems
}

/** Plain numbers, and which fields have none. */
function readRow(fields: readonly TermField[], { values }: DraftRow, row: number): ReadRow {
  const term: Partial<Record<TermName, string>> = {}
  const figures: Partial<Record<TermName, string>> = {}
  const problems: Record<string, Problem> = {}
  for (const { name, unit, required } of fields) {
    const typed = (values[name] ?? '').trim()
    if (typed === '') {
      if (required) problems[fieldName(row, name)] = 'required'
      else figures[name] = '0'
      continue
    }
    const plain = readAmount(typed)
    if (plain === undefined || (unit === 'COUNT' && !/^\d{1,6}$/.test(plain))) problems[fieldName(row, name)] = 'number'
    else term[name] = figures[name] = plain
  }
  return { term, figures, problems }
}

/**
 * Rows as they are sent, or all that is wrong with them: each asks for more than the one before, and gives more. Fields
 * that can be read are held against each other, whatever stands in the others.
 * @param ownRate percent
 */
export function readDraft(
  fields: readonly TermField[],
  rows: readonly DraftRow[],
  ownRate: string,
): { readonly terms: readonly Values[] } | { readonly problems: Problems } {
  const read = rows.map((row, place) => readRow(fields, row, place))
  const problems = Object.assign(
    {},
    ...read.map(({ figures, problems: unread }, row) => ({
      ...(row > 0 && notRising(fields, read[row - 1]?.figures ?? {}, figures, row)),
      ...tooMuch(fields, figures, row, ownRate),
      ...unread,
    })),
  ) as Problems
  return Object.keys(problems).length === 0 ? { terms: read.map(({ term }) => term) } : { problems }
}

const givenBy = (fields: readonly TermField[]) => fields.filter(({ part }) => part === 'GIVES')

function tooMuch(fields: readonly TermField[], figures: Values, row: number, ownRate: string): Problems {
  const gives = givenBy(fields)
  const [first] = gives
  const isNothing = (figure: string | undefined) => figure !== undefined && signOf(figure) === 0
  if (first && gives.every(({ name }) => isNothing(figures[name]))) return { [fieldName(row, first.name)]: 'nothing' }
  const high = gives.filter(({ name, maximum }) => maximum !== undefined && isLess(maximum, figures[name] ?? '0'))
  if (high.length > 0) return Object.fromEntries(high.map(({ name }) => [fieldName(row, name), 'rate' as const]))
  return isOverShare(fields, figures, ownRate) ? { [fieldName(row, 'amount')]: 'share' } : {}
}

/** Whether a fixed amount comes, with the rate, to more than one's own rate of what the row asks for. */
function isOverShare([lead]: readonly TermField[], figures: Values, ownRate: string): boolean {
  const { amount = '0', rate = '0' } = figures
  const least = lead && figures[lead.name]
  if (least === undefined || signOf(amount) === 0) return false
  const left = unitsOf(ownRate, 2) - unitsOf(rate, 2)
  return unitsOf(amount, 2) * 10_000n > left * unitsOf(least, 2)
}

function notRising(fields: readonly TermField[], before: Values, now: Values, row: number): Problems {
  const [lead] = fields
  const [first] = givenBy(fields)
  /** How a figure goes on from the row before; undefined where one of them cannot be read. */
  const stepOf = ({ name }: TermField): -1 | 0 | 1 | undefined => {
    const [from, to] = [before[name], now[name]]
    return from === undefined || to === undefined ? undefined : signOf(sumDecimals([to, negated(from)]))
  }
  const problems: Record<string, Problem> = {}
  if (first && givenBy(fields).every((field) => stepOf(field) === 0)) problems[fieldName(row, first.name)] = 'fall'
  for (const field of fields) {
    const step = stepOf(field)
    if (step === -1) problems[fieldName(row, field.name)] = field === lead ? 'fall' : 'less'
    else if (step === 0 && field === lead) problems[fieldName(row, field.name)] = 'overlap'
  }
  return problems
}
