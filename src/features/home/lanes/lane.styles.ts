import styled from 'styled-components'
import { type GameCardVariant, gameLaneWidths, gameRatios, media, nearby } from '../../../ui'

/** Blocks and no grid: beside an aside each lane is as wide as is left of it, and below it as wide as the page. */
export const Lanes = styled.div`
  > * + * {
    margin-block-start: var(--space-5);
  }
`

/**
 * A lane that would begin beside the last pixels of an aside begins below it, and is as wide as the page: a line before
 * it, without height and as wide as the page, finds no room there. Further up the aside's shape leaves it room.
 */
export const Lane = styled.div`
  @media ${media.desktopUp} {
    &::before {
      content: '\\200b';
      display: block;
      line-height: 0;
      text-indent: 100%;
    }
  }
`

/** What a lane has above and below its pictures in CSS pixels, for its place until its cards stand. */
const around: Readonly<Record<GameCardVariant, number>> = { cover: 102, wide: 112, tile: 122 }

/** A guessed height is no percentage: a card that has no room is as wide as the window. */
const height = (variant: GameCardVariant) =>
  `calc(${around[variant]}px + ${gameLaneWidths[variant].replace('%', 'vw')} / ${gameRatios[variant]})`

/**
 * Lanes after the second are drawn when they come near. One whose title is drawn before its cards are near is as high as
 * with them: browsers remember how high it was. The padding keeps shadows and rings inside what is drawn.
 */
export const LaneBox = styled.div<{ $variant: GameCardVariant }>`
  --lane-h: ${({ $variant }) => height($variant)};
  display: flow-root;

  &[data-waits='true'] {
    min-block-size: var(--lane-h);
  }

  ${Lane}:nth-child(n + 3) > & {
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
