import { periodOfDays } from '../../lib/dayRange'
import { readAmount } from '../../lib/typedAmount'
import { pageParameter, readPageNumber } from '../../shared/address/pageNumber'
import type { Parameters } from '../../shared/address/trueSearch'

export const sorts = [
  'account-asc',
  'account-desc',
  'registered-desc',
  'registered-asc',
  'balance-desc',
  'balance-asc',
  'lastLogin-desc',
  'lastLogin-asc',
  'teamSize-desc',
  'teamSize-asc',
] as const
export type Sort = (typeof sorts)[number]
export const sizes = [25, 50, 100] as const

/** What narrows the list. Days are `yyyy-mm-dd`, both included; amounts are decimal strings. */
export interface TeamFilters {
  readonly type?: 'AGENT' | 'MEMBER' | undefined
  readonly active?: 'YES' | 'NO' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
}

export interface TeamAddress {
  /** Whose level; undefined: one's own. */
  readonly of: string | undefined
  /** How names begin that are searched for; empty: a level is shown. */
  readonly search: string
  readonly filters: TeamFilters
  readonly sort: Sort
  readonly size: (typeof sizes)[number]
  readonly page: number
}

const name = (text: string | null): string => (text ?? '').trim().slice(0, 64)
const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text)

function dayIn(text: string | null): string | undefined {
  if (text === null || !/^(19[7-9]|2\d\d)\d-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}

/** What an address asks for. What no control could have said is as if it were not there. */
export function readTeamAddress(search: URLSearchParams): TeamAddress {
  return {
    of: name(search.get('of')) || undefined,
    search: name(search.get('q')),
    filters: {
      type: oneOf(['AGENT', 'MEMBER'], search.get('type')),
      active: oneOf(['YES', 'NO'], search.get('active')),
      from: dayIn(search.get('from')),
      to: dayIn(search.get('to')),
      min: readAmount(search.get('min') ?? ''),
      max: readAmount(search.get('max') ?? ''),
    },
    sort: oneOf(sorts, search.get('sort')) ?? 'account-asc',
    size: sizes.find((size) => String(size) === search.get('size')) ?? 25,
    page: readPageNumber(search.get('p')),
  }
}

/** The same as an address says it. */
export const teamParameters = ({ of, search, filters, sort, size, page }: TeamAddress): Parameters => ({
  of,
  q: search || undefined,
  ...filterParameters(filters),
  sort: sort === 'account-asc' ? undefined : sort,
  size: size === 25 ? undefined : String(size),
  p: pageParameter(page),
})

export const filterParameters = ({ type, active, from, to, min, max }: TeamFilters): Parameters => ({
  ...{ type, active, from, to, min, max },
})

export const countFilters = (filters: TeamFilters): number =>
  Object.values(filterParameters(filters)).filter((value) => value !== undefined).length

/** The question that the platform is asked. */
export function teamQuery({ of, search, filters, sort, size, page }: TeamAddress) {
  const { type, active, from, to, min, max } = filters
  const [by, order] = sort.split('-')
  return {
    account: search === '' ? of : undefined,
    search: search || undefined,
    ...{ type, active },
    startTime: from && periodOfDays({ from, to: from }).from,
    endTime: to && periodOfDays({ from: to, to }).to,
    ...{ minBalance: min, maxBalance: max },
    sort: by,
    order: order === 'desc' ? 'DESC' : 'ASC',
    ...{ page, pageSize: size },
  }
}
