import { glyphs, type Point } from './glyphs'
import { encodePng } from './png'

export const captchaWidth = 150
export const captchaHeight = 54

type Colour = readonly [red: number, green: number, blue: number]
type Segment = readonly [from: Point, to: Point, halfWidth: number, colour: Colour]

/** Draws digits, turned, slanted and waved, under a few lines. PNG. */
export function drawCaptcha(digits: string, random: () => number): Buffer {
  const between = (low: number, high: number) => low + random() * (high - low)
  const wave = { height: between(2, 4), length: between(28, 44), at: between(0, 6) }
  const bend = ([x, y]: Point): Point => [x, y + wave.height * Math.sin(x / wave.length + wave.at)]
  const ink = (): Colour => [between(20, 90), between(20, 70), between(60, 130)]
  const segments: Segment[] = []
  const join = (points: readonly Point[], halfWidth: number, colour: Colour) => {
    for (const [index, to] of points.entries()) {
      const from = points[index - 1]
      if (from) segments.push([bend(from), bend(to), halfWidth, colour])
    }
  }
  const step = captchaWidth / (digits.length + 0.6)
  for (const [index, digit] of [...digits].entries()) {
    const size = between(21, 25)
    const turn = between(-0.28, 0.28)
    const slant = between(-0.2, 0.2)
    const centre: Point = [step * (index + 0.8), captchaHeight / 2 + between(-3, 3)]
    const colour = ink()
    const width = between(1.6, 2.2)
    const place = ([x, y]: Point): Point => {
      const [dx, dy] = [(x - 0.5 + slant * (0.75 - y)) * size, (y - 0.75) * size]
      return [
        centre[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
        centre[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
      ]
    }
    for (const stroke of glyphs[digit] ?? []) join(stroke.map(place), width, colour)
  }
  for (let line = 0; line < 3; line += 1) {
    join(
      [
        [0, between(6, 48)],
        [captchaWidth / 2, between(6, 48)],
        [captchaWidth, between(6, 48)],
      ],
      0.6,
      [150, 150, 170],
    )
  }
  return encodePng(captchaWidth, captchaHeight, paint(segments, random))
}

/** Lines over a speckled ground, softened at their rims. */
function paint(segments: readonly Segment[], random: () => number): Uint8Array {
  const pixels = new Uint8Array(captchaWidth * captchaHeight * 3)
  for (let at = 0; at < pixels.length; at += 3) pixels.fill(236 + random() * 16, at, at + 3)
  for (const [from, to, halfWidth, colour] of segments) {
    const reach = halfWidth + 1
    const [left, right] = range(from[0], to[0], reach, captchaWidth)
    const [top, bottom] = range(from[1], to[1], reach, captchaHeight)
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const cover = Math.min(1, Math.max(0, halfWidth + 0.7 - distance([x, y], from, to)))
        blend(pixels, (y * captchaWidth + x) * 3, colour, cover)
      }
    }
  }
  return pixels
}

function range(a: number, b: number, reach: number, end: number): [low: number, high: number] {
  return [Math.max(0, Math.floor(Math.min(a, b) - reach)), Math.min(end, Math.ceil(Math.max(a, b) + reach) + 1)]
}

function blend(pixels: Uint8Array, at: number, colour: Colour, cover: number): void {
  for (const [channel, value] of colour.entries()) {
    const under = pixels[at + channel] ?? 0
    pixels[at + channel] = under + (value - under) * cover
  }
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}
