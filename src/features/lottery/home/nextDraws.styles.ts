import styled from 'styled-components'
import { media } from '../../../ui'

export const Place = styled.section`
  inline-size: 100%;
  max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
  /* as its entry says */
  min-block-size: 292px;
  margin-inline: auto;
  padding-inline: var(--gutter);

  @media ${media.tabletUp} {
    min-block-size: 296px;
  }
  li > article {
    block-size: 100%;
  }
`

export const Title = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);

  svg {
    color: var(--accent-text);
  }
`
