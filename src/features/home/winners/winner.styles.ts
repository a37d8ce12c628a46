import styled from 'styled-components'
import { media } from '../../../ui'

/** Two beside each other where it has a whole page to itself. */
export const Board = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(340px, 36%)), 1fr));
  column-gap: var(--space-6);
  overflow: clip;
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 56px;
  min-inline-size: 0;
  padding-block: var(--space-2);
  /* between rows: that of the first ones is cut off */
  margin-block-start: -1px;
  border-block-start: 1px solid var(--line);

  /* the prize stands below the names, which have the line */
  @media ${media.largeText} {
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
`

/** Nothing opens a winner: both names are whole. */
export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: 1.35;

  > * {
    display: block;
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-weight: 400;
  }
  @media ${media.largeText} {
    flex-basis: calc(100% - 40px - var(--space-3));
  }
`

export const Prize = styled.span`
  flex: none;
  color: var(--success-text);
  font-weight: 700;

  @media ${media.largeText} {
    flex: 1 1 100%;
    text-align: end;
  }
`
