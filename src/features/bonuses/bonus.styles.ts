import styled from 'styled-components'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

/** The bonuses that have ended, under their heading. */
export const Ended = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > h2 {
    font-size: var(--fs-lg);
  }
`

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);

  strong {
    font-family: var(--font-figure);
    font-size: var(--fs-2xl);
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
  }
  span {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`

export const Way = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background-color: var(--surface-sunken);

  > p:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  > p:last-child {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  > :first-child {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
`

export const Sums = styled.dl`
  margin: 0;
  border-block: 1px solid var(--line);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-3);
  }
  > div + div {
    border-block-start: 1px solid var(--line);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  > div:last-child {
    font-weight: 700;

    dt {
      color: var(--text);
    }
  }
`

/** A badge beside a long heading is not squeezed. */
export const Whole = styled.span`
  flex: none;
`
