import styled from 'styled-components'
import { media } from '../../ui'

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex: 1 1 10rem;
    max-inline-size: 16rem;
  }

  @media ${media.phone} {
    > * {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }
`

/** Facts with their names, as many beside each other as fit. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: var(--space-3) var(--space-4);
  margin: 0;

  dt {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`

/** What a contract pays for, the old beside the new: three columns that fit a phone. */
export const Terms = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: var(--space-2);
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: var(--space-2);
    text-align: start;
    vertical-align: top;
  }
  th {
    min-inline-size: 5em;
    overflow-wrap: break-word;
  }
  td {
    /* not anywhere: a figure stays whole while there is room for it */
    overflow-wrap: break-word;
  }
  thead th {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  tbody th {
    font-size: var(--fs-sm);
    font-weight: 400;
  }
  tbody tr {
    border-block-start: 1px solid var(--line);
  }
  tbody tr[data-head] th {
    padding-block-start: var(--space-4);
    color: var(--text-muted);
    font-weight: 700;
  }
  [data-changed='true'] {
    background-color: var(--accent-soft);
    font-weight: 700;
  }

  [data-removed='true'] {
    background-color: var(--warning-soft);
  }

  /* text that is twice as large on a phone: what is compared stands below the name of its term */
  @media (max-width: 16em) {
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    tr > th:first-child {
      grid-column: 1 / -1;
    }
    tbody tr:not([data-head]) > th {
      padding-block-end: 0;
    }
  }
`

export const Timeline = styled.ol`
  display: grid;
  gap: var(--space-3);

  /* the time at the end of the line, on phones below it: in every row alike */
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 2px var(--space-4);
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--line);
  }
  time {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  @media ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** One row of terms in the form. */
export const Row = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  legend {
    padding-inline: var(--space-2);
    font-weight: 700;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: 0 var(--space-4);
  }
`
