import styled from 'styled-components'
import { media } from '../../ui'

export const HallSection = styled.section`
  /* what columns are counted by */
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;
`

export const SectionHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`

/** One to four beside each other. Where one would be left alone below, the last rows have fewer and wider cards. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @container (min-width: 38rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 38rem) and (max-width: 57.99rem) {
    > :nth-child(odd):last-child:not(:first-child) {
      grid-column: span 2;
    }
  }
  @container (min-width: 58rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  @container (min-width: 58rem) and (max-width: 75.99rem) {
    > li {
      grid-column: span 4;
    }
    /* … 3, 2, 2 */
    > :nth-child(3n + 1):nth-last-child(4),
    > :nth-child(3n + 1):nth-last-child(4) ~ li {
      grid-column: span 6;
    }
  }
  @container (min-width: 76rem) {
    > li {
      grid-column: span 3;
    }
    /* … 4, 3, 2 */
    > :nth-child(4n + 1):nth-last-child(5),
    > :nth-child(4n + 1):nth-last-child(5) ~ li {
      grid-column: span 4;
    }
    > :nth-child(4n + 1):nth-last-child(5) ~ :nth-last-child(-n + 2) {
      grid-column: span 6;
    }
  }

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }
`

export const DrawRows = styled.ol`
  display: grid;
  padding-inline: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
`

export const DrawRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  min-block-size: 60px;
  padding-block: var(--space-2);

  & + & {
    border-block-start: 1px solid var(--line);
  }
  > p {
    margin: 0;
  }
`

export const Teaser = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--backdrop-soft);
  box-shadow: var(--shadow-1);
`

export const PrizeTables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: var(--space-4);
  align-items: start;
`

export const Prizes = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  overflow-wrap: anywhere;
  border-collapse: collapse;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: var(--space-2);
    text-align: start;
  }
  caption strong {
    display: block;
  }
  caption span {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  th,
  td {
    padding: var(--space-2) var(--space-3);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  th {
    inline-size: 36%;
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  td {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--space-3);
    font-weight: 500;
  }
  [dir='rtl'] & td {
    justify-content: end;
  }
  tr + tr {
    border-block-start: 1px solid var(--line);
  }
  tr:first-child td {
    color: var(--danger-text);
    font-size: var(--fs-lg);
    font-weight: 700;
  }

  @media ${media.phone} {
    font-size: var(--fs-sm);
  }
`
