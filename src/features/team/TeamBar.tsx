import { useEffect, useEffectEvent, useState } from 'react'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { Button, SearchInput, Select, useDebouncedValue } from '../../ui'
import { FilterDialog } from './FilterDialog'
import { Bar } from './team.styles'
import { countFilters, type Sort, sorts } from './teamAddress'
import type { TeamView } from './useTeamAddress'

const sortWords: Readonly<Record<Sort, MessageKey>> = {
  'account-asc': 'team.sort.accountUp',
  'account-desc': 'team.sort.accountDown',
  'registered-desc': 'team.sort.newest',
  'registered-asc': 'team.sort.oldest',
  'balance-desc': 'team.sort.richest',
  'balance-asc': 'team.sort.poorest',
  'lastLogin-desc': 'team.sort.seenLast',
  'lastLogin-asc': 'team.sort.seenFirst',
  'teamSize-desc': 'team.sort.largest',
  'teamSize-asc': 'team.sort.smallest',
}

interface TeamBarProps {
  readonly view: TeamView
  readonly currency: string | undefined
}

/** Search over the whole team, filters and order. */
export function TeamBar({ view, currency }: TeamBarProps) {
  const { t } = useTranslation()
  const [filtering, setFiltering] = useState(false)
  /** Each opening begins with the filters that count. */
  const [opening, setOpening] = useState(0)
  const count = countFilters(view.filters)
  const open = () => {
    setOpening(opening + 1)
    setFiltering(true)
  }
  return (
    <Bar role="search" aria-label={t('team.search')}>
      <Search view={view} />
      <Button icon="sliders-horizontal" onClick={open} aria-haspopup="dialog">
        {count === 0 ? t('team.filter') : t('team.filterCount', { count })}
      </Button>
      <Select
        aria-label={t('team.sort')}
        value={view.sort}
        options={sorts.map((sort) => ({ value: sort, label: t(sortWords[sort]) }))}
        onChange={(event) => view.change({ sort: event.currentTarget.value })}
      />
      <FilterDialog
        key={opening}
        open={filtering}
        currency={currency ?? ''}
        filters={view.filters}
        onClose={() => setFiltering(false)}
        onApply={(parameters) => {
          setFiltering(false)
          view.change(parameters)
        }}
      />
    </Bar>
  )
}

/** Searches when typing has paused. */
function Search({ view }: { readonly view: TeamView }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(view.search)
  const wanted = useDebouncedValue(typed.trim(), 300)
  const search = useEffectEvent((text: string) => {
    if (text !== view.search) view.change({ q: text || undefined })
  })
  useEffect(() => search(wanted), [wanted])
  const [shown, setShown] = useState(view.search)
  if (shown !== view.search) {
    setShown(view.search)
    // the search was ended elsewhere
    if (view.search !== wanted) setTyped(view.search)
  }
  return (
    <SearchInput
      value={typed}
      onValue={setTyped}
      maxLength={64}
      autoComplete="off"
      labels={{ search: t('team.searchFor'), clear: t('team.clear') }}
    />
  )
}
