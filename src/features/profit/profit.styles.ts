import styled from 'styled-components'

/** A sentence, and the sums that it is made of. */
export const Statement = styled.div`
  display: grid;
  gap: var(--space-4);

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-6);
    margin: 0;
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  dl > div {
    flex: 1 1 150px;
    min-inline-size: 0;
  }
  dt {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd bdi {
    white-space: normal;
  }
  div:last-child > dd {
    font-size: var(--fs-lg);
    font-weight: 700;
  }
`

/** What is chosen at one end, what is done with it at the other. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`

export const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
