import styled, { css } from 'styled-components'
import { media } from '../../../ui'
import { wide } from '../parts/wide'
import type { HeroVariant } from './heroVariant'

/** From edge to edge; its dots lie on the picture. */
const full = css`
  ul {
    border-radius: 0;
  }

  section > div:last-child {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
  }
`

const contained = css`
  ${wide}
  padding-block-start: var(--space-4);
  /* the row of dots is air enough */
  margin-block-end: calc(-1 * var(--space-5));

  @media ${media.desktopUp} {
    padding-block-start: var(--space-5);
  }
`

/** The place of the hero in its three variants. */
export const HeroBox = styled.div<{ $variant: HeroVariant }>`
  ${({ $variant }) => ($variant === 'full' ? full : contained)}
`
