import styled from 'styled-components'
import { clampLines, deepLines, displayFace, media } from '../../../ui'
import { chipLine } from './chip.styles'

/** Chips on phones; else rows of about the same length, tiles of one width: up to six on tablets, all where there is room. */
export const Tiles = styled.ul<{ $count: number }>`
  ${chipLine}

  @media ${media.tabletUp} {
    --in-row: ${({ $count }) => inRow($count, 6)};
    display: grid;
    grid-template-columns: repeat(var(--in-row), minmax(0, 1fr));
    gap: var(--space-3);
  }
  @media ${media.desktopUp} {
    --in-row: ${({ $count }) => inRow($count, 9)};
  }
`

/** Tiles in a row, so that as few rows as need be are as full as can be. */
const inRow = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most))

export const Place = styled.li`
  @media ${media.tabletUp} {
    min-inline-size: 0;
    container-type: inline-size;
  }
`

export const Face = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: min(var(--radius-l), 22px);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  color: var(--text);
  text-decoration: none;
  transition: background-color var(--dur-fast) var(--ease-out);

  @media ${media.tabletUp} {
    position: relative;
    display: grid;
    grid-template-rows: 1fr auto;
    align-items: start;
    block-size: 100%;
    min-block-size: 112px;
    padding: var(--space-3);
    border-radius: var(--radius-l);
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

/** Marks of the first vendors, where there is room for them. */
export const Marks = styled.span`
  display: none;

  @media ${media.tabletUp} {
    display: flex;
    gap: 4px;
    position: absolute;
    inset-block-start: var(--space-3);
    inset-inline-end: var(--space-3);
  }
  @container (max-width: 147px) {
    display: none;
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  color: var(--accent-text);
  transition:
    background-color var(--dur-fast) var(--ease-out),
    color var(--dur-fast) var(--ease-out);

  @media ${media.tabletUp} {
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-m);
    background-color: var(--accent-soft);
  }
`

export const Name = styled.span`
  font-size: var(--fs-sm);
  font-weight: 500;
  line-height: 1.25;
  white-space: nowrap;
  ${deepLines}

  @media ${media.tabletUp} {
    ${displayFace}
    font-size: var(--fs-md);
    font-weight: 700;
    line-height: 1.2;
    overflow-wrap: anywhere;
    ${clampLines(2)}
    white-space: normal;
  }
  @container (min-width: 100px) and (max-width: 147px) {
    font-size: var(--fs-sm);
  }
`
