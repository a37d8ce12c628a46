import styled from 'styled-components'
import { clampLines, deepLines, displayFace, media, oneLine, pageFrame } from '../../../ui'

/** Rows of about the same length, tiles of one width: up to five tiles on phones, six on tablets, all in one where there is room. */
export const Tiles = styled.ul<{ $count: number }>`
  ${pageFrame}
  --in-row: ${({ $count }) => inRow($count, 5)};
  display: grid;
  grid-template-columns: repeat(var(--in-row), minmax(0, 1fr));
  gap: var(--space-2);

  @media (width < 360px) {
    --in-row: ${({ $count }) => inRow($count, 4)};
  }
  @media ${media.largeText} {
    --in-row: 2;
  }
  @media ${media.tabletUp} {
    --in-row: ${({ $count }) => inRow($count, 6)};
    gap: var(--space-3);
  }
  @media ${media.desktopUp} {
    --in-row: ${({ $count }) => inRow($count, 9)};
  }
`

/** Tiles in a row, so that as few rows as need be are as full as can be. */
const inRow = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most))

export const Place = styled.li`
  min-inline-size: 0;
  container-type: inline-size;
`

export const Face = styled.a`
  position: relative;
  display: grid;
  justify-items: center;
  /* marks on one line, whether a name has one line or two */
  align-content: start;
  gap: 6px;
  block-size: 100%;
  min-block-size: 92px;
  padding: var(--space-3) 4px var(--space-2);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  color: var(--text);
  text-align: center;
  text-decoration: none;
  overflow: clip;
  transition: background-color var(--dur-fast) var(--ease-out);

  @media ${media.tabletUp} {
    grid-template-rows: 1fr auto auto;
    justify-items: start;
    gap: 2px;
    min-block-size: 128px;
    padding: var(--space-3);
    text-align: start;
  }

  @media ${media.hover} {
    &:hover {
      background-color: var(--surface-hover);
    }
    &:hover > span:first-of-type {
      background-color: var(--accent);
      color: var(--on-accent);
    }
  }
`

/** Marks of the first vendors, one over the edge of the other, where there is room for them. */
export const Marks = styled.span`
  display: none;

  @media ${media.tabletUp} {
    display: flex;
    position: absolute;
    inset-block-start: var(--space-3);
    inset-inline-end: var(--space-3);

    > * {
      margin-inline-start: -9px;
      box-shadow: 0 0 0 2px var(--surface-1);
    }
  }
  @container (max-width: 147px) {
    display: none;
  }
`

export const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-m);
  background-color: var(--accent-soft);
  color: var(--accent-text);
  transition:
    background-color var(--dur-fast) var(--ease-out),
    color var(--dur-fast) var(--ease-out);

  @media ${media.tabletUp} {
    align-self: start;
  }
`

export const Name = styled.span`
  position: relative;
  max-inline-size: 100%;
  font-size: var(--fs-xs);
  font-weight: 500;
  line-height: 1.25;
  overflow-wrap: anywhere;
  ${clampLines(2)}
  ${deepLines}

  @media ${media.tabletUp} {
    ${displayFace}
    font-size: var(--fs-md);
    font-weight: 700;
    line-height: 1.2;
    ${clampLines(2)}
    white-space: normal;
  }
  @container (min-width: 100px) and (max-width: 147px) {
    font-size: var(--fs-sm);
  }
`

/** Names of the first vendors. */
export const Vendors = styled.span`
  display: none;

  @media ${media.tabletUp} {
    display: block;
    max-inline-size: 100%;
    color: var(--text-muted);
    font-size: var(--fs-xs);
    ${oneLine}
  }
`
