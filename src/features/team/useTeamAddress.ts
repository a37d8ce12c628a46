import { useSearchParams } from 'react-router'
import { pageParameter } from '../../shared/address/pageNumber'
import { type Parameters, trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { readTeamAddress, teamParameters } from './teamAddress'

/** What the page shows, as its address says: a list with its filters, the tree, or one account's card. */
export function useTeamAddress() {
  const [search, setSearch] = useSearchParams()
  const address = readTeamAddress(search)
  const account = search.get('account')?.trim() || undefined
  const isTree = search.get('view') === 'tree'
  useTrueAddress({ ...teamParameters(address), account, view: isTree ? 'tree' : undefined })
  const changed = (change: Parameters) => trueSearch(search, change) ?? search
  const hrefOf = (change: Parameters) => `?${changed(change).toString()}`
  return {
    ...address,
    account,
    isTree,
    /** Filters and order start at the first page again. */
    change: (change: Parameters) =>
      setSearch(changed({ p: undefined, ...change }), { replace: true, preventScrollReset: true }),
    setPage: (page: number) =>
      setSearch(changed({ p: pageParameter(page) }), { replace: true, preventScrollReset: true }),
    /** A level; filters stay, a search ends. */
    toLevel: (of: string | undefined) => hrefOf({ of, q: undefined, p: undefined, account: undefined }),
    toCard: (of: string) => hrefOf({ account: of }),
    toList: hrefOf({ account: undefined }),
  }
}

export type TeamView = ReturnType<typeof useTeamAddress>
