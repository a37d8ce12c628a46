import styled, { css } from 'styled-components'
import { media } from '../../../ui'
import type { HeroVariant } from './heroVariant'

/**
 * full: the picture from edge to edge, words on its calm side over a veil of the page's colour.
 * split: words on a panel of their own beside the picture.
 * framed: the picture in a mat, words on a plate that stands in it.
 *
 * On a phone each is at most 200 px high with its dots, so that games are seen without scrolling.
 */
const slides: Record<HeroVariant, ReturnType<typeof css>> = {
  full: css`
    min-block-size: 200px;
    align-items: center;

    @media ${media.tabletUp} {
      min-block-size: clamp(340px, 31vw, 500px);
    }
  `,
  split: css`
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    min-block-size: 156px;
    border-radius: var(--radius-l);
    background-color: var(--surface-1);

    @media ${media.tabletUp} {
      grid-template-columns: minmax(300px, 2fr) 3fr;
      min-block-size: clamp(300px, 27vw, 380px);
    }
  `,
  framed: css`
    min-block-size: 152px;
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background-color: var(--surface-1);

    @media ${media.tabletUp} {
      min-block-size: clamp(340px, 33vw, 440px);
      padding: var(--space-4);
    }
  `,
}

export const Slide = styled.article<{ $variant: HeroVariant }>`
  position: relative;
  display: grid;
  overflow: hidden;
  ${({ $variant }) => slides[$variant]}
`

/** Opaque where the words begin, clear where the picture's subject stands. */
const across = (to: 'left' | 'right') => css`
  linear-gradient(
    to ${to},
    color-mix(in srgb, var(--page) 92%, transparent) 8%,
    color-mix(in srgb, var(--page) var(--hero-veil, 82%), transparent) 36%,
    transparent var(--hero-veil-end, 66%)
  )
`

const veil = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background-image: linear-gradient(to top, var(--page), transparent 22%), ${across('right')};
  }
  [dir='rtl'] &::after {
    background-image: linear-gradient(to top, var(--page), transparent 22%), ${across('left')};
  }

  /* words take more of a narrow slide */
  @media ${media.phone} {
    --hero-veil: 84%;
    --hero-veil-end: 84%;
  }
`

const pictures: Record<HeroVariant, ReturnType<typeof css>> = {
  full: css`
    position: absolute;
    inset: 0;
    ${veil}
  `,
  split: css`
    position: relative;
    order: 1;
  `,
  framed: css`
    position: absolute;
    inset: var(--space-2);
    border-radius: max(4px, calc(var(--radius-l) - var(--space-3)));
    overflow: hidden;

    @media ${media.tabletUp} {
      inset: var(--space-4);
    }
  `,
}

/** The picture fills its place whatever its own shape. Platforms send it with its calm side at the start of the line. */
export const Picture = styled.div<{ $variant: HeroVariant }>`
  min-inline-size: 0;
  background-color: var(--surface-sunken);
  background-image: var(--backdrop);
  ${({ $variant }) => pictures[$variant]}

  > span {
    position: absolute;
    inset: 0;
    aspect-ratio: auto !important;
    background-color: transparent;
  }
  img {
    object-position: 86% center;
  }
  [dir='rtl'] & img {
    object-position: 14% center;
  }
`
