import styled, { keyframes } from 'styled-components'
import { bareButton, media } from '../../ui'

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

/** At the start of the line: the other corner belongs to customer service. */
export const Card = styled.aside`
  position: fixed;
  z-index: 70;
  inset-inline-start: calc(var(--rail-room, 0px) + max(var(--gutter), env(safe-area-inset-left)));
  inset-block-end: calc(var(--bottom-bar-h) + env(safe-area-inset-bottom) + var(--space-3));
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  inline-size: min(360px, 100vw - 2 * var(--gutter) - 72px);
  max-block-size: min(46dvh, 380px);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background-color: var(--surface-2);
  box-shadow: var(--shadow-3);
  animation: ${rise} var(--dur-slow) var(--ease-out);
  overflow: clip;

  @media ${media.tabletUp} {
    inset-block-end: var(--space-5);
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  padding: 6px;
`

export const Opener = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  flex: 1;
  gap: var(--space-3);
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline: var(--space-3) var(--space-2);
  border-radius: var(--radius-m);

  > svg {
    color: var(--accent-text);
  }
  h2 {
    flex: 1;
    font-size: var(--fs-md);
    line-height: 1.3;
    text-wrap: wrap;
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
