import { type ContractKind, kindRules, termUnits } from './kinds'
import { mostRows, type Term, type TermProblem, valueOf } from './terms'

/**
 * What is wrong with rows of terms, by row and column. Each row asks for more than the one before and gives more: two
 * that ask for the same overlap. No rate is above one's own, and a fixed amount is no more than one's own rate of what
 * the row asks for.
 * @param ownRate basis points
 */
export function checkTerms(kind: ContractKind, terms: readonly Term[], ownRate: number): readonly TermProblem[] {
  const [lead] = kindRules[kind].asks
  if (terms.length === 0) return [{ row: 0, name: lead, problem: 'required' }]
  if (terms.length > mostRows) return [{ row: mostRows, name: lead, problem: 'many' }]
  return terms.flatMap((term, row) => [
    ...withinRate(kind, term, row, ownRate),
    ...(row === 0 ? [] : rising(kind, terms[row - 1], term, row)),
  ])
}

function withinRate(kind: ContractKind, term: Term, row: number, ownRate: number): readonly TermProblem[] {
  const { asks, gives } = kindRules[kind]
  if (gives.every((name) => valueOf(term, name) === 0)) return [{ row, name: gives[0], problem: 'nothing' }]
  const tooHigh = gives.filter((name) => termUnits[name] === 'RATE' && valueOf(term, name) > ownRate)
  if (tooHigh.length > 0) return tooHigh.map((name) => ({ row, name, problem: 'rate' }))
  const least = BigInt(valueOf(term, asks[0]))
  const given = BigInt(valueOf(term, 'amount')) * 10_000n + BigInt(valueOf(term, 'rate')) * least
  const isAmount = gives.includes('amount') && valueOf(term, 'amount') > 0
  return isAmount && given > BigInt(ownRate) * least ? [{ row, name: 'amount', problem: 'rate' }] : []
}

function rising(kind: ContractKind, before: Term | undefined, term: Term, row: number): readonly TermProblem[] {
  const { asks, gives } = kindRules[kind]
  const [lead, ...others] = asks
  const step = valueOf(term, lead) - valueOf(before, lead)
  if (step <= 0) return [{ row, name: lead, problem: step === 0 ? 'overlap' : 'fall' }]
  const fallen = [...others, ...gives].filter((name) => valueOf(term, name) < valueOf(before, name))
  if (fallen.length > 0) return fallen.map((name) => ({ row, name, problem: 'fall' }))
  const isMore = gives.some((name) => valueOf(term, name) > valueOf(before, name))
  return isMore ? [] : [{ row, name: gives[0], problem: 'fall' }]
}
