import { useSearchParams } from 'react-router'
import { trueSearch } from './trueSearch'

/** The row that is open, named in the address by its id: going back closes it. */
export function useOpened(parameter: 'bet' | 'exchange' | 'transaction') {
  const [search, setSearch] = useSearchParams()
  const withRow = (id: string | undefined) => trueSearch(search, { [parameter]: id }) ?? search
  return {
    id: search.get(parameter) ?? undefined,
    /** Where a row leads to. */
    to: (id: string) => `?${withRow(id).toString()}`,
    close: () => setSearch(withRow(undefined), { replace: true, preventScrollReset: true }),
  }
}

export type Opened = ReturnType<typeof useOpened>
