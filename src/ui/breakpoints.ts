/**
 * Smallest widths of a tablet and a desktop in CSS pixels; below tablet is a phone. The queries count in em of the
 * reader's own text size: at 200 % text a desktop of 1440 px has the room of one of 720, and gets the layout for it.
 */
export const breakpoints = { tablet: 700, desktop: 1080 } as const

const em = (pixels: number) => `${pixels / 16}em`
const below = (pixels: number) => `(max-width: ${em(pixels - 0.16)})`
const from = (pixels: number) => `(min-width: ${em(pixels)})`

/** Media queries for styled-components and matchMedia. */
export const media = {
  phone: below(breakpoints.tablet),
  tabletUp: from(breakpoints.tablet),
  belowDesktop: below(breakpoints.desktop),
  desktopUp: from(breakpoints.desktop),
  /** A phone whose text is set much larger: a line holds a word or two, and nothing is cut to one. */
  largeText: '(max-width: 18em)',
  /** A mouse or trackpad: hover styles may reveal things. */
  hover: '(hover: hover) and (pointer: fine)',
  /** Fingers: everything that can be tapped is there without hover. */
  touch: '(hover: none), (pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const

/** Widths that a part of a page may belong to alone (layout/Only.tsx). */
export const widths = {
  phone: media.phone,
  tabletUp: media.tabletUp,
  belowDesktop: media.belowDesktop,
  desktopUp: media.desktopUp,
} as const
export type Width = keyof typeof widths

/** Says of an element which widths it belongs to. */
export const onlyAttribute = 'data-only'

/** Says of #root that the edge has drawn what is in it for this visitor, and which widths' parts were kept of it. */
export const drawnAttribute = 'data-drawn'
