import styled from 'styled-components'
import type { Shown } from '../../site/answers'
import { type Column, DataTable, EmptyState, type IconName, Pagination, Skeleton } from '../../ui'
import { lastBefore } from '../address/pageNumber'
import { Answered } from './Answered'
import { PastTheEnd } from './PastTheEnd'
import { usePageLabels } from './usePageLabels'

interface Paged<Row> {
  readonly content: readonly Row[]
  readonly page: number
  readonly pageCount: number
}

interface PagedHistoryProps<Row> {
  readonly title: string
  /** What could not be loaded. */
  readonly failed: string
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text: string }
  readonly answer: Shown<Paged<Row>>
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  /** The page that was asked for. */
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Below a form: what was done by it, page by page. */
export function PagedHistory<Row>(props: PagedHistoryProps<Row>) {
  const { title, failed, empty, answer, columns, rowKey, page, onPage } = props
  const labels = usePageLabels()
  const waiting = <Skeleton height={420} radius="var(--radius-l)" />
  return (
    <Section>
      <h2>{title}</h2>
      <Answered answer={answer} skeleton={waiting} failed={failed}>
        {(list) => {
          const last = lastBefore(page, list.pageCount)
          if (last !== undefined)
            return (
              <PastTheEnd last={last} onPage={onPage}>
                {waiting}
              </PastTheEnd>
            )
          if (list.content.length === 0) return <EmptyState {...empty} />
          return (
            <>
              <DataTable caption={title} columns={columns} rows={list.content} rowKey={rowKey} />
              <Pagination page={list.page} pageCount={list.pageCount} onPage={onPage} labels={labels} />
            </>
          )
        }}
      </Answered>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > h2 {
    font-size: var(--fs-lg);
  }
`
