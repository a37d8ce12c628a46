import styled from 'styled-components'

/** Parts of a tab, each with its heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > h2 {
    font-size: var(--fs-lg);
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-4);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }
`

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: var(--space-4);
  overflow-wrap: anywhere;
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);

  &[data-state='DONE'] {
    box-shadow:
      inset 0 0 0 2px var(--accent-text),
      var(--shadow-1);
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  > div {
    flex: 1 1 120px;
    min-inline-size: 0;
  }
  h3 {
    font-size: var(--fs-md);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  h3:focus {
    outline: none;
  }
  p {
    color: var(--text-muted);
    font-size: var(--fs-xs);
  }
`

export const Steps = styled.ul`
  display: grid;
  align-content: start;
  gap: var(--space-3);
`

export const Step = styled.li`
  display: grid;
  gap: var(--space-1);
  font-size: var(--fs-sm);

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
  p > span:first-child {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  p > span:last-child {
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    color: var(--success-text);
  }
`

export const Act = styled.div`
  display: grid;
  gap: var(--space-2);

  > p {
    color: var(--text-muted);
    font-size: var(--fs-xs);
  }
`

export const Prize = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);

  && {
    color: var(--text);
    font-size: var(--fs-sm);
  }
  span,
  small {
    color: var(--text-muted);
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  small {
    flex-basis: 100%;
    font-size: var(--fs-xs);
  }
`

export const Quiet = styled.p`
  max-inline-size: 70ch;
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

export const Two = styled.span`
  display: grid;

  small {
    color: var(--text-muted);
    font-weight: 400;
  }
`
