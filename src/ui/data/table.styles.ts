import { css } from 'styled-components'
import { media } from '../breakpoints'
import { hiddenVisually } from '../css'

/** The plate that a table stands on. */
export const tablePlate = css`
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;
`

/** Rows under their columns: quiet heads, a line between rows, figures at the end of their column. */
export const tableLook = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--fs-sm);

  caption {
    ${hiddenVisually}
  }
  th,
  td {
    padding: var(--space-3) var(--space-3);
    text-align: start;
    vertical-align: middle;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: var(--space-5);
  }
  th:last-child,
  td:last-child {
    padding-inline-end: var(--space-5);
  }
  th {
    color: var(--text-muted);
    font-size: var(--fs-xs);
    font-weight: 500;
    white-space: nowrap;
  }
  @media ${media.belowDesktop} {
    th[data-figure='true'] {
      white-space: normal;
    }
  }
  thead {
    background-color: var(--surface-sunken);
  }
  tbody tr {
    border-block-start: 1px solid var(--line);
  }
  tbody tr:hover {
    background-color: var(--surface-hover);
  }
  td {
    overflow-wrap: anywhere;
  }
  [data-figure='true'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`
