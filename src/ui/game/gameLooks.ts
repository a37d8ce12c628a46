import styled, { css } from 'styled-components'
import { media } from '../breakpoints'
import { bareButton, hitArea } from '../css'
import type { BadgeTone } from '../feedback/Badge'
import type { GameCardVariant } from './types'

interface Variant {
  readonly $variant: GameCardVariant
}

const cards = {
  cover: css``,
  wide: css`
    padding: 8px;
    border-radius: var(--radius-l);
    background-color: var(--surface-1);
    box-shadow: var(--shadow-1);
  `,
  tile: css`
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background-color: var(--surface-1);
    overflow: clip;
  `,
} as const

/** What is uncovered under a mouse or focus: never the way on touch, where a tap opens. */
const uncovered = css`
  [data-veil] {
    opacity: 1;
  }
  [data-veil] > span:first-child {
    transform: none;
  }
`

export const Card = styled.article<Variant>`
  position: relative;
  min-inline-size: 0;
  transition:
    transform var(--dur) var(--ease-out),
    border-color var(--dur-fast) var(--ease-out);
  ${({ $variant }) => cards[$variant]}

  @media ${media.hover} {
    &:hover {
      ${({ $variant }) => ($variant === 'tile' ? 'border-color: var(--accent-text);' : 'transform: translateY(-4px);')}
      ${uncovered}
    }
  }

  &:has(:focus-visible) {
    ${uncovered}
  }
`

export const Main = styled.button<Variant>`
  ${bareButton}
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  border-radius: var(--radius-l);
  -webkit-touch-callout: none;

  &:focus-visible {
    outline-offset: ${({ $variant }) => ($variant === 'tile' ? '-3px' : '3px')};
  }
`

const pictures = {
  cover: css`
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-1);
    transition: box-shadow var(--dur) var(--ease-out);

    @media ${media.hover} {
      article:hover & {
        box-shadow:
          0 0 0 2px var(--accent-text),
          var(--shadow-2);
      }
    }
  `,
  wide: css`
    border-radius: max(4px, calc(var(--radius-l) - 8px));
  `,
  tile: css``,
} as const

export const Picture = styled.span<Variant>`
  position: relative;
  display: block;
  overflow: clip;
  ${({ $variant }) => pictures[$variant]}

  > span:first-child > img {
    transition:
      opacity var(--dur) var(--ease-out),
      transform var(--dur-slow) var(--ease-out);
  }

  @media ${media.hover} {
    article:hover & > span:first-child > img {
      transform: scale(1.05);
    }
  }
`

export const BadgeSpot = styled.span<Variant & { $tone: BadgeTone }>`
  position: absolute;
  inset-block-start: ${({ $variant }) => ($variant === 'tile' ? '0' : '8px')};
  inset-inline-start: ${({ $variant }) => ($variant === 'tile' ? '0' : '8px')};
  display: inline-flex;
  align-items: center;
  gap: 3px;
  max-inline-size: calc(100% - 60px);
  padding: 3px 8px;
  border-radius: ${({ $variant }) => ($variant === 'tile' ? '0' : 'var(--radius-pill)')};
  ${({ $variant }) => ($variant === 'tile' ? 'border-end-end-radius: var(--radius-m);' : '')}
  background-color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--surface-2)' : `var(--${$tone})`)};
  color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--text)' : `var(--on-${$tone})`)};
  font-size: var(--fs-xs);
  font-weight: 700;
  line-height: 1.35;
`

const hearts: Readonly<Record<GameCardVariant, string>> = { cover: '6px', wide: '14px', tile: '4px' }

/** A set heart stays in sight; an empty one waits for the pointer where there is one. */
export const HeartButton = styled.button<Variant & { $on: boolean }>`
  ${bareButton}
  position: absolute;
  inset-block-start: ${({ $variant }) => hearts[$variant]};
  inset-inline-end: ${({ $variant }) => hearts[$variant]};
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  background-color: color-mix(in srgb, var(--surface-2) 88%, transparent);
  color: ${({ $on }) => ($on ? 'var(--danger-text)' : 'var(--text)')};
  transition:
    opacity var(--dur) var(--ease-out),
    transform var(--dur-fast) var(--ease-out);
  ${hitArea}

  &:active {
    transform: scale(0.88);
  }

  @media ${media.hover} {
    opacity: ${({ $on }) => ($on ? 1 : 0)};
  }

  &:focus-visible,
  article:hover > &,
  article:has(:focus-visible) > & {
    opacity: 1;
  }
`

/** Stands on the lower edge of the picture. Only where hover or focus can uncover it. */
export const DemoButton = styled.button<{ $ratio: number }>`
  ${bareButton}
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  aspect-ratio: ${({ $ratio }) => $ratio};
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

  article:hover > &,
  article:has(:focus-visible) > & {
    opacity: 1;
  }
`
