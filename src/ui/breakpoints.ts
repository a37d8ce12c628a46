/** Smallest widths of a tablet and a desktop in CSS pixels; below tablet is a phone. */
export const breakpoints = { tablet: 700, desktop: 1080 } as const

/** Media queries for styled-components and matchMedia. */
export const media = {
  phone: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  tabletUp: `(min-width: ${breakpoints.tablet}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 0.02}px)`,
  desktopUp: `(min-width: ${breakpoints.desktop}px)`,
  /** A mouse or trackpad: hover styles may reveal things. */
  hover: '(hover: hover) and (pointer: fine)',
  /** Fingers: everything that can be tapped is there without hover. */
  touch: '(hover: none), (pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const
