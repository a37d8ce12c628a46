import styled from 'styled-components'
import { media } from '../../ui'

export const Name = styled.span`
  display: grid;
  gap: 4px;
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-weight: 400;
  }
`

export const Rate = styled.bdi`
  font-variant-numeric: tabular-nums;
`

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 260px);
  gap: var(--space-3);

  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: 0 var(--space-4);
`

/** Beside each other where there is room, each as tall as it is. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  align-items: start;
  gap: var(--space-4);
`

export const Hint = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`
