import { type Preset, readPreset } from '../../lib/periods'
import { pageParameter, readPageNumber } from '../../shared/address/pageNumber'
import type { Parameters } from '../../shared/address/trueSearch'

/** Values that each filter may have. Undefined: nobody has said yet, any code of the platform may be one. */
export type KnownValues = Readonly<Record<string, readonly string[] | undefined>>

export interface FilterValues {
  readonly preset: Preset
  /** From 1. */
  readonly page: number
  readonly chosen: Readonly<Record<string, string | undefined>>
}

const code = /^[\w.:-]{1,64}$/

/** What an address asks a list for. What no control could have said is as if it were not there. */
export function readFilters(search: URLSearchParams, known: KnownValues): FilterValues {
  const chosen = Object.entries(known).map(([name, values]) => {
    const said = search.get(name) ?? ''
    return [name, (values === undefined ? code.test(said) : values.includes(said)) ? said : undefined] as const
  })
  return {
    preset: readPreset(search.get('period')),
    page: readPageNumber(search.get('p')),
    chosen: Object.fromEntries(chosen),
  }
}

/** The same as an address says it. */
export const filterParameters = ({ preset, page, chosen }: FilterValues): Parameters => ({
  ...chosen,
  period: preset === readPreset(null) ? undefined : preset,
  p: pageParameter(page),
})
