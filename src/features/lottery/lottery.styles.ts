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

/** Four beside each other, or three, where neither would leave one alone below the others. */
export const Cards = styled.ul`
  --columns: 1;

  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--space-4);

  @container (min-width: 38rem) {
    --columns: 2;
  }
  @container (min-width: 58rem) {
    --columns: 3;

    &:has(> :nth-child(4):last-child) {
      --columns: 2;
    }
  }
  @container (min-width: 76rem) {
    --columns: 4;

    &:has(> :nth-child(4):last-child) {
      --columns: 4;
    }
    &:has(> :nth-child(4n + 5):last-child) {
      --columns: 3;
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
