import styled from 'styled-components'
import { bareButton, hitArea, media } from '../../../ui'

/** Two beside each other where it has a whole page to itself. */
export const Ranks = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(340px, 36%)), 1fr));
  column-gap: var(--space-6);
  overflow: clip;
`

export const Game = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 56px;
  min-inline-size: 0;
  padding-block: var(--space-2);
  /* between rows: that of the first ones is cut off */
  margin-block-start: -1px;
  border-block-start: 1px solid var(--line);

  /* names stand below the others, and have the line */
  @media ${media.largeText} {
    flex-wrap: wrap;
  }
`

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

export const Names = styled.span`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;

  @media ${media.largeText} {
    flex-basis: 100%;
    order: 1;
  }
  > * {
    display: block;
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-weight: 400;
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
