import styled from 'styled-components'
import { media } from '../../ui'

/** The whole window: a slim bar, and the rest is the game's. */
export const Screen = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100vh;
  block-size: 100dvh;
  container-type: inline-size;
`

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-block-size: 52px;
  padding-block: 4px;

  /* the name of the game has what the buttons leave */
  @media ${media.phone} {
    gap: 0 2px;
  }
  padding-inline: max(var(--space-2), env(safe-area-inset-left)) max(var(--space-2), env(safe-area-inset-right));
  border-block-end: 1px solid var(--line);
  background-color: var(--surface-1);
`

/** What other features say of the session: between the names and the buttons, on phones in a line below them. */
export const Tools = styled.div`
  display: flex;
  order: 1;
  flex-basis: 100%;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-inline-size: 0;

  @media ${media.tabletUp} {
    order: 0;
    flex-basis: auto;
  }
`

/** The buttons of the bar take this much; where they leave a name less than nine letters, it has a line of its own. */
const ownLine = '@container (width < calc(248px + 9em))'

/** Before the other buttons, whether a name stands between them or not. */
export const Back = styled.div`
  display: grid;

  ${ownLine} {
    margin-inline-end: auto;
  }
`

export const Names = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
  line-height: 1.25;
  overflow-wrap: break-word;

  ${ownLine} {
    order: 1;
    flex-basis: 100%;
    padding-inline: var(--space-2);
    padding-block-end: var(--space-1);
  }
`

/** Two lines, and all of it at a touch or below the pointer: cards cut a long name, and this is what they open. */
export const Title = styled.h1`
  font-size: var(--fs-md);
  line-height: 1.3;

  &:not(:hover) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }

  @media ${media.phone} {
    font-size: var(--fs-sm);
  }
`

export const Vendor = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-xs);
`

export const Stage = styled.div`
  position: relative;
  display: grid;
  min-block-size: 0;
  background-color: var(--page);
  background-image: var(--backdrop);
`

export const Wait = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--gutter);
  color: var(--accent-text);
`

export const Told = styled.p`
  max-inline-size: 44ch;
  color: var(--text-muted);
  text-align: center;
`

export const Trouble = styled.div`
  align-self: center;
  justify-self: center;
  inline-size: min(520px, 100% - 2 * var(--gutter));
  padding-block: var(--space-5);
`

export const Frame = styled.iframe`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  border: 0;

  &[data-loaded='false'] {
    opacity: 0;
  }
`
