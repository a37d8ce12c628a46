import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageParameter, readPageNumber } from '../../shared/address/pageNumber'
import { trueSearch } from '../../shared/address/trueSearch'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { boundsOf, type PeriodChoice, periodParameters, readPeriod } from '../../shared/period/periodChoice'
import { serverNow } from '../../lib/serverClock'
import { kinds } from './contractWords'

/** Period, direction and kind of the payments that are shown, kept in the address. */
export function useIncomeFilters() {
  const [search, setSearch] = useSearchParams()
  // the day that the page was opened on: the question must not change with every drawing
  const [now] = useState(() => serverNow())
  const period = readPeriod(search, { ahead: false, now })
  const direction: 'IN' | 'OUT' = search.get('direction') === 'OUT' ? 'OUT' : 'IN'
  const kind = kinds.find((known) => known === search.get('kind'))
  const page = readPageNumber(search.get('p'))
  useTrueAddress({
    ...periodParameters(period),
    direction: direction === 'IN' ? undefined : direction,
    kind,
    p: pageParameter(page),
  })
  const change = (to: Readonly<Record<string, string | undefined>>) =>
    setSearch(trueSearch(search, { p: undefined, ...to }) ?? search, { replace: true, preventScrollReset: true })
  const { from, to } = boundsOf(period, now)
  return {
    now,
    period,
    direction,
    kind,
    page,
    query: { startTime: from, endTime: to, direction, kind },
    setPeriod: (choice: PeriodChoice) => change(periodParameters(choice)),
    setDirection: (next: 'IN' | 'OUT') => change({ direction: next === 'IN' ? undefined : next }),
    setKind: (next: string) => change({ kind: next || undefined }),
    setPage: (next: number) => change({ p: pageParameter(next) }),
  }
}
