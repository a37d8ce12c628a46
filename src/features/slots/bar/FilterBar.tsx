import { memo, type RefObject, useCallback, useMemo } from 'react'
import { useTranslation } from '../../../i18n/translate'
import type { Vendor } from '../../../engine/facts'
import { Button, SearchInput, Select } from '../../../ui'
import { sortName } from '../filters/filterNames'
import { countFilters, type HallQuery, type Sort, sorts } from '../filters/hallQuery'
import { Bar, ButtonCount, ButtonWord, SearchLine, SortPlace } from './bar.styles'
import { VendorChips } from './VendorChips'

interface Props {
  readonly input: RefObject<HTMLInputElement | null>
  readonly query: HallQuery
  readonly change: (part: Partial<HallQuery>) => void
  readonly setText: (text: string) => void
  readonly flush: () => void
  readonly vendors: readonly Vendor[]
  readonly openSheet: () => void
}

/** Search, the way to the filters, the order, and the vendors: always at hand. */
export const FilterBar = memo(function FilterBar({ input, query, change, setText, flush, vendors, openSheet }: Props) {
  const { t } = useTranslation()
  const filters = countFilters(query)
  const labels = useMemo(() => ({ search: t('games.hall.search'), clear: t('games.hall.clearSearch') }), [t])
  const setVendors = useCallback((chosen: readonly string[]) => change({ vendors: chosen }), [change])
  return (
    <Bar>
      <SearchLine>
        <SearchInput
          ref={input}
          value={query.text}
          onValue={setText}
          onBlur={flush}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          labels={labels}
        />
        <FilterButton filters={filters} onClick={openSheet} />
        <SortChoice sort={query.sort} change={change} />
      </SearchLine>
      <VendorChips vendors={vendors} chosen={query.vendors} onChange={setVendors} />
    </Bar>
  )
})

const FilterButton = memo(function FilterButton({
  filters,
  onClick,
}: {
  readonly filters: number
  readonly onClick: () => void
}) {
  const { t } = useTranslation()
  const label = filters === 0 ? t('games.hall.filters') : t('games.hall.filtersOn', { count: filters })
  return (
    <Button icon="sliders-horizontal" aria-haspopup="dialog" aria-label={label} onClick={onClick}>
      <ButtonWord>{label}</ButtonWord>
      {filters === 0 ? null : <ButtonCount aria-hidden="true">{filters}</ButtonCount>}
    </Button>
  )
})

const SortChoice = memo(function SortChoice({
  sort,
  change,
}: {
  readonly sort: Sort | undefined
  readonly change: Props['change']
}) {
  const { t } = useTranslation()
  return (
    <SortPlace>
      <Select
        aria-label={t('games.hall.sortBy')}
        value={sort ?? 'popular'}
        onChange={({ currentTarget: { value } }) =>
          change({ sort: sorts.find((one) => one === value && one !== 'popular') })
        }
        options={sorts.map((one) => ({ value: one, label: sortName(t, one) }))}
      />
    </SortPlace>
  )
})
