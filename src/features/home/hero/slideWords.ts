import styled, { css } from 'styled-components'
import { clampLines, media } from '../../../ui'
import type { HeroVariant } from './heroVariant'
import { tight } from './slide.styles'

/** Where the words stand in each variant, and how large. */
const words: Record<HeroVariant, ReturnType<typeof css>> = {
  full: css`
    inline-size: 100%;
    max-inline-size: calc(var(--content-w) + 2 * var(--gutter));
    margin-inline: auto;
    padding: var(--space-5) var(--gutter) var(--space-7);

    @media ${media.phone} {
      padding-block: var(--space-3) 40px;

      > * {
        max-inline-size: 58%;
      }
      ${tight} {
        > * {
          max-inline-size: 100%;
        }
      }
    }
    @media ${media.tabletUp} {
      > * {
        max-inline-size: min(42%, 560px);
      }
      h2 {
        font-size: clamp(min(2rem, 5.5vw), 3.6vw, 3.25rem);
      }
    }
  `,
  split: css`
    align-content: center;
    padding: var(--space-3) var(--space-4);

    @media ${media.tabletUp} {
      padding: var(--space-4) var(--space-5) var(--space-5);
    }
    @media ${media.desktopUp} {
      padding: var(--space-6);
    }
  `,
  framed: css`
    align-self: center;
    justify-self: start;
    inline-size: 62%;
    margin: 3px var(--space-3);
    padding: var(--space-3);
    border-radius: var(--radius-m);
    background-color: var(--surface-1);
    box-shadow: var(--shadow-2);

    ${tight} {
      inline-size: auto;
    }
    @media ${media.tabletUp} {
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
  /* a long word breaks and does not widen the words around it */
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);
  min-inline-size: 0;
  ${({ $variant }) => words[$variant]}

  h2 {
    padding-block-end: 0.08em;
    text-wrap: balance;

    @media ${media.tabletUp} {
      ${({ $variant }) => ($variant === 'full' ? '' : 'font-size: var(--fs-2xl);')}
    }
    @media ${media.desktopUp} {
      ${({ $variant }) => ($variant === 'full' ? '' : 'font-size: var(--fs-3xl);')}
    }
  }
  p {
    color: var(--text-muted);
    text-wrap: pretty;
  }
  p + * {
    margin-block-start: var(--space-2);
  }
  /*
   * Long words are cut to a few lines, so that every slide is as tall. By the slide's width in letters: where only the text
   * is larger and the layout does not know, the slide grows instead.
   */
  @media ${media.tabletUp} and ${media.belowDesktop} {
    @container hero (width >= 36rem) {
      h2,
      p {
        ${clampLines(3)}
      }
    }
  }
  @media ${media.desktopUp} {
    @container hero (width >= 45rem) {
      h2 {
        ${clampLines(3)}
      }
      p {
        ${clampLines(2)}
      }
    }
  }
  @media ${media.tabletUp} {
    /* such text leaves no room for a button with larger words than its own */
    @container hero (width < 30rem) {
      :is(a, button) {
        font-size: 1rem;
      }
    }
  }

  /* what the slide says is its headline and the way on; the page behind it says the rest */
  @media ${media.phone} {
    gap: var(--space-2);

    @container hero (width >= 17rem) {
      h2 {
        ${clampLines(3)}
      }
    }
    h2 {
      font-size: var(--fs-lg);
      line-height: 1.25;
    }
    p:not(:last-child) {
      display: none;
    }
    /* where no way leads on, it is all there is to read */
    > :last-child:not(a, button) {
      display: block;
    }
    p + *,
    h2 + * {
      margin-block-start: 0;
    }
    :is(a, button) {
      min-block-size: 40px;
      padding-inline: var(--space-4);
      font-size: var(--fs-sm);
    }
    @media (max-width: 22.5em) {
      /* the words of the button on one line */
      :is(a, button) {
        padding-inline: var(--space-3);

        svg {
          display: none;
        }
      }
    }
  }
`
