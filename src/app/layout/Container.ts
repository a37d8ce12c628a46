import styled from 'styled-components'

/** The width of the page's content, with its gutters. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`
