import styled from 'styled-components'

export const Room = styled.div`
  display: grid;
  gap: var(--space-5);
  max-inline-size: calc(720px + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-8);
`
