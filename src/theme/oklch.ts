import {
  type Color,
  clampChroma,
  convertOklabToRgb,
  formatHex,
  interpolate,
  type Rgb,
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
export function toHex({ l, c, h }: Oklch): string {
  const held = { l: Math.min(1, Math.max(0, l)), c, h }
  const rgb = rgbOf(held)
  if (isWithin(rgb, rounding)) return formatHex(rgb)
  return isWithin(rgbOf({ ...held, c: 0 }), 0) ? formatHex(rgbOf(withinGamut(held))) : shown({ mode: 'oklch', ...held })
}

/**
 * What clampChroma finds, without its readers of any kind of colour: a theme asks for some hundred colours, and the check of
 * brands for a theme of each.
 */
function withinGamut({ l, c, h }: Oklch): Oklch {
  let [start, end, middle] = [0, c, 0]
  while (end - start > finest) {
    middle = start + (end - start) * 0.5
    if (isWithin(rgbOf({ l, c: middle, h }), 0)) start = middle
    else end = middle
  }
  return { l, c: start, h }
}

/** Of chroma, which goes to 0.4. */
const finest = 0.4 / 2 ** 13

function rgbOf({ l, c, h }: Oklch): Rgb {
  const angle = (h / 180) * Math.PI
  return convertOklabToRgb({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) })
}

const isWithin = ({ r, g, b }: Rgb, slack: number) => Math.min(r, g, b) >= -slack && Math.max(r, g, b) <= 1 + slack

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
