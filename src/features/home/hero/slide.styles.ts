import styled, { css } from 'styled-components'
import { media } from '../../../ui'
import type { HeroVariant } from './heroVariant'

/**
 * full: the picture from edge to edge, words on its calm side over a veil of the page's colour.
 * split: words on a panel of their own beside the picture.
 * framed: the picture in a mat, words on a plate that stands in it.
 */
const slides: Record<HeroVariant, ReturnType<typeof css>> = {
  full: css`
    block-size: 440px;
    align-items: end;

    @media ${media.tabletUp} {
      block-size: clamp(340px, 31vw, 500px);
      align-items: center;
    }
  `,
  split: css`
    grid-template-rows: 190px auto;
    block-size: 430px;
    border-radius: var(--radius-l);
    background-color: var(--surface-1);

    @media ${media.tabletUp} {
      grid-template-rows: none;
      grid-template-columns: minmax(300px, 2fr) 3fr;
      block-size: clamp(300px, 27vw, 380px);
    }
  `,
  framed: css`
    grid-template-rows: 236px auto;
    block-size: 448px;
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background-color: var(--surface-1);

    @media ${media.tabletUp} {
      grid-template-rows: none;
      block-size: clamp(340px, 33vw, 440px);
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

const veil = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background-image: linear-gradient(
      to top,
      var(--page) 2%,
      color-mix(in srgb, var(--page) 82%, transparent) 28%,
      transparent 62%
    );
  }

  @media ${media.tabletUp} {
    &::after {
      background-image:
        linear-gradient(to top, var(--page), transparent 22%),
        linear-gradient(
          to right,
          color-mix(in srgb, var(--page) 92%, transparent) 8%,
          color-mix(in srgb, var(--page) 62%, transparent) 34%,
          transparent 62%
        );
    }
    [dir='rtl'] &::after {
      background-image:
        linear-gradient(to top, var(--page), transparent 22%),
        linear-gradient(
          to left,
          color-mix(in srgb, var(--page) 92%, transparent) 8%,
          color-mix(in srgb, var(--page) 62%, transparent) 34%,
          transparent 62%
        );
    }
  }
`

const pictures: Record<HeroVariant, ReturnType<typeof css>> = {
  full: css`
    position: absolute;
    inset: 0 0 32%;
    ${veil}

    @media ${media.tabletUp} {
      inset: 0;
    }
  `,
  split: css`
    position: relative;

    @media ${media.tabletUp} {
      order: 1;
    }
  `,
  framed: css`
    position: relative;
    border-radius: max(4px, calc(var(--radius-l) - var(--space-3)));
    overflow: hidden;

    @media ${media.tabletUp} {
      position: absolute;
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
