import styled from 'styled-components'
import { liftOnHover, media } from '../../../ui'

export const CardHead = styled.header`
  grid-area: head;
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  min-inline-size: 0;

  > :last-child {
    flex: none;
  }

  @media ${media.largeText} {
    flex-wrap: wrap;
  }
`

export const CardLeague = styled.span`
  color: var(--text-muted);
  font-size: var(--fs-xs);
  line-height: 1.35;
  overflow-wrap: anywhere;
`

/** One match in a box of its own. */
export const MatchBox = styled.article`
  position: relative;
  display: grid;
  block-size: 100%;
  grid-template: 'head' auto 'teams' 1fr 'odds' auto / minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  ${liftOnHover}

  /* its odds in sight on the smallest phone, under a league of two lines too */
  @media (width < 360px) {
    gap: var(--space-1);
    padding: var(--space-2) var(--space-3);
  }
`
