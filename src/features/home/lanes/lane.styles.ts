import styled from 'styled-components'
import { type GameCardVariant, media } from '../../../ui'
import { nearby } from '../parts/wide'

/** Blocks and no grid: beside an aside each lane is as wide as is left of it, and below it as wide as the page. */
export const Lanes = styled.div`
  > * + * {
    margin-block-start: var(--space-5);
  }
`

/** Guessed heights of a lane in CSS pixels, until it was drawn once. */
const heights: Readonly<Record<GameCardVariant, number>> = { cover: 320, wide: 290, tile: 230 }

/** Lanes after the second are drawn when they come near. The padding keeps shadows and rings inside what is drawn. */
export const LaneBox = styled.div<{ $variant: GameCardVariant }>`
  display: flow-root;

  &:nth-child(n + 3) {
    ${({ $variant }) => nearby(heights[$variant])}
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);

    /* a box beside a float does not reach over its own edge */
    @media ${media.desktopUp} {
      margin-inline: 0;
      padding-inline: 0;
      overflow-clip-margin: 12px;
    }
  }
`

export const LaneTitle = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);

  svg {
    color: var(--accent-text);
  }

  @media ${media.phone} {
    font-size: var(--fs-lg);
  }
`
