import fc from 'fast-check'
import { columnsOf, type ContractKind, kindRules, termUnits } from '../kinds'
import type { Term } from '../terms'

/** Basis points. */
export const ownRate = 500

const most = { RATE: ownRate + 20, AMOUNT: 1_000_00, COUNT: 4 } as const

/** Rows of a kind, right or wrong. */
export const anyTerms = (kind: ContractKind): fc.Arbitrary<readonly Term[]> =>
  fc.array(
    fc.record(Object.fromEntries(columnsOf(kind).map((name) => [name, fc.nat({ max: most[termUnits[name]] })]))),
    { maxLength: 3 },
  )

/** Rows of a kind that rise. */
export const risingTerms = (kind: ContractKind): fc.Arbitrary<readonly Term[]> =>
  fc
    .array(
      fc.record(Object.fromEntries(columnsOf(kind).map((name) => [name, fc.nat({ max: most[termUnits[name]] >> 2 })]))),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((steps) => {
      const sums: Record<string, number> = {}
      return steps.map((step, place) => {
        for (const name of columnsOf(kind)) {
          const isStep = place > 0 && (name === kindRules[kind].asks[0] || kindRules[kind].gives.includes(name))
          sums[name] = (sums[name] ?? 0) + (step[name] ?? 0) + (isStep ? 1 : 0)
        }
        return { ...sums }
      })
    })
