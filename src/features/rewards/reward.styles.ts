import styled from 'styled-components'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--space-4);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-4);
  overflow-wrap: anywhere;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
`

export const Words = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-2);
  min-inline-size: 0;

  h2 {
    font-size: var(--fs-md);
    line-height: 1.3;
  }
  > strong {
    font-family: var(--font-figure);
    font-size: var(--fs-xl);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
`

export const Act = styled.div`
  display: grid;
  gap: var(--space-2);

  > p {
    color: var(--text-muted);
    font-size: var(--fs-xs);
    text-align: center;
  }
`
