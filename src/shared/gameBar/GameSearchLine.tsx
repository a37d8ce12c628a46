import { memo, type RefObject, useMemo } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Button, SearchInput, Select } from '../../ui'
import { ButtonCount, ButtonWord, SearchLine, SortPlace } from './bar.styles'
import { readSort, type Sort, sortNames, sorts } from './sorts'

interface GameSearchLineProps {
  readonly input?: RefObject<HTMLInputElement | null>
  readonly text: string
  readonly setText: (text: string) => void
  readonly flush: () => void
  /** How many filters are on. */
  readonly filters: number
  readonly openSheet: () => void
  readonly sort: Sort | undefined
  readonly change: (part: { readonly sort: Sort | undefined }) => void
}

/** Search, the way to the filters, and the order. */
export function GameSearchLine(props: GameSearchLineProps) {
  const { input, text, setText, flush, filters, openSheet, sort, change } = props
  const { t } = useTranslation()
  const labels = useMemo(() => ({ search: t('games.hall.search'), clear: t('games.hall.clearSearch') }), [t])
  return (
    <SearchLine>
      <SearchInput
        ref={input}
        value={text}
        onValue={setText}
        onBlur={flush}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        labels={labels}
      />
      <FilterButton filters={filters} onClick={openSheet} />
      <SortChoice sort={sort} change={change} />
    </SearchLine>
  )
}

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

const SortChoice = memo(function SortChoice({ sort, change }: Pick<GameSearchLineProps, 'sort' | 'change'>) {
  const { t } = useTranslation()
  return (
    <SortPlace>
      <Select
        aria-label={t('games.hall.sortBy')}
        value={sort ?? 'popular'}
        onChange={({ currentTarget: { value } }) => change({ sort: readSort(value) })}
        options={sorts.map((one) => ({ value: one, label: t(sortNames[one]) }))}
      />
    </SortPlace>
  )
})
