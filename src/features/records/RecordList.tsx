import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { lastBefore } from '../../shared/address/pageNumber'
import { PastTheEnd } from '../../shared/lists/PastTheEnd'
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
  /** The page that was asked for. */
  readonly asked: number
  readonly onPage: (page: number) => void
  /** Sums of the rows in sight, below them. */
  readonly footer?: ReactNode
  readonly empty: { readonly title: string; readonly action: ReactNode }
}

/** Totals, rows and pages of a record. */
export function RecordList<Row extends { readonly id: string }>(props: RecordListProps<Row>) {
  const { caption, figures, columns, list, asked, onPage, footer, empty } = props
  const { t } = useTranslation()
  const labels = usePageLabels()
  const last = lastBefore(asked, list.pageCount)
  if (last !== undefined) {
    return (
      <PastTheEnd last={last} onPage={onPage}>
        <RecordSkeleton />
      </PastTheEnd>
    )
  }
  if (list.content.length === 0) {
    return <EmptyState icon="receipt" title={empty.title} text={t('records.emptyText')} action={empty.action} />
  }
  return (
    <>
      <Figures figures={figures} />
      <DataTable caption={caption} columns={columns} rows={list.content} rowKey={({ id }) => id} />
      {footer === undefined ? null : <Footer>{footer}</Footer>}
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

const Footer = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
  text-align: end;
`
