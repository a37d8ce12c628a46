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

/** The search, the filters and the order, beside each other as far as their words have room. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > :first-child {
    flex: 1 1 12rem;
  }
  > :nth-child(3) {
    flex: 1 1 12rem;
    max-inline-size: 20rem;
  }

  @media ${media.phone} {
    > :first-child {
      flex: 999 1 12rem;
    }
    > button {
      flex: 1 0 auto;
    }
    > :nth-child(3) {
      flex-basis: 100%;
      max-inline-size: none;
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
