import styled, { css } from 'styled-components'
import { media, pageFrame } from '../../../ui'
import type { HeroVariant } from './heroVariant'

/** From edge to edge; its dots lie on the picture. */
const full = css`
  ul {
    border-radius: 0;
  }

  section > div:last-child {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
  }
`

const contained = css`
  ${pageFrame}
  padding-block-start: clamp(8px, 2vw, 28px);
`

/** A row of dots under the picture is air enough. On a phone it is lower, so that games come sooner. */
const dotted = css`
  margin-block-end: calc(-1 * var(--space-5));

  @media ${media.phone} {
    margin-block-end: calc(-1 * var(--space-6));

    section > div:last-child > button {
      block-size: 32px;
    }
  }
`

interface Look {
  readonly $variant: HeroVariant
  readonly $dots?: boolean
}

/** The place of the hero in its three variants, with or without dots for more than one slide. */
export const HeroBox = styled.div<Look>`
  container: hero / inline-size;
  ${({ $variant }) => ($variant === 'full' ? full : contained)}
  ${({ $variant, $dots = false }) => ($dots && $variant !== 'full' ? dotted : '')}
`
