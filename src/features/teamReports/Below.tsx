import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { Segmented } from '../../ui'
import { pageSizes, type Report } from './useReport'

interface BelowProps {
  readonly report: Report
  readonly exporting: ReactNode
  /** Sums of the rows in sight. */
  readonly sums: ReactNode
}

type PageSize = (typeof pageSizes)[number]

/** Under the rows: their sums, how many of them a page has, and the way to take all along. */
export function Below({ report: { filters }, exporting, sums }: BelowProps) {
  const { t } = useTranslation()
  const size = pageSizes.find((known) => known === filters.value('size')) ?? pageSizes[0]
  return (
    <Row>
      <p>
        {t('teamReports.onPage')} {sums}
      </p>
      <div>
        {exporting}
        <Size>
          <small aria-hidden="true">{t('teamReports.rows')}</small>
          <Segmented<PageSize>
            label={t('teamReports.rows')}
            segments={pageSizes.map((id) => ({ id, label: id }))}
            selected={size}
            onSelect={(id) => filters.change({ size: id === pageSizes[0] ? undefined : id })}
          />
        </Size>
      </div>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  gap: var(--space-3);

  > p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
`

const Size = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`
