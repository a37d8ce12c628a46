import { useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Button, media, SearchInput, Select } from '../../ui'
import { MoreFiltersDialog } from './MoreFiltersDialog'
import { activities, pageSizes, sorts, types, useTeamAddress } from './useTeamAddress'

const typeWords = { AGENT: 'team.agents', MEMBER: 'team.members' } as const
const activeWords = { YES: 'team.onlyActive', NO: 'team.onlyInactive' } as const
const sortWords = {
  registered: 'team.sort.registered',
  account: 'team.sort.account',
  lastLogin: 'team.sort.lastLogin',
  balance: 'team.sort.balance',
  size: 'team.sort.size',
} as const

/** Search by name over the whole team; what is shown of a level, and in which order. */
export function TeamFilters() {
  const { t } = useTranslation()
  const { begun, type, active, sort, pageSize, more, change } = useTeamAddress()
  const [typed, setTyped] = useState(begun ?? '')
  const [last, setLast] = useState(begun)
  const [open, setOpen] = useState(false)
  if (begun !== last) {
    setLast(begun)
    setTyped(begun ?? '')
  }
  const said = Object.values(more).filter((value) => value !== undefined).length
  return (
    <>
      <Search
        role="search"
        aria-label={t('team.search')}
        onSubmit={(event) => {
          event.preventDefault()
          change({ search: typed.trim() || undefined })
        }}
      >
        <SearchInput
          value={typed}
          onValue={(text) => {
            setTyped(text)
            if (text === '' && begun !== undefined) change({ search: undefined })
          }}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          labels={{ search: t('team.search'), clear: t('team.clearSearch') }}
        />
        <Button type="submit">{t('team.find')}</Button>
      </Search>
      <Line>
        <Select
          aria-label={t('team.type')}
          placeholder={t('team.everybody')}
          value={type ?? ''}
          options={types.map((value) => ({ value, label: t(typeWords[value]) }))}
          onChange={(event) => change({ type: event.currentTarget.value || undefined })}
        />
        <Select
          aria-label={t('team.activity')}
          placeholder={t('team.anyActivity')}
          value={active ?? ''}
          options={activities.map((value) => ({ value, label: t(activeWords[value]) }))}
          onChange={(event) => change({ active: event.currentTarget.value || undefined })}
        />
        <Select
          aria-label={t('team.order')}
          value={sort}
          options={sorts.map((value) => ({ value, label: t(sortWords[value]) }))}
          onChange={(event) =>
            change({ sort: event.currentTarget.value === 'registered' ? undefined : event.currentTarget.value })
          }
        />
        <Select
          aria-label={t('team.rows')}
          value={pageSize}
          options={pageSizes.map((value) => ({ value, label: t('team.rowsEach', { count: Number(value) }) }))}
          onChange={(event) =>
            change({ rows: event.currentTarget.value === '25' ? undefined : event.currentTarget.value })
          }
        />
        <Button icon="sliders-horizontal" onClick={() => setOpen(true)}>
          {said === 0 ? t('team.more') : t('team.moreOn', { count: said })}
        </Button>
      </Line>
      <MoreFiltersDialog open={open} onClose={() => setOpen(false)} filters={more} onChange={change} />
    </>
  )
}

const Search = styled.form`
  display: flex;
  gap: var(--space-2);
  max-inline-size: 520px;

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > * {
    flex: 0 1 180px;
  }
  @media ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
