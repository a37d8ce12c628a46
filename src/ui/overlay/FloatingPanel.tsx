import styled from 'styled-components'

/** The surface of popovers and menus, in the top layer. */
export const FloatingPanel = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  inline-size: max-content;
  max-inline-size: calc(100vw - 16px);
  max-block-size: min(70dvh, 640px);
  padding: var(--space-2);
  border: 0;
  border-radius: var(--radius-l);
  background-color: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: drop var(--dur-fast) var(--ease-out);
`
