import { decimal, minorOf } from '../money'
import { columnsOf, type ContractKind, kindRules, type TermName, termUnits } from './kinds'

/** A row of terms: whole basis points, minor units or accounts. What it does not name is zero. */
export type Term = { readonly [Name in TermName]?: number }

/** The same as it travels: rates in percent, amounts in major units. */
type WrittenTerm = { readonly [Name in TermName]?: string }

export interface TermProblem {
  /** From 0. */
  readonly row: number
  /** A column; where it is unknown, as it was written. */
  readonly name: string
  readonly problem: 'unknown' | 'required' | 'number' | 'overlap' | 'fall' | 'rate' | 'nothing' | 'many'
}

export const valueOf = (term: Term | undefined, name: TermName): number => term?.[name] ?? 0

/** Nobody writes more rows. */
export const mostRows = 10
/** All of it. */
const mostRate = 100_00

function readNumber(name: TermName, written: string): number | undefined {
  const unit = termUnits[name]
  if (unit === 'COUNT') return /^\d{1,6}$/.test(written) ? Number(written) : undefined
  const read = minorOf(written)
  return unit === 'RATE' && read !== undefined && read > mostRate ? undefined : read
}

/** Numbers only, of the columns that a kind has and of no others; the first column of each row is asked for. */
export function readTerms(
  kind: ContractKind,
  written: readonly Readonly<Record<string, string>>[],
): { readonly terms: readonly Term[] } | { readonly problems: readonly TermProblem[] } {
  const columns = columnsOf(kind)
  const isColumn = (name: string): name is TermName => columns.some((column) => column === name)
  const [lead] = kindRules[kind].asks
  const problems: TermProblem[] = []
  const terms = written.map((line, row): Term => {
    const term: { [Name in TermName]?: number } = {}
    if ((line[lead] ?? '') === '') problems.push({ row, name: lead, problem: 'required' })
    for (const [name, text] of Object.entries(line)) {
      if (!isColumn(name)) {
        problems.push({ row, name, problem: 'unknown' })
        continue
      }
      if (text === '') continue
      const read = readNumber(name, text)
      if (read === undefined) problems.push({ row, name, problem: 'number' })
      else term[name] = read
    }
    return term
  })
  return problems.length === 0 ? { terms } : { problems }
}

export const writeTerms = (kind: ContractKind, terms: readonly Term[]): WrittenTerm[] =>
  terms.map((term) =>
    Object.fromEntries(
      columnsOf(kind).map((name) => {
        const value = valueOf(term, name)
        return [name, termUnits[name] === 'COUNT' ? String(value) : decimal(value)]
      }),
    ),
  )
