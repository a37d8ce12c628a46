import styled, { css } from 'styled-components'

/** As wide as the content of a page, with the page's gutters. */
export const wide = css`
  inline-size: 100%;
  max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`

/** Drawn when it comes near: `size` is the height that it is guessed to have until then, such as 200px. */
export const nearby = (size: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${size};
`

/** A section of its own, as wide as the page; without anything in it, it takes no room. */
export const Section = styled.div`
  ${wide}

  &:empty {
    display: none;
  }
`
