import styled from 'styled-components'
import { media } from '../../ui'

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;

  > h2 {
    font-size: var(--fs-lg);
  }
`

export const Muted = styled.p`
  max-inline-size: 70ch;
  color: var(--text-muted);
`

/** Words at the start, what can be done about them at the end; below each other where it is narrow. */
export const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0 var(--space-3);

  > :first-child {
    flex: 0 1 20rem;
    min-inline-size: 0;
  }
  /* beside the control, below its label */
  > :last-child {
    margin-block-start: calc(1.4 * var(--fs-sm) + 6px);
  }
  @media ${media.phone} {
    > :first-child {
      flex-grow: 1;
    }
    > :last-child {
      margin-block-start: 0;
    }
  }
`
