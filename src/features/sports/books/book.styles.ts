import styled, { css } from 'styled-components'
import { displayFace, liftOnHover, media } from '../../../ui'

export const RailHead = styled.h2`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  margin-block-end: var(--space-2);
  font-size: var(--fs-lg);
`

/** In a row that is scrolled on a phone, one below the other beside the matches. */
export const Rail = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min(15rem, 70vw), 1fr);
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    display: grid;
  }
  /* clear of the tab of customer service in the margin */
  @media ${media.tabletUp} {
    margin-inline: -4px;
    padding-inline: 4px;
  }
  @media ${media.desktopUp} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    gap: var(--space-2);
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
`

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-4);

  > li {
    display: grid;
  }
  a {
    min-block-size: 120px;
    padding: var(--space-4);
    background-image: var(--backdrop);
  }
`

const plate = css`
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
`

export const Book = styled.a`
  ${plate}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 64px;
  padding: var(--space-2) var(--space-3);
  color: inherit;
  text-decoration: none;
  ${liftOnHover}
`

export const Words = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-inline-size: 0;
`

export const BookName = styled.span`
  ${displayFace}
  font-weight: 700;
  line-height: 1.25;
  overflow-wrap: anywhere;
`

export const Action = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--accent-text);
  font-size: var(--fs-sm);
  font-weight: 500;
`
