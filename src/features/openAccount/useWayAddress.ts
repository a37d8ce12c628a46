import { useSearchParams } from 'react-router'
import { pageParameter, readPageNumber } from '../../shared/address/pageNumber'
import { type Parameters, trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { type StateFilter, stateFilters } from './linkStates'

export type Way = 'account' | 'links'

/** What the page shows, as its address says: the form of an account, or the links of a state and the page of their list. */
export function useWayAddress() {
  const [search, setSearch] = useSearchParams()
  const way: Way = search.get('way') === 'links' ? 'links' : 'account'
  const isLinks = way === 'links'
  const state: StateFilter = (isLinks ? stateFilters.find((one) => one === search.get('state')) : undefined) ?? 'ALL'
  const page = isLinks ? readPageNumber(search.get('p')) : 1
  useTrueAddress({
    way: isLinks ? way : undefined,
    state: state === 'ALL' ? undefined : state,
    p: pageParameter(page),
  })
  const change = (to: Parameters) =>
    setSearch(trueSearch(search, { p: undefined, ...to }) ?? search, { replace: true, preventScrollReset: true })
  return {
    way,
    state,
    page,
    setWay: (to: Way) => change({ way: to === 'links' ? to : undefined, state: undefined }),
    setState: (to: StateFilter) => change({ state: to === 'ALL' ? undefined : to }),
    setPage: (to: number) => change({ p: pageParameter(to) }),
  }
}

export type WayAddress = ReturnType<typeof useWayAddress>
