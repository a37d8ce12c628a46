import styled, { css } from 'styled-components'
import { clampLines, media } from '../../../ui'
import type { HeroVariant } from './heroVariant'

/** Where the words stand in each variant, and how large. */
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
      margin: 0 var(--space-5);
      padding: var(--space-4) var(--space-5) var(--space-5);
    }
    @media ${media.desktopUp} {
      margin-inline: var(--space-6);
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
