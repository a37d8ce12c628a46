import styled from 'styled-components'
import { type GameCardVariant, media } from '../../../ui'
import { nearby } from '../parts/section'

/** Blocks and no grid: beside an aside each lane is as wide as is left of it, and below it as wide as the page. */
export const Lanes = styled.div`
  > * + * {
    margin-block-start: var(--space-5);
  }
`

/** Heights of a lane in CSS pixels on phones and above, for its place until its cards stand. */
const heights: Readonly<Record<GameCardVariant, readonly [phone: number, wide: number]>> = {
  cover: [278, 324],
  wide: [245, 276],
  tile: [215, 234],
}

/**
 * Lanes after the second are drawn when they come near. One whose title is drawn before its cards are near is as high as
 * with them: browsers remember how high it was. The padding keeps shadows and rings inside what is drawn.
 */
export const LaneBox = styled.div<{ $variant: GameCardVariant }>`
  --lane-h: ${({ $variant }) => heights[$variant][0]}px;
  display: flow-root;

  @media ${media.tabletUp} {
    --lane-h: ${({ $variant }) => heights[$variant][1]}px;
  }
  &[data-waits='true'] {
    min-block-size: var(--lane-h);
  }

  &:nth-child(n + 3) {
    ${nearby('var(--lane-h)')}
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
