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
