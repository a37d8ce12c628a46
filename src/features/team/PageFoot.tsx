import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import type { TeamList } from '../../contract/team-list'
import { decimalOf } from '../../lib/decimal'
import { sumDecimals } from '../../lib/decimalSum'
import { Amount } from '../../site/Amount'
import { Select } from '../../ui'
import { sizes } from './teamAddress'
import type { TeamView } from './useTeamAddress'

/** What the rows in sight add up to, and how many there are at once. */
export function PageFoot({ list: { content, currency, pageCount }, view }: { list: TeamList; view: TeamView }) {
  const { t } = useTranslation()
  const sum = sumDecimals(
    content.map(({ balance }) => decimalOf(balance)),
    2,
  )
  return (
    <Foot>
      <Select
        aria-label={t('team.pageSize')}
        value={String(view.size)}
        options={sizes.map((size) => ({ value: String(size), label: t('team.perPage', { count: size }) }))}
        onChange={(event) =>
          view.change({ size: event.currentTarget.value === '25' ? undefined : event.currentTarget.value })
        }
      />
      {pageCount < 2 ? null : (
        <p>
          {t('team.onPage')} <Amount amount={sum} currency={currency} />
        </p>
      )}
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
`
