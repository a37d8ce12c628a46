import styled from 'styled-components'
import { EmptyState, type IconName } from '../../ui'
import { PagedTable, type PagedTableProps } from './PagedTable'

interface PagedHistoryProps<Row> extends Omit<PagedTableProps<Row>, 'height' | 'empty' | 'caption' | 'frame'> {
  readonly title: string
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text: string }
}

/** Below a form: what was done by it, page by page. */
export function PagedHistory<Row>({ title, empty, ...table }: PagedHistoryProps<Row>) {
  return (
    <Section>
      <h2>{title}</h2>
      <PagedTable {...table} caption={title} height={420} empty={<EmptyState {...empty} />} />
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
