import styled, { css } from 'styled-components'
import { clampLines } from '../../../ui/css'
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
    background-image: linear-gradient(to top, var(--page) 2%, color-mix(in srgb, var(--page) 82%, transparent) 28%, transparent 62%);
  }

  @media ${media.tabletUp} {
    &::after {
      background-image:
        linear-gradient(to top, var(--page), transparent 22%),
        linear-gradient(to right, color-mix(in srgb, var(--page) 92%, transparent) 8%, color-mix(in srgb, var(--page) 62%, transparent) 34%, transparent 62%);
    }
    [dir='rtl'] &::after {
      background-image:
        linear-gradient(to top, var(--page), transparent 22%),
        linear-gradient(to left, color-mix(in srgb, var(--page) 92%, transparent) 8%, color-mix(in srgb, var(--page) 62%, transparent) 34%, transparent 62%);
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

const words: Record<HeroVariant, ReturnType<typeof css>> = {
  full: css`
    inline-size: 100%;
    max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
    margin-inline: auto;
    padding: var(--space-5) var(--gutter) var(--space-7);

    h2 {
      font-size: var(--fs-3xl);
    }
    @media ${media.phone} {
      padding-block-end: 52px;
    }
    @media ${media.tabletUp} {
      > * {
        max-inline-size: min(46%, 560px);
      }
      h2 {
        font-size: clamp(2rem, 3.6vw, 3.25rem);
      }
    }
  `,
  split: css`
    align-content: center;
    padding: var(--space-4) var(--space-5) var(--space-5);
    background-image: var(--backdrop);

    @media ${media.desktopUp} {
      padding: var(--space-6);
    }
  `,
  framed: css`
    align-self: start;
    margin-block-start: calc(-1 * var(--space-5));
    margin-inline: var(--space-3);
    padding: var(--space-4);
    border-radius: var(--radius-m);
    background-color: var(--surface-1);
    box-shadow: var(--shadow-2);

    @media ${media.tabletUp} {
      align-self: center;
      justify-self: start;
      inline-size: min(44%, 460px);
      margin: 0 var(--space-6);
      padding: var(--space-5) var(--space-6) var(--space-6);
    }
  `,
}

export const Words = styled.div<{ $variant: HeroVariant }>`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  min-inline-size: 0;
  ${({ $variant }) => words[$variant]}

  h2 {
    ${clampLines(3)}
    ${({ $variant }) => ($variant === 'full' ? '' : 'font-size: var(--fs-xl);')}

    @media ${media.tabletUp} {
      ${({ $variant }) => ($variant === 'full' ? '' : 'font-size: var(--fs-2xl);')}
    }
    @media ${media.desktopUp} {
      ${({ $variant }) => ($variant === 'full' ? '' : 'font-size: var(--fs-3xl);')}
    }
    padding-block-end: 0.08em;
  }
  p {
    ${clampLines(2)}
    color: var(--text-muted);
    text-wrap: pretty;
  }
  p + * {
    margin-block-start: var(--space-2);
  }
`
