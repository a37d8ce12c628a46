import { blend, toHex, toOklch } from './oklch'
import { reach } from './readable'
import type { Mode } from './resolve'

export interface Surfaces {
  readonly page: string
  readonly card: string
  readonly popover: string
  readonly sunken: string
  readonly hover: string
  readonly line: string
  readonly lineStrong: string
  readonly text: string
  readonly muted: string
  readonly subtle: string
  readonly skeleton: string
}

/**
 * The page as the brand wants it, held light in light and dark in dark: a night blue given for both themes becomes its
 * own pale tint by day.
 */
function readPage(surface: string, mode: Mode): string {
  const { l, c, h } = toOklch(surface)
  if (mode === 'light') return l >= 0.9 ? surface : toHex({ l: 0.972, c: Math.min(c * 0.3, 0.014), h })
  return l <= 0.28 && l >= 0.1 ? surface : toHex({ l: l < 0.1 ? 0.12 : 0.19, c: Math.min(c, 0.035), h })
}

/** Depth by tint in dark (higher is lighter, a breath of the accent in it), by shadow in light (higher is whiter). */
export function surfacesOf(surface: string, text: string, accent: string, mode: Mode): Surfaces {
  const dark = mode === 'dark'
  const page = readPage(surface, mode)
  const { l, c, h } = toOklch(page)
  const raise = (by: number) => blend(toHex({ l: l + by, c: c * 1.05, h }), accent, 0.025)
  const whiten = (part: number) => toHex({ l: l + (1 - l) * part, c: c * (1 - part * 0.85), h })
  const card = dark ? raise(0.038) : whiten(0.8)
  const popover = dark ? raise(0.072) : whiten(1)
  const sunken = dark ? toHex({ l: l * 0.8, c, h }) : toHex({ l: l - 0.022, c: c * 1.25, h })
  const hover = dark ? raise(0.105) : toHex({ l: l - 0.036, c: c * 1.35, h })
  const all = [page, card, popover, sunken, hover]
  const towards = dark ? 'white' : 'black'
  const ink = reach(text, all, 7, towards)
  const faded = (part: number, ratio: number) => reach(blend(ink, page, part), all, ratio, towards)
  return {
    page,
    card,
    popover,
    sunken,
    hover,
    line: blend(card, ink, dark ? 0.13 : 0.11),
    lineStrong: reach(blend(card, ink, 0.42), [page, card, popover, sunken], 3, towards),
    text: ink,
    muted: faded(0.3, 5.6),
    subtle: faded(0.42, 4.6),
    skeleton: blend(card, ink, dark ? 0.1 : 0.085),
  }
}
