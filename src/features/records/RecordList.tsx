import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { type Column, DataTable, EmptyState, type Figure, Figures, Pagination, Skeleton } from '../../ui'

interface Paged<Row> {
  readonly content: readonly Row[]
  readonly page: number
  readonly pageCount: number
}

interface RecordListProps<Row extends { readonly id: string }> {
  readonly caption: string
  readonly figures: readonly Figure[]
  readonly columns: readonly Column<Row>[]
  readonly list: Paged<Row>
  readonly onPage: (page: number) => void
  /** Takes the whole list along. */
  readonly exporting: ReactNode
  /** Sums of the rows in sight, below them. */
  readonly footer?: ReactNode
  /** Filters besides the period are set. */
  readonly narrowed: boolean
  readonly empty: { readonly title: string; readonly text?: string; readonly action: ReactNode }
}

/** Totals, rows and pages of a record. */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { caption, figures, columns, list, onPage, exporting, footer, narrowed, empty } = props
  const { t } = useTranslation()
  const labels = usePageLabels()
  if (list.content.length === 0) {
    const { title, text = t(narrowed ? 'records.emptyText' : 'records.emptyPeriod'), action } = empty
    return <EmptyState icon="receipt" title={title} text={text} action={action} />
  }
  return (
    <>
      <Figures figures={figures} />
      <DataTable caption={caption} columns={columns} rows={list.content} rowKey={({ id }) => id} />
      <Below>
        {exporting}
        {footer === undefined ? null : <p>{footer}</p>}
      </Below>
      <Pagination page={list.page} pageCount={list.pageCount} onPage={onPage} labels={labels} />
    </>
  )
}

export const RecordSkeleton = () => (
  <>
    <Skeleton height={84} radius="var(--radius-l)" />
    <Skeleton height={520} radius="var(--radius-l)" />
  </>
)

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  > p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`
