import styled, { css } from 'styled-components'
import { media } from '../breakpoints'
import { bareButton, hitArea } from '../css'

// Variants are told by `data-variant`, not by properties: styles that never change are made once, and walls of cards
// are drawn on cheap phones.

/** What is uncovered under a mouse or focus: never the way on touch, where a tap opens. */
const uncovered = css`
  [data-veil] {
    opacity: 1;
  }
  [data-veil] > span:first-child {
    transform: none;
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

  @media ${media.hover} {
    &:hover {
      transform: translateY(-4px);
      ${uncovered}
    }
    &[data-variant='tile']:hover {
      border-color: var(--accent-text);
      transform: none;
    }
    &:has(:focus-visible) {
      ${uncovered}
    }
  }
`

export const Main = styled.button`
  ${bareButton}
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  border-radius: var(--radius-l);
  -webkit-touch-callout: none;

  &:focus-visible {
    outline-offset: 3px;
  }
  [data-variant='tile'] > &:focus-visible {
    outline-offset: -3px;
  }
`

export const Picture = styled.span`
  position: relative;
  display: block;
  overflow: clip;

  [data-variant='cover'] & {
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-1);
    transition: box-shadow var(--dur) var(--ease-out);
  }
  [data-variant='wide'] & {
    border-radius: max(4px, calc(var(--radius-l) - 8px));
  }

  > span:first-child > img {
    transition:
      opacity var(--dur) var(--ease-out),
      transform var(--dur-slow) var(--ease-out);
  }

  @media ${media.hover} {
    [data-variant='cover']:hover & {
      box-shadow:
        0 0 0 2px var(--accent-text),
        var(--shadow-2);
    }
    article:hover & > span:first-child > img {
      transform: scale(1.05);
    }
  }
`

/** Its colours come as a style: they are those of a tone. */
export const BadgeSpot = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  display: inline-flex;
  align-items: center;
  gap: 3px;
  max-inline-size: calc(100% - 60px);
  padding: 3px 8px;
  border-radius: var(--radius-pill);
  font-size: var(--fs-xs);
  font-weight: 700;
  line-height: 1.35;

  [data-variant='tile'] & {
    inset-block-start: 0;
    inset-inline-start: 0;
    border-radius: 0;
    border-end-end-radius: var(--radius-m);
  }
`

/** A set heart stays in sight; an empty one waits for the pointer where there is one. */
export const HeartButton = styled.button`
  ${bareButton}
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  background-color: color-mix(in srgb, var(--surface-2) 88%, transparent);
  color: var(--text);
  transition:
    opacity var(--dur) var(--ease-out),
    transform var(--dur-fast) var(--ease-out);
  ${hitArea}

  &:active {
    transform: scale(0.88);
  }

  @media ${media.hover} {
    opacity: 0;
  }

  &[aria-pressed='true'] {
    color: var(--danger-text);
    opacity: 1;
  }
  &:focus-visible {
    opacity: 1;
  }
  @media ${media.hover} {
    article:hover > &,
    article:has(:focus-visible) > & {
      opacity: 1;
    }
  }

  [data-variant='wide'] > & {
    inset-block-start: 14px;
    inset-inline-end: 14px;
  }
  [data-variant='tile'] > & {
    inset-block-start: 4px;
    inset-inline-end: 4px;
  }
`

/** Stands on the lower edge of the picture. Only where hover or focus can uncover it. */
export const DemoButton = styled.button`
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

  @media ${media.hover} {
    article:hover > &,
    article:has(:focus-visible) > & {
      opacity: 1;
    }
  }
`
