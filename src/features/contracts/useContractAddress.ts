import { useSearchParams } from 'react-router'
import { trueSearch } from '../../shared/address/trueSearch'

/** What the page shows, as its address says: one contract, the form of a new one, or the lists. */
export function useContractAddress() {
  const [search, setSearch] = useSearchParams()
  const pathTo = (change: Readonly<Record<string, string | undefined>>) => {
    const next = trueSearch(search, { contract: undefined, view: undefined, like: undefined, ...change }) ?? search
    return `?${next.toString()}`
  }
  return {
    reference: search.get('contract') ?? undefined,
    isProposing: search.get('view') === 'propose',
    /** Whom the lists are narrowed to, and a new contract is for. */
    account: search.get('account') ?? undefined,
    /** The contract whose terms the form begins with. */
    like: search.get('like') ?? undefined,
    toSuccessor: (like: string) => pathTo({ view: 'propose', like }),
    toContract: (contract: string) => pathTo({ contract }),
    toProposal: pathTo({ view: 'propose' }),
    toLists: pathTo({}),
    showContract: (contract: string) =>
      setSearch(trueSearch(search, { view: undefined, like: undefined, contract }) ?? search, { replace: true }),
  }
}
