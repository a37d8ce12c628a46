import { fontStack } from './fontFaces'
import type { Density, ResolvedTheme } from './resolve'
import type { Tokens } from './tokens'

/** --space-1…8 in CSS pixels. */
const spaces: Readonly<Record<Density, readonly number[]>> = {
  compact: [4, 6, 10, 12, 20, 28, 40, 56],
  cosy: [4, 8, 12, 16, 24, 32, 48, 64],
  airy: [4, 8, 14, 20, 28, 40, 60, 80],
}

/** Height of buttons and fields in CSS pixels. */
const controls: Readonly<Record<Density, number>> = { compact: 44, cosy: 48, airy: 52 }

/** Steps of the type scale, 1.2 apart; the smallest stops at 12 px, below which nothing is set. */
const typeScale = { xs: 0.75, sm: 0.8334, md: 1, lg: 1.2, xl: 1.44, '2xl': 1.728, '3xl': 2.0736, '4xl': 2.4883 }

export function sharedTokens({ radius, density, fonts }: ResolvedTheme): Tokens {
  const tokens: Record<string, string> = {
    '--radius-s': px(Math.round(radius * 0.45)),
    '--radius-m': px(Math.round(radius * 0.7)),
    '--radius-l': px(radius),
    '--radius-pill': radius < 6 ? px(Math.max(2, Math.round(radius * 0.7))) : '999px',
    '--font-display': fontStack(fonts.display),
    '--font-text': fontStack(fonts.text),
    '--font-figure': 'var(--font-display)',
    '--control-h': px(controls[density]),
    '--dur-fast': '120ms',
    '--dur': '180ms',
    '--dur-slow': '240ms',
    '--ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    '--ease-in-out': 'cubic-bezier(0.6, 0, 0.3, 1)',
    '--slant': 'italic',
    '--track': '1',
    '--word-space': `${fonts.display.wordSpace ?? 0}em`,
    '--rail-w': '14.5rem',
    '--rail-slim': '6rem',
    '--content-w': density === 'airy' ? '1200px' : '1320px',
    ...typeTokens(1),
    ...desktopFrame,
  }
  spaces[density].forEach((space, index) => {
    tokens[`--space-${index + 1}`] = px(space)
  })
  return tokens
}

/** Pages in Chinese and Japanese take the marks that Latin shares with them from their own typefaces. */
export const hanTokens = ({ fonts }: ResolvedTheme): Tokens => ({
  '--font-display': fontStack(fonts.display, true),
  '--font-text': fontStack(fonts.text, true),
})

/** Where the brand's display typeface does not set the words, they keep the spacing of the typeface that sets them. */
export const plainWords: Tokens = { '--word-space': '0' }

/**
 * Scripts that are joined, or set on squares, or have no italics: letters are not spaced and do not lean, nor do words
 * stand apart as a Latin display typeface asks, whatever the files hold.
 */
export const uprightTokens: Tokens = { '--slant': 'normal', '--track': '0', ...plainWords }

/** Display faces of Arabic script have figures for running text: amounts stand in the face of the text, as in the header. */
export const arabicTokens: Tokens = { '--font-figure': 'var(--font-text)' }

/**
 * Of the steps above the text, what a phone has room for: [rem, share of the width]. At the usual size of text they are
 * never reached from 320 px on; at twice that size a heading grows less than the text, and no word of it is broken.
 */
const phoneRoom: Readonly<Record<string, readonly [number, number]>> = {
  lg: [0.85, 1.5],
  xl: [0.7, 3.4],
  '2xl': [0.45, 6],
  '3xl': [0.5, 7.3],
  '4xl': [0.5, 9.3],
}

/** What differs on a phone: type from 15 px, a lower header, a bottom bar. */
export function phoneTokens(): Tokens {
  const type = Object.entries(typeTokens(15 / 16)).map(([name, size]) => {
    const room = phoneRoom[name.replace('--fs-', '')]
    return [name, room === undefined ? size : `min(${size}, calc(${room[0]}rem + ${room[1]}vw))`] as const
  })
  return {
    ...Object.fromEntries(type),
    '--header-h': '56px',
    '--bottom-bar-h': 'max(64px, calc(48px + 1rem))',
    '--corner-h': '52px',
    '--gutter': '16px',
  }
}

/** A phone whose text is set much larger: its header has two lines. */
export const largeTextTokens: Tokens = { '--header-h': '108px' }

/** From the tablet breakpoint on. `--gutter` is the page's side padding, where customer service has its tab. */
const desktopFrame: Tokens = {
  '--header-h': '64px',
  '--bottom-bar-h': '0px',
  '--corner-h': '56px',
  '--gutter': 'clamp(32px, 2.5vw, 40px)',
}

function typeTokens(base: number): Tokens {
  return Object.fromEntries(
    Object.entries(typeScale).map(([name, factor]) => {
      const size = Math.max(0.75, factor * base)
      return [`--fs-${name}`, `${Number(size.toFixed(4))}rem`]
    }),
  )
}

const px = (value: number) => `${value}px`
