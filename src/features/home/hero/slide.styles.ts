import styled, { css } from 'styled-components'
import { media } from '../../../ui'
import type { HeroVariant } from './heroVariant'

/**
 * Where text is so large that a slide holds less than a line of a usual headline. The slide's width is counted in letters,
 * because queries of the window do not count a text size that the page alone has.
 */
export const tight = '@container hero (width < 17rem)'

/**
 * full: the picture from edge to edge, words beside its subject.
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
      min-block-size: clamp(348px, 31vw, 500px);
    }
  `,
  split: css`
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    min-block-size: 156px;
    border-radius: var(--radius-l);
    background-color: var(--surface-1);

    @media ${media.tabletUp} {
      grid-template-columns: minmax(300px, 2fr) 3fr;
      min-block-size: clamp(280px, 19.5vw, 320px);
    }
  `,
  framed: css`
    min-block-size: 144px;
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background-color: var(--surface-1);

    @media ${media.tabletUp} {
      min-block-size: clamp(356px, 33vw, 440px);
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

/** Fades towards the words where the page is as dark as a picture by night. */
const faded = (to: 'left' | 'right') => css`
  mask-image: linear-gradient(to ${to}, transparent, black 38%), linear-gradient(to top, transparent, black 26%);
  mask-composite: intersect;
`

/**
 * Beside the words, on the side where the picture's subject stands: by night it fades into the page, by day it is cut
 * at a slant, since what fades into white is grey. Its dots lie below it.
 */
const beside = css`
  position: absolute;
  inset-block: 0 44px;
  inset-inline: 42% 0;

  html[data-theme='light'] & {
    clip-path: polygon(14% 0, 100% 0, 100% 100%, 0 100%);
  }
  html[data-theme='light'][dir='rtl'] & {
    clip-path: polygon(0 0, 86% 0, 100% 100%, 0 100%);
  }
  html[data-theme='dark'] & {
    inset-block-end: 0;
    ${faded('right')}
  }
  html[data-theme='dark'][dir='rtl'] & {
    ${faded('left')}
  }

  @media ${media.phone} {
    inset-block-end: 36px;
    inset-inline-start: 56%;
  }
  /* words of twice the size take the whole of a narrow slide */
  ${tight} {
    display: none;
  }
`

const pictures: Record<HeroVariant, ReturnType<typeof css>> = {
  full: beside,
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
    /* the plate leaves slivers of it */
    ${tight} {
      display: none;
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
    object-position: 90% center;
  }
  [dir='rtl'] & img {
    object-position: 10% center;
  }
`
