import styled, { css } from 'styled-components'
import { media } from '../breakpoints'
import { bareButton, oneLine, roundOnPicture } from '../css'
import { pictured } from '../media/pictured'

// Walls of cards are drawn on cheap phones, and every styled part is work of its own each time: a card is one styled
// element, its parts are plain ones with class names that mean something in it alone. Variants are told by
// `data-variant`, not by properties: styles that never change are made once.

/** What is uncovered under a mouse or focus: never the way on touch, where a tap opens. */
const uncovered = css`
  [data-veil] {
    opacity: 1;
  }
  [data-veil] > span:first-child {
    transform: none;
  }
  > .heart,
  > .demo {
    opacity: 1;
  }
`

/** The button that opens the game: picture and words. */
const open = css`
  > .open {
    ${bareButton}
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    border-radius: var(--radius-l);
    -webkit-touch-callout: none;

    &:focus-visible {
      outline-offset: 3px;
    }
  }
  &[data-variant='tile'] > .open:focus-visible {
    outline-offset: -3px;
  }
`

const picture = css`
  .picture {
    ${pictured}
    overflow: clip;
  }
  .picture > img {
    transition:
      opacity var(--dur) var(--ease-out),
      transform var(--dur-slow) var(--ease-out);
  }
  &[data-variant='cover'] .picture {
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-1);
    transition: box-shadow var(--dur) var(--ease-out);
  }
  &[data-variant='wide'] .picture {
    border-radius: max(4px, calc(var(--radius-l) - 8px));
  }

  @media ${media.hover} {
    &[data-variant='cover']:hover .picture {
      box-shadow:
        0 0 0 2px var(--accent-text),
        var(--shadow-2);
    }
    &:hover .picture > img {
      transform: scale(1.05);
    }
  }
`

/** Its colours come as a style: they are those of a tone. */
const badge = css`
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    border-radius: var(--radius-pill);
    font-size: var(--fs-xs);
    font-weight: 700;
    line-height: 1.35;
  }
  .picture > .badge {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    max-inline-size: calc(100% - 60px);
    padding: 3px 8px;

    /* above the lettering, which does not grow with the text */
    @media ${media.largeText} {
      inset-block-start: 2px;
      inset-inline-start: 2px;
      padding: 0 6px;
    }
  }
  /* below the lettering of a square one, beside what may stand at the end of its foot */
  &[data-variant='tile'] .picture > .badge {
    inset-block: auto 4px;
    inset-inline-start: 4px;
    max-inline-size: calc(100% - 48px);
    padding: 1px 6px;
  }
  .vendor > .badge {
    margin-inline-end: 6px;
    padding-inline: 6px;
    vertical-align: bottom;
  }
`

/** Height of the words of a square card: two lines of its title, and the vendor. */
export const tileWords = 'calc(2.7 * var(--fs-sm) + 1.5 * var(--fs-xs) + 16px)'

/** Title and vendor, as each variant sets them. */
const words = css`
  .words {
    padding: 10px 2px 2px;
  }
  .lines {
    display: block;
    /* each line is as high as what stands in it */
    line-height: 0;
    ${oneLine}
    /* a title is cut at its own end, whichever way the page runs, and still stands at the page's start */
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .title {
    font-weight: 500;
    line-height: 1.35;
  }
  .vendor {
    /* mark, badge and name in the page's direction */
    unicode-bidi: isolate;
    color: var(--text-muted);
    font-size: var(--fs-xs);
    line-height: 1.5;
  }

  /* still of one height: a row of the hall is as high as its first card */
  @media ${media.largeText} {
    .title,
    .vendor {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      block-size: 3lh;
      overflow: clip;
    }
    .vendor {
      -webkit-line-clamp: 2;
      block-size: 2lh;
    }
    .title + br {
      display: none;
    }
  }
  .vendor > img {
    display: inline-block;
    inline-size: 14px;
    block-size: 14px;
    margin-inline-end: 5px;
    border-radius: 3px;
    vertical-align: -2px;
  }

  &[data-variant='wide'] .words {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: 12px 6px 6px;

    > .lines {
      flex: 1;
    }
  }
  /* a title of two lines has its room on every card */
  &[data-variant='tile'] .words {
    align-content: center;
    min-block-size: ${tileWords};
    padding: 7px 8px 8px;
    border-block-start: 1px solid var(--line);
    text-align: center;
  }
  &[data-variant='tile'] .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: clip;
    font-size: var(--fs-sm);
    white-space: normal;
    unicode-bidi: plaintext;
  }
`

/** A set heart stays in sight; an empty one waits for the pointer where there is one. */
const heart = css`
  > .heart {
    ${bareButton}
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    ${roundOnPicture}
    transition:
      opacity var(--dur) var(--ease-out),
      transform var(--dur-fast) var(--ease-out);

    &:active {
      transform: scale(0.88);
    }

    @media ${media.hover} {
      &:not([aria-pressed='true'], :focus-visible) {
        opacity: 0;
      }
    }

    &[aria-pressed='true'] {
      color: var(--danger-text);
    }
  }
  &[data-variant='wide'] > .heart {
    inset-block-start: 10px;
    inset-inline-end: 10px;
  }
  &[data-variant='tile'] > .heart {
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`

/** Stands on the lower edge of the picture. Only where hover or focus can uncover it. */
const demo = css`
  > .demo {
    ${bareButton}
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    display: flex;
    align-items: end;
    justify-content: center;
    padding-block-end: 12px;
    color: white;
    font-size: var(--fs-sm);
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    opacity: 0;
    clip-path: inset(calc(100% - 48px) 0 0 0);
    transition: opacity var(--dur) var(--ease-out);

    &:focus-visible {
      outline-offset: -4px;
    }

    @media ${media.touch} {
      display: none;
    }
  }
`

export const Card = styled.article`
  position: relative;
  min-inline-size: 0;
  transition:
    transform var(--dur) var(--ease-out),
    border-color var(--dur-fast) var(--ease-out);

  &[data-variant='wide'] {
    padding: 8px;
    border-radius: var(--radius-l);
    background-color: var(--surface-1);
    box-shadow: var(--shadow-1);
  }
  &[data-variant='tile'] {
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background-color: var(--surface-1);
    overflow: clip;
  }

  ${open}
  ${picture}
  ${badge}
  ${words}
  ${heart}
  ${demo}

  @media ${media.hover} {
    &:hover {
      transform: translateY(-4px);
    }
    &[data-variant='tile']:hover {
      border-color: var(--accent-text);
      transform: none;
    }
    &&:hover,
    &&:has(:focus-visible) {
      ${uncovered}
    }
  }
`
