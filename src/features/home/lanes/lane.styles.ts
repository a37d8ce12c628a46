import styled from 'styled-components'
import { type GameCardVariant, media } from '../../../ui'
import { nearby } from '../parts/wide'

export const Lanes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`

/** Guessed heights of a lane in CSS pixels, until it was drawn once. */
const heights: Readonly<Record<GameCardVariant, number>> = { cover: 320, wide: 290, tile: 230 }

/** Lanes after the second are drawn when they come near. The padding keeps shadows and rings inside what is drawn. */
export const LaneBox = styled.div<{ $variant: GameCardVariant }>`
  min-inline-size: 0;

  &:nth-child(n + 3) {
    ${({ $variant }) => nearby(heights[$variant])}
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
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
