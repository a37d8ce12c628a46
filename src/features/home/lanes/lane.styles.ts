import styled from 'styled-components'
import { type GameCardVariant, gameLaneWidths, gameRatios, media } from '../../../ui'
import { nearby } from '../parts/section'

/** Blocks and no grid: beside an aside each lane is as wide as is left of it, and below it as wide as the page. */
export const Lanes = styled.div`
  > * + * {
    margin-block-start: var(--space-5);
  }
`

/** What a lane has above and below its pictures in CSS pixels on phones and above, for its place until its cards stand. */
const around: Readonly<Record<GameCardVariant, readonly [phone: number, wide: number]>> = {
  cover: [102.3, 103.6],
  wide: [112.3, 113.6],
  tile: [102.9, 104],
}

/** A guessed height is no percentage: a card that has no room is as wide as the window. */
const height = (variant: GameCardVariant, place: 0 | 1) =>
  `calc(${around[variant][place]}px + ${gameLaneWidths[variant].replace('%', 'vw')} / ${gameRatios[variant]})`

/**
 * Lanes after the second are drawn when they come near. One whose title is drawn before its cards are near is as high as
 * with them: browsers remember how high it was. The padding keeps shadows and rings inside what is drawn.
 */
export const LaneBox = styled.div<{ $variant: GameCardVariant }>`
  --lane-h: ${({ $variant }) => height($variant, 0)};
  display: flow-root;

  @media ${media.tabletUp} {
    --lane-h: ${({ $variant }) => height($variant, 1)};
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
