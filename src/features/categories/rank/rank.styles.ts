import styled from 'styled-components'
import { BoardWords } from '../../../shared/lists/board.styles'
import { bareButton, hitArea, media } from '../../../ui'

export const Place = styled.span`
  flex: none;
  inline-size: 1.5em;
  color: var(--accent-text);
  font-family: var(--font-figure);
  font-size: var(--fs-lg);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
`

/** They stand below the others where text is large, and have the line. */
export const Names = styled(BoardWords)`
  @media ${media.largeText} {
    flex-basis: 100%;
    order: 1;
  }
`

export const Play = styled.button`
  ${bareButton}
  ${hitArea}
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  margin-inline-start: auto;
  inline-size: 36px;
  block-size: 36px;
  border-radius: var(--radius-pill);
  background-color: var(--accent-soft);
  color: var(--accent-text);
`
