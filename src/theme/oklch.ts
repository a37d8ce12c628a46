import { parseToRgb, rgb } from 'polished'

/** OKLCH: lightness 0–1 as the eye grades it, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

/** Linear sRGB channels 0–1 of #rrggbb. */
function readLinear(hex: string): Triple {
  const { red, green, blue } = parseToRgb(hex)
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]
}

/** WCAG 2 relative luminance, unrounded (polished rounds to three digits, too coarse for dark surfaces). */
export function luminance(hex: string): number {
  const [r, g, b] = readLinear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio, 1–21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** Matrices of Björn Ottosson's OKLab. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = readLinear(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const c = Math.hypot(a, bb)
  return { l, c, h: c < 1e-4 ? 0 : (Math.atan2(bb, a) * 180) / Math.PI }
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const inGamut = (channels: Triple) => channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** #rrggbb; a colour that sRGB does not have loses chroma, never lightness or hue. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l))
  let channels = toLinearRgb({ ...colour, l })
  if (!inGamut(channels)) {
    let low = 0
    let high = colour.c
    for (let step = 0; step < 18; step += 1) {
      const middle = (low + high) / 2
      if (inGamut(toLinearRgb({ l, c: middle, h: colour.h }))) low = middle
      else high = middle
    }
    channels = toLinearRgb({ l, c: low, h: colour.h })
  }
  const [red, green, blue] = channels.map((channel) => Math.round(255 * toGamma(Math.min(1, Math.max(0, channel)))))
  const short = rgb(red ?? 0, green ?? 0, blue ?? 0)
  return short.length === 4 ? `#${[...short.slice(1)].map((digit) => digit + digit).join('')}` : short
}

/** A part of `over` on `under`, 0–1, mixed as the eye sees it. */
export function blend(under: string, over: string, part: number): string {
  const [a, b] = [toOklch(under), toOklch(over)]
  const point = ({ c, h }: Oklch) => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const
  const [pa, pb] = [point(a), point(b)]
  const x = pa[0] + (pb[0] - pa[0]) * part
  const y = pa[1] + (pb[1] - pa[1]) * part
  return toHex({ l: a.l + (b.l - a.l) * part, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI })
}
