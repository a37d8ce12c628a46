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
  small bdi {
    white-space: nowrap;
  }
  &[data-end] {
    justify-items: end;
  }
`

/** A sum, line by line. */
export const Sum = styled.ul`
  display: grid;
  gap: 4px;
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
    text-align: start;
    overflow-wrap: anywhere;
  }
  /* at the end of a line of its own too: the sums stay one column */
  span + span {
    flex: none;
    margin-inline-start: auto;
  }
  li[data-note] {
    color: var(--text-muted);
    font-size: var(--fs-xs);
  }
`
