import type { Parameters } from '../address/trueSearch'
import { pageParameter, readPageNumber } from '../address/pageNumber'
import { type PeriodChoice, periodParameters, readPeriod } from '../period/periodChoice'

/** Values that each filter may have. Undefined while they are unknown: then any code is accepted. */
export type KnownValues = Readonly<Record<string, readonly string[] | undefined>>

export interface FilterValues {
  readonly period: PeriodChoice
  /** From 1. */
  readonly page: number
  readonly chosen: Readonly<Record<string, string | undefined>>
}

interface Readable {
  readonly known: KnownValues
  /** Whether the list knows of what is still to come. */
  readonly ahead: boolean
  readonly now: number
}

const code = /^[\w.:-]{1,64}$/

/** What an address asks a list for. What no control could have said is as if it were not there. */
export function readFilters(search: URLSearchParams, { known, ahead, now }: Readable): FilterValues {
  const chosen = Object.entries(known).map(([name, values]) => {
    const said = search.get(name) ?? ''
    return [name, (values === undefined ? code.test(said) : values.includes(said)) ? said : undefined] as const
  })
  return {
    period: readPeriod(search, { ahead, now }),
    page: readPageNumber(search.get('p')),
    chosen: Object.fromEntries(chosen),
  }
}

/** The same as an address says it. */
export const filterParameters = ({ period, page, chosen }: FilterValues): Parameters => ({
  ...chosen,
  ...periodParameters(period),
  p: pageParameter(page),
})
