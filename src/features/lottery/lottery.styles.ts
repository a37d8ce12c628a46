import styled, { css } from 'styled-components'
import { media } from '../../ui'
import { LoginLink } from './LoginLink'

/** Of rows of so many: where the last one stands, it is as wide as the rest of its row. */
const rest = (columns: number) =>
  Array.from(
    { length: columns },
    (_, before) => css`
      > [data-rest]:nth-child(${columns}n + ${before + 1}) {
        grid-column: span ${columns - before};
      }
    `,
  )

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

/** One to four of one width beside each other. What comes last, where it is no card, takes what the last row has left. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @container (min-width: 38rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${rest(2)}
  }
  @container (min-width: 52rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${rest(3)}
  }
  @container (min-width: 68rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    ${rest(4)}
  }

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }
`

/** The way on below the cards, or beside the last of them. */
export const WayOn = styled(LoginLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-block-size: 64px;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background-image: var(--backdrop-soft);
  color: var(--text);
  font-weight: 500;
  text-decoration: none;
  text-wrap: balance;

  > svg {
    color: var(--accent-text);
  }
  @media ${media.hover} {
    &:hover {
      background-color: var(--surface-hover);
    }
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
