import styled from 'styled-components'
import { bareButton, displayFace, type GameCardVariant, gridColumns, media, nearby, pageBody } from '../../ui'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  ${pageBody}
`

/** Facts on one line, which is there before they are. */
export const LeadLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.2em;
  min-block-size: 1lh;
  font-variant-numeric: tabular-nums;
  overflow: clip visible;

  /* a dot before each; that of the first in a line is outside, and cut */
  > * {
    position: relative;
    margin-inline-start: -1.2em;
    padding-inline-start: 1.2em;
  }
  > *::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1.2em;
    text-align: center;
  }
`

export const Strip = styled.nav`
  display: flex;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;

  > * {
    flex: none;
  }
  @media ${media.tabletUp} {
    flex-wrap: wrap;
    overflow: visible;
  }
`

/** Smallest widths of a card on phones in rem: 104, 156 and 100 px at the usual size of text. */
const widths: Readonly<Record<GameCardVariant, number>> = { cover: 6.5, wide: 9.75, tile: 6.25 }

export const Grid = styled.ul<{ $variant: GameCardVariant }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $variant }) => widths[$variant]}rem), 1fr));
  gap: var(--space-3);
  ${({ $variant }) => gridColumns($variant)}

  > li {
    min-inline-size: 0;
    ${nearby('220px')}
  }
`

export const Lobby = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--backdrop);
  box-shadow: var(--shadow-1);
`

export const LobbyName = styled.h2`
  flex: 1 1 160px;
  min-inline-size: 0;
  font-size: var(--fs-lg);
`

export const VendorGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--space-4);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

export const VendorButton = styled.button`
  ${bareButton}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: var(--space-3);
  min-block-size: 208px;
  padding: var(--space-5) var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--backdrop);
  box-shadow: var(--shadow-1);
  text-align: center;
  transition:
    transform var(--dur) var(--ease-out),
    background-color var(--dur-fast) var(--ease-out);

  @media ${media.hover} {
    &:hover {
      transform: translateY(-3px);
      background-color: var(--surface-hover);
    }
  }
`

export const VendorName = styled.span`
  ${displayFace}
  font-size: var(--fs-lg);
  font-weight: 700;
  line-height: 1.25;
  overflow-wrap: anywhere;
`

export const Action = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--accent-text);
  font-weight: 500;
`

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-inline-size: 0;
`

export const More = styled.div`
  display: grid;
  justify-items: center;
`

/** What columns are counted by. */
export const Measured = styled.div`
  container-type: inline-size;
`
