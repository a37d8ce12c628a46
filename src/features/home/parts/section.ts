import styled, { css } from 'styled-components'
import { pageFrame } from '../../../ui'

/** Drawn when it comes near: `size` is the height that it is guessed to have until then, such as 200px. */
export const nearby = (size: string) => css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${size};
`

/** A section of its own, as wide as the page; without anything in it, it takes no room. */
export const Section = styled.div`
  ${pageFrame}

  &:empty {
    display: none;
  }
`
