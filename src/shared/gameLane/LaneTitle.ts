import styled from 'styled-components'
import { media } from '../../ui'

/** An icon and what the lane holds. */
export const LaneTitle = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);

  svg {
    color: var(--accent-text);
  }

  @media ${media.belowDesktop} {
    font-size: var(--fs-lg);
  }
`
