import styled from 'styled-components'

/** Width and rhythm of the pages of this feature. */
export const SupportPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  inline-size: 100%;
  max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--gutter);
`
