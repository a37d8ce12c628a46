/** OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. One lightness looks equally light in every hue. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

const channel = (linear: number) => {
  const clipped = Math.min(1, Math.max(0, linear))
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
}

const toRgb = ([lightness, chroma, hue]: Oklch): [number, number, number] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const inGamut = (rgb: readonly number[]) => rgb.every((value) => value > -0.0005 && value < 1.0005)

/** CSS hex of a colour; one outside sRGB loses chroma, never its hue or lightness. */
export const css = ([lightness, chroma, hue]: Oklch): string => {
  let kept = chroma
  let rgb = toRgb([lightness, kept, hue])
  while (!inGamut(rgb) && kept > 0.005) {
    kept -= 0.01
    rgb = toRgb([lightness, Math.max(0, kept), hue])
  }
  return `#${rgb
    .map((value) =>
      Math.round(channel(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The colour `share` of the way from one to another, round the shorter side of the hue circle. */
export const blend = (from: Oklch, to: Oklch, share: number): Oklch => {
  const turn = ((to[2] - from[2] + 540) % 360) - 180
  const part = (i: 0 | 1) => from[i] + (to[i] - from[i]) * share
  return [part(0), part(1), from[2] + turn * share]
}

export const turned = ([lightness, chroma, hue]: Oklch, degrees: number): Oklch => [lightness, chroma, hue + degrees]

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two hex colours as WCAG counts it: 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
