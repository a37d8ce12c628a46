import styled from 'styled-components'

/** A line and a smaller one below it. */
export const Two = styled.span`
  display: inline-grid;
  gap: 2px;
  min-inline-size: 0;

  b {
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
    font-weight: 400;
  }
`

/** A list within a detail: what happened, and what it counts. */
export const Part = styled.section`
  display: grid;
  gap: var(--space-2);

  h3 {
    font-size: var(--fs-md);
  }
  ul,
  ol {
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-3) var(--space-4);
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  li > div:first-child {
    display: grid;
    flex: 1 1 180px;
    gap: 2px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  li > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    font-variant-numeric: tabular-nums;
  }
  span:not([class]),
  time {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`
