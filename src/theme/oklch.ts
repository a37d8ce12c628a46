import {
  type Color,
  clampChroma,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagLuminance,
} from 'culori/fn'

const readRgb = register(modeRgb)
register(modeLrgb)
register(modeOklab)
const readOklch = register(modeOklch)

/** OKLCH: lightness 0–1 as the eye grades it, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** WCAG 2 contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A theme measures few colours against one another many times. */
const luminances = new Map<string, number>()
const mostLuminances = 2_000

function luminanceOf(colour: string): number {
  const known = luminances.get(colour)
  if (known !== undefined) return known
  if (luminances.size >= mostLuminances) luminances.clear()
  const luminance = wcagLuminance(colour)
  luminances.set(colour, luminance)
  return luminance
}

/** @throws when the text is no colour */
export function toOklch(hex: string): Oklch {
  const colour = readOklch(hex)
  if (colour === undefined) throw new Error(`${hex} is no colour`)
  // greys have no hue
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 }
}

/** #rrggbb; a colour that sRGB does not have loses chroma, never lightness or hue. */
export const toHex = ({ l, c, h }: Oklch): string => shown({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h })

/** A part of `over` on `under`, 0–1, mixed as the eye sees it. */
export const blend = (under: string, over: string, part: number): string =>
  shown(interpolate([under, over], 'oklab')(part))

/** A channel of sRGB that is out of it by so little is a rounding error, and no reason to lose chroma. */
const rounding = 0.0005

function shown(colour: Color): string {
  const { r, g, b } = readRgb(colour)
  const isInGamut = [r, g, b].every((channel) => channel >= -rounding && channel <= 1 + rounding)
  return formatHex(isInGamut ? { mode: 'rgb', r, g, b } : clampChroma(colour, 'oklch'))
}
