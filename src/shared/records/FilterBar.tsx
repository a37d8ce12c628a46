import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { PeriodPicker } from '../period/PeriodPicker'
import { media, Select, type SelectOption } from '../../ui'
import type { Filters } from './useFilters'

export interface FilterChoice {
  /** Of the query. */
  readonly name: string
  readonly label: string
  /** The first line: no filter. */
  readonly all: string
  readonly options: readonly SelectOption[]
}

interface FilterBarProps {
  readonly filters: Filters
  readonly choices: readonly FilterChoice[]
}

/** The period, and what else narrows the list. */
export function FilterBar({ filters, choices }: FilterBarProps) {
  const { t } = useTranslation()
  return (
    <Bar role="search" aria-label={t('records.filter')}>
      <PeriodPicker choice={filters.period} onChoose={filters.setPeriod} now={filters.now} ahead={filters.ahead} />
      {choices.length === 0 ? null : (
        <Choices>
          {choices.map(({ name, label, all, options }) => (
            <Select
              key={name}
              aria-label={label}
              value={filters.value(name) ?? ''}
              options={[{ value: '', label: all }, ...withChosen(options, filters.value(name))]}
              onChange={(event) => filters.change({ [name]: event.currentTarget.value })}
            />
          ))}
        </Choices>
      )}
    </Bar>
  )
}

/** The value that filters is always among the options, shown by its code while it has no name. */
const withChosen = (options: readonly SelectOption[], chosen: string | undefined): readonly SelectOption[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]

const Bar = styled.div`
  display: grid;
  gap: var(--space-3);
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex: 1 1 min(100%, 9.5rem);
    max-inline-size: 15rem;
  }

  @media ${media.phone} {
    > * {
      max-inline-size: none;
    }
  }
`
