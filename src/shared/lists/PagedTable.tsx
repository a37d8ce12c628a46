import type { ReactNode } from 'react'
import type { Shown } from '../../site/answers'
import { type Column, DataTable, Pagination, Skeleton } from '../../ui'
import { AnsweredPage } from './AnsweredPage'
import { usePageLabels } from './usePageLabels'

interface Paged<Row> {
  readonly content: readonly Row[]
  readonly page: number
  readonly pageCount: number
}

export interface PagedTableProps<Row> {
  readonly answer: Shown<Paged<Row>>
  /** What could not be loaded. */
  readonly failed: string
  /** Of the place that is held while it loads, in pixels. */
  readonly height: number
  /** In place of a list without rows. */
  readonly empty: ReactNode
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  /** The page that was asked for. */
  readonly page: number
  readonly onPage: (page: number) => void
  /** Around the table and its pages. */
  readonly frame?: (table: ReactNode) => ReactNode
}

/** A list as a table, page by page, from its answer to its end. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { answer, failed, height, empty, caption, columns, rowKey, page, onPage, frame = (table) => table } = props
  const labels = usePageLabels()
  const waiting = <Skeleton height={height} radius="var(--radius-l)" />
  return (
    <AnsweredPage answer={answer} skeleton={waiting} failed={failed} page={page} onPage={onPage}>
      {(list) => {
        if (list.content.length === 0) return empty
        return frame(
          <>
            <DataTable caption={caption} columns={columns} rows={list.content} rowKey={rowKey} />
            <Pagination page={list.page} pageCount={list.pageCount} onPage={onPage} labels={labels} />
          </>,
        )
      }}
    </AnsweredPage>
  )
}
