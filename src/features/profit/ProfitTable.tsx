import { useState } from 'react'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { type Column, DataTable, Pagination } from '../../ui'
import type { Row } from './breakdown'

interface ProfitTableProps {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
}

const pageSize = 10

/** The figures behind the chart, page by page: they are all here already. */
export function ProfitTable({ caption, columns, rows }: ProfitTableProps) {
  const labels = usePageLabels()
  const [asked, setPage] = useState(1)
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(asked, pageCount)
  const shown = rows.slice((page - 1) * pageSize, page * pageSize)
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={shown} rowKey={({ id }) => id} />
      <Pagination page={page} pageCount={pageCount} onPage={setPage} labels={labels} />
    </>
  )
}
