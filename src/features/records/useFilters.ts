import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { periodOf, type Preset, readPreset } from '../../lib/periods'

/** Filters of a list, kept in the address so that going back and sharing keep them. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  // the day that the page was opened on: the question must not change with every drawing
  const [openedAt] = useState(() => Date.now())
  const preset = readPreset(search.get('period'))
  const page = Math.max(1, Math.trunc(Number(search.get('p'))) || 1)

  const change = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(search)
    next.delete('p')
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  const { from, to } = periodOf(preset, openedAt)
  return {
    preset,
    page,
    query: { startTime: from, endTime: to, page, pageSize: 10 },
    value: (name: string) => search.get(name) ?? '',
    change,
    setPreset: (to: Preset) => change({ period: to }),
    setPage: (to: number) => change({ p: to === 1 ? undefined : String(to) }),
  }
}

export type Filters = ReturnType<typeof useFilters>
