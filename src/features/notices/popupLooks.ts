import styled, { keyframes } from 'styled-components'
import { media } from '../../ui'

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

/** At the start of the line: the other corner belongs to customer service. */
export const Card = styled.aside`
  position: fixed;
  z-index: 30;
  inset-inline-start: max(var(--gutter), env(safe-area-inset-left));
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
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2);
  padding-block-start: var(--space-2);
  padding-inline: var(--space-4) var(--space-2);

  > svg {
    color: var(--accent-text);
  }
  h2 {
    font-size: var(--fs-md);
    line-height: 1.3;
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
