import styled from 'styled-components'
import { media } from '../../ui'

/** A list of games or winners. Two beside each other where it has a whole page to itself. */
export const Board = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(340px, 36%)), 1fr));
  column-gap: var(--space-6);
  overflow: clip;
`

export const BoardRow = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 56px;
  min-inline-size: 0;
  padding-block: var(--space-2);
  /* between rows: that of the first ones is cut off */
  margin-block-start: -1px;
  border-block-start: 1px solid var(--line);

  /* what has no room beside the words stands below them */
  @media ${media.largeText} {
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
`

/** Both names are whole. */
export const BoardWords = styled.span`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;

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
