import { useSearchParams } from 'react-router'
import { pageParameter, readPageNumber } from './pageNumber'
import { trueSearch } from './trueSearch'
import { useTrueAddress } from './useTrueAddress'

/** The page of a tab's list, as the address names it. */
export function usePageAddress() {
  const [search, setSearch] = useSearchParams()
  const page = readPageNumber(search.get('p'))
  useTrueAddress({ p: pageParameter(page) })
  const setPage = (to: number) =>
    setSearch(trueSearch(search, { p: pageParameter(to) }) ?? search, { replace: true, preventScrollReset: true })
  return { page, setPage }
}
