import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../breakpoints'
import { useMedia } from '../hooks/useMedia'
import { useOverflows } from '../hooks/useOverflows'
import { tableLook, tablePlate } from './table.styles'

export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly render: (row: Row) => ReactNode
  /** Figures stand at the end of their column. */
  readonly figure?: boolean | undefined
  /**
   * On a phone: the words at the top of the card (`title`), the figure beside them (`lead`), what is as wide as the card
   * (`block`), or a line of its own. All but the title say their label.
   */
  readonly card?: 'title' | 'lead' | 'block' | undefined
}

export interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/**
 * Rows under their columns, which scroll sideways where they do not fit; on phones a card for each row, with the
 * columns' names beside their values.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const phone = useMedia(media.phone)
  const [scroll, overflows] = useOverflows()
  if (phone) return <Cards caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
  return (
    // by keys too, once there is something to scroll to
    <Scroll ref={scroll} {...(overflows && { role: 'group', 'aria-label': caption, tabIndex: 0 })}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label, figure }) =>
              // a heading without words is none
              label === '' ? (
                <td key={id} />
              ) : (
                <th key={id} scope="col" data-figure={figure}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, figure, render }) => (
                <td key={id} data-figure={figure}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

function Cards<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const lines = columns.filter(({ card }) => card === undefined || card === 'block')
  const place = (where: 'title' | 'lead') => columns.find(({ card }) => card === where)
  const [title, lead] = [place('title'), place('lead')]
  return (
    <CardList aria-label={caption}>
      {rows.map((row) => (
        <Card key={rowKey(row)}>
          <Head>
            <div>{title?.render(row)}</div>
            {lead ? (
              <Lead>
                {lead.label === '' ? null : <small>{lead.label}</small>}
                <strong>{lead.render(row)}</strong>
              </Lead>
            ) : null}
          </Head>
          <Lines>
            {lines.map(({ id, label, card, render }) => (
              <div key={id} data-card={card}>
                <dt>{label}</dt>
                <dd>{render(row)}</dd>
              </div>
            ))}
          </Lines>
        </Card>
      ))}
    </CardList>
  )
}

const Scroll = styled.div`
  ${tablePlate}
  overflow-x: auto;
  overscroll-behavior-x: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
  @media print {
    overflow: visible;
  }
`

const Table = styled.table`
  ${tableLook}

  /* before a column of words gets narrower, the table scrolls */
  tbody td:not([data-figure='true']) {
    min-inline-size: 6.5em;
  }
`

const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`

const Card = styled.li`
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
`

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  padding-block-end: var(--space-3);

  > :first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
    font-weight: 500;
    overflow-wrap: break-word;
  }
`

const Lead = styled.div`
  display: grid;
  flex: none;
  justify-items: end;
  max-inline-size: 100%;
  margin-inline-start: auto;
  text-align: end;

  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
  }
  strong {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  strong bdi {
    white-space: normal;
  }
`

const Lines = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  font-size: var(--fs-sm);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  dt {
    flex: 0 1 auto;
    color: var(--text-muted);
  }
  dd {
    min-inline-size: 0;
    margin: 0;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    text-align: end;
    /* a figure is one word: it goes below its name before it is broken */
    overflow-wrap: break-word;
  }
  > [data-card='block'] {
    flex-direction: column;
    gap: var(--space-1);
  }
  > [data-card='block'] > dd {
    inline-size: 100%;
    text-align: start;
  }
`
