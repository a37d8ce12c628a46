import { useSearchParams } from 'react-router'
import { pageParameter, readPageNumber } from '../../shared/address/pageNumber'
import { trueSearch } from '../../shared/address/trueSearch'

/** The page of the list and the message that is open, as the address names them. */
export function useInboxAddress() {
  const [search, setSearch] = useSearchParams()
  const go = (parameters: Readonly<Record<'p' | 'message', string | undefined>>, replace: boolean) =>
    setSearch(trueSearch(search, parameters) ?? search, { replace, preventScrollReset: true })
  const page = readPageNumber(search.get('p'))
  return {
    page,
    message: search.get('message') ?? undefined,
    choose: (id: string | undefined) => go({ p: pageParameter(page), message: id }, false),
    setPage: (to: number) => go({ p: pageParameter(to), message: undefined }, true),
  }
}

export type InboxAddress = ReturnType<typeof useInboxAddress>
