import {
  type Color,
  clampChroma,
  convertLrgbToRgb,
  convertOklabToLrgb,
  convertRgbToLrgb,
  formatHex,
  type Lrgb,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagLuminance,
} from 'culori/fn'

register(modeRgb)
register(modeLrgb)
const readOklab = register(modeOklab)
const readOklch = register(modeOklch)

/** OKLCH: lightness 0–1 as the eye grades it, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** WCAG 2 contrast ratio, 1–21. */
export const contrast = (one: string, other: string): number => ratioOf(luminanceOf(one), luminanceOf(other))

/** The same of two luminances. */
export const ratioOf = (one: number, other: number): number =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05)

const lightAt = (channel: number): number => convertRgbToLrgb({ r: channel, g: 0, b: 0 }).r

/** How much light each of the 256 steps of a channel gives: what a theme measures is written as #rrggbb. */
const light = Array.from({ length: 256 }, (_, step) => lightAt(step / 255))
const sixDigits = /^#[0-9a-f]{6}$/i

/** WCAG 2 relative luminance, 0–1. */
export function luminanceOf(colour: string): number {
  if (!sixDigits.test(colour)) return wcagLuminance(colour)
  const bits = Number.parseInt(colour.slice(1), 16)
  const [r = 0, g = 0, b = 0] = [light[bits >> 16], light[(bits >> 8) & 255], light[bits & 255]]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
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
  const linear = linearOf(held)
  if (isShown(linear)) return hexOf(linear)
  return isWithin(linearOf({ ...held, c: 0 }))
    ? hexOf(linearOf(withinGamut(held)))
    : clamped({ mode: 'oklch', ...held })
}

/**
 * What clampChroma finds, without its readers of any kind of colour: a theme asks for some hundred colours, and the check of
 * brands for a theme of each.
 */
function withinGamut({ l, c, h }: Oklch): Oklch {
  let [start, end, middle] = [0, c, 0]
  while (end - start > finest) {
    middle = start + (end - start) * 0.5
    if (isWithin(linearOf({ l, c: middle, h }))) start = middle
    else end = middle
  }
  return { l, c: start, h }
}

/** Of chroma, which goes to 0.4. */
const finest = 0.4 / 2 ** 13

function linearOf({ l, c, h }: Oklch): Lrgb {
  const angle = (h / 180) * Math.PI
  return convertOklabToLrgb({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) })
}

const hexOf = (linear: Lrgb): string => formatHex(convertLrgbToRgb(linear))

/** Of sRGB: its ends are those of the light that it stands for, which need no powers. */
const isWithin = ({ r, g, b }: Lrgb) => Math.min(r, g, b) >= 0 && Math.max(r, g, b) <= 1

/** A channel of sRGB that is out of it by so little is a rounding error, and no reason to lose chroma. */
const rounding = 0.0005
const [least, most] = [lightAt(-rounding), lightAt(1 + rounding)]

const isShown = ({ r, g, b }: Lrgb) => Math.min(r, g, b) >= least && Math.max(r, g, b) <= most

/** A part of `over` on `under`, 0–1, mixed as the eye sees it. */
export function blend(under: string, over: string, part: number): string {
  const [from, to] = [readOklab(under), readOklab(over)]
  if (from === undefined || to === undefined) throw new Error(`${from ? over : under} is no colour`)
  const between = (one: number, other: number) => one + part * (other - one)
  const mixed = { l: between(from.l, to.l), a: between(from.a, to.a), b: between(from.b, to.b) }
  const linear = convertOklabToLrgb(mixed)
  return isShown(linear) ? hexOf(linear) : clamped({ mode: 'oklab', ...mixed })
}

const clamped = (colour: Color): string => formatHex(clampChroma(colour, 'oklch'))
