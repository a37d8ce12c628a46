import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { presets } from '../../lib/periods'
import { media, Segmented, Select, type SelectOption } from '../../ui'
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

const presetWords = {
  today: 'records.period.today',
  previous7: 'records.period.previous7',
  previous30: 'records.period.previous30',
} as const

/** The period, and what else narrows the list. */
export function FilterBar({ filters, choices }: FilterBarProps) {
  const { t } = useTranslation()
  return (
    <Bar role="search" aria-label={t('records.filter')}>
      <Segmented
        label={t('records.period')}
        segments={presets.map((id) => ({ id, label: t(presetWords[id]) }))}
        selected={filters.preset}
        onSelect={filters.setPreset}
      />
      {choices.map(({ name, label, all, options }) => (
        <Choice key={name}>
          <Select
            aria-label={label}
            value={filters.value(name) ?? ''}
            options={[{ value: '', label: all }, ...withChosen(options, filters.value(name))]}
            onChange={(event) => filters.change({ [name]: event.currentTarget.value })}
          />
        </Choice>
      ))}
    </Bar>
  )
}

/** What filters stands among the options, by its code where nobody has named it yet. */
const withChosen = (options: readonly SelectOption[], chosen: string | undefined): readonly SelectOption[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  @media ${media.phone} {
    > :first-child {
      display: flex;
      inline-size: 100%;
    }
    > :first-child > label {
      flex: 1;
    }
  }
`

const Choice = styled.div`
  flex: 1 1 150px;
  max-inline-size: 240px;

  @media ${media.phone} {
    max-inline-size: none;
  }
`
