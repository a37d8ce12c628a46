import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { periodOfDays } from '../../lib/dayRange'
import { pageParameter, readPageNumber } from '../../shared/address/pageNumber'
import { type Parameters, trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'

export const types = ['AGENT', 'MEMBER'] as const
export const activities = ['YES', 'NO'] as const
export const sorts = ['registered', 'account', 'lastLogin', 'balance', 'size'] as const
export const pageSizes = ['25', '50', '100'] as const

const oneOf = <Word extends string>(words: readonly Word[], value: string | null): Word | undefined =>
  words.find((known) => known === value)
const amount = (value: string | null): string | undefined =>
  value !== null && /^\d{1,12}(\.\d{1,2})?$/.test(value) ? value : undefined
const day = (value: string | null): string | undefined =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && Number.isFinite(Date.parse(value)) ? value : undefined

/** Filters that stand behind a button. */
export interface MoreFilters {
  /** Days of the calendar, both included. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** Decimal strings, both included. */
  readonly least: string | undefined
  readonly most: string | undefined
}

const firstOf = (from: string | undefined) => (from === undefined ? undefined : periodOfDays({ from, to: from }).from)
const endOf = (to: string | undefined) => (to === undefined ? undefined : periodOfDays({ from: to, to }).to)

/** What the page shows of the team, as its address says: a level, a search, one account, or the tree. */
export function useTeamAddress() {
  const [search, setSearch] = useSearchParams()
  const level = search.get('level') ?? undefined
  const begun = search.get('search') ?? undefined
  const type = oneOf(types, search.get('type'))
  const active = oneOf(activities, search.get('active'))
  const sort = oneOf(sorts, search.get('sort')) ?? 'registered'
  const order = sort === 'account' ? 'asc' : 'desc'
  const pageSize = oneOf(pageSizes, search.get('rows')) ?? '25'
  const page = readPageNumber(search.get('p'))
  const more: MoreFilters = {
    from: day(search.get('from')),
    to: day(search.get('to')),
    least: amount(search.get('least')),
    most: amount(search.get('most')),
  }
  const { from, to, least, most } = more
  useTrueAddress({ type, active, from, to, least, most, p: pageParameter(page) })
  const pathTo = (change: Parameters): string =>
    `?${(trueSearch(search, { p: undefined, account: undefined, view: undefined, ...change }) ?? search).toString()}`
  const change = (next: Parameters) =>
    setSearch(trueSearch(search, { p: undefined, ...next }) ?? search, { replace: true, preventScrollReset: true })
  const query = useMemo(
    () => ({
      account: begun === undefined ? level : undefined,
      search: begun,
      type,
      active,
      registeredFrom: firstOf(from),
      registeredTo: endOf(to),
      balanceFrom: least,
      balanceTo: most,
      sort,
      order,
      page,
      pageSize,
    }),
    [begun, level, type, active, from, to, least, most, sort, order, page, pageSize],
  )
  return {
    ...{ account: search.get('account') ?? undefined, isTree: search.get('view') === 'tree', begun },
    ...{ level, type, active, sort, pageSize, page, more, query, change },
    toLevel: (account: string | undefined) => pathTo({ level: account, search: undefined }),
    toMember: (account: string) => pathTo({ account }),
    toTree: pathTo({ view: 'tree' }),
    toList: pathTo({}),
  }
}
