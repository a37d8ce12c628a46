import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isNextPreset } from '../../lib/periods'
import { serverNow } from '../../lib/serverClock'
import { pageParameter } from '../address/pageNumber'
import { trueSearch } from '../address/trueSearch'
import { useTrueAddress } from '../address/useTrueAddress'
import { boundsOf, type PeriodChoice, periodParameters } from '../period/periodChoice'
import { filterParameters, type KnownValues, readFilters } from './readFilters'

/**
 * Filters of a list, kept in the address so that going back and sharing keep them.
 * @param usualSize rows a page where the filter `size` says nothing else
 */
export function useFilters(known: KnownValues, ahead = false, usualSize = 10) {
  const [search, setSearch] = useSearchParams()
  // the day that the page was opened on: the question must not change with every drawing
  const [now] = useState(() => serverNow())
  const values = readFilters(search, { known, ahead, now })
  const { period, page, chosen } = values
  useTrueAddress(filterParameters(values))

  const change = (changes: Readonly<Record<string, string | undefined>>) => {
    const named = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value || undefined]))
    setSearch(trueSearch(search, { p: undefined, ...named }) ?? search, { replace: true, preventScrollReset: true })
  }

  const { from, to } = boundsOf(period, now)
  return {
    now,
    ahead,
    period,
    page,
    /** The period lies ahead. */
    isAhead: period.type === 'preset' && isNextPreset(period.preset),
    bounds: { startTime: from, endTime: to },
    query: { startTime: from, endTime: to, page, pageSize: Number(chosen['size'] ?? usualSize) },
    value: (name: string) => chosen[name],
    /** More than the period narrows the list. */
    isNarrowed: Object.values(chosen).some((said) => said !== undefined),
    change,
    setPeriod: (to: PeriodChoice) => change(periodParameters(to)),
    setPage: (to: number) => change({ p: pageParameter(to) }),
  }
}

export type Filters = ReturnType<typeof useFilters>
