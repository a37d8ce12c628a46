import { isLess } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
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

/** Plain numbers, or which fields have none. What is left empty is not sent. */
function readRow(fields: readonly TermField[], { values }: DraftRow, row: number) {
  const read: Partial<Record<TermName, string>> = {}
  const problems: Record<string, Problem> = {}
  for (const { name, unit, required } of fields) {
    const typed = (values[name] ?? '').trim()
    if (typed === '') {
      if (required) problems[fieldName(row, name)] = 'required'
      continue
    }
    const plain = readAmount(typed)
    if (plain === undefined || (unit === 'COUNT' && !/^\d{1,6}$/.test(plain))) problems[fieldName(row, name)] = 'number'
    else read[name] = plain
  }
  return { read, problems }
}

/** Rows as they are sent, or what is wrong with them: each asks for more than the one before, and gives more. */
export function readDraft(
  fields: readonly TermField[],
  rows: readonly DraftRow[],
): { readonly terms: readonly Values[] } | { readonly problems: Problems } {
  const rowsRead = rows.map((row, place) => readRow(fields, row, place))
  const typed = Object.assign({}, ...rowsRead.map(({ problems }) => problems)) as Problems
  if (Object.keys(typed).length > 0) return { problems: typed }
  const terms = rowsRead.map(({ read }) => read)
  const problems = Object.assign(
    {},
    ...terms.map((term, row) => ({
      ...(row > 0 && notRising(fields, terms[row - 1] ?? {}, term, row)),
      ...tooMuch(fields, term, row),
    })),
  ) as Problems
  return Object.keys(problems).length === 0 ? { terms } : { problems }
}

function tooMuch(fields: readonly TermField[], term: Values, row: number): Problems {
  const gives = fields.filter(({ part }) => part === 'GIVES')
  const [first] = gives
  if (first && gives.every(({ name }) => signOf(term[name] ?? '0') === 0))
    return { [fieldName(row, first.name)]: 'nothing' }
  return Object.fromEntries(
    gives.flatMap(({ name, maximum }) =>
      maximum !== undefined && isLess(maximum, term[name] ?? '0') ? [[fieldName(row, name), 'rate' as const]] : [],
    ),
  )
}

function notRising(fields: readonly TermField[], before: Values, term: Values, row: number): Problems {
  const [lead] = fields
  if (lead && !isLess(before[lead.name] ?? '0', term[lead.name] ?? '0')) {
    const isLower = isLess(term[lead.name] ?? '0', before[lead.name] ?? '0')
    return { [fieldName(row, lead.name)]: isLower ? 'fall' : 'overlap' }
  }
  const fallen = fields.filter(({ name }) => isLess(term[name] ?? '0', before[name] ?? '0'))
  if (fallen.length > 0) return Object.fromEntries(fallen.map(({ name }) => [fieldName(row, name), 'less' as const]))
  const gives = fields.filter(({ part }) => part === 'GIVES')
  const isMore = gives.some(({ name }) => isLess(before[name] ?? '0', term[name] ?? '0'))
  return isMore || !gives[0] ? {} : { [fieldName(row, gives[0].name)]: 'fall' }
}
