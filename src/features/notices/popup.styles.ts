import styled from 'styled-components'
import { bareButton, clampLines, deepLines, media, textFace } from '../../ui'

/** Over the ticker, whose place it takes. Without one it stands in the corner that is not customer service's. */
export const Card = styled.aside`
  position: absolute;
  z-index: 30;
  inset: 0;
  display: grid;
  align-items: center;

  /* within the gutters of the strip, not over them */
  &[data-corner='false'] {
    grid-area: 1 / 1 / 2 / 2;
  }
  animation: rise var(--dur-slow) var(--ease-out);

  &[data-corner='true'] {
    position: fixed;
    z-index: 70;
    inset: auto;
    inset-inline-start: calc(var(--rail-room, 0px) + max(var(--gutter), env(safe-area-inset-left)));
    inset-block-end: calc(max(var(--bottom-bar-h) + env(safe-area-inset-bottom), var(--asked-h, 0px)) + var(--space-3));
    inline-size: min(360px, 100vw - 2 * var(--gutter) - 72px);
    border-radius: var(--radius-l);
    background-color: var(--surface-2);
    box-shadow: var(--shadow-3);
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  /* the cross stands on the edge, not its 44 px target */
  [data-corner='false'] > & > :last-child {
    margin-inline-end: -12px;
  }

  h2 {
    flex: 1;
    min-inline-size: 0;
    ${textFace}
    font-size: var(--fs-sm);
    line-height: 1.3;

    /* what closes it stands beside its words */
    @media ${media.desktopUp} {
      flex: 0 1 auto;
      font-size: min(var(--fs-sm), 1.7vw);
    }
  }
`

export const Opener = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline-end: var(--space-2);
  border-radius: var(--radius-m);

  [data-corner='true'] & {
    padding-inline-start: var(--space-4);
  }

  > svg:first-child {
    color: var(--accent-text);
  }
  > span {
    font-weight: 600;
    text-wrap: wrap;
    ${clampLines(2)}
    ${deepLines}
  }
`

/** Under its title, over the page; upwards from a corner. */
export const Sheet = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  max-inline-size: 420px;
  max-block-size: min(60dvh, 420px);
  padding-block-start: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background-color: var(--surface-2);
  box-shadow: var(--shadow-3);
  overflow: clip;

  [data-corner='true'] > & {
    inset-block: auto calc(100% + var(--space-2));
  }
`

export const Body = styled.div`
  padding: var(--space-1) var(--space-4) var(--space-3);
  color: var(--text-muted);
  font-size: var(--fs-sm);
  overflow-y: auto;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-3);
`
