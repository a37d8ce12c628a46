/** Four bytes a pixel: red, green, blue and how opaque it is. */
type Pixels = Uint8Array

const opaque = 250

/** Part of each side that a tile reaches, however round its corners are. */
const leastOfSide = 3 / 8

/** Whether the icon lies along all four sides, as one on a tile of its own does; a mark alone, or a disc, does not. */
export function hasOwnGround(pixels: Pixels, size: number): boolean {
  const isFilled = (x: number, y: number) => (pixels[(y * size + x) * 4 + 3] ?? 0) >= opaque
  const reaches = (isOn: (at: number) => boolean) => {
    let filled = 0
    for (let at = 0; at < size; at += 1) if (isOn(at)) filled += 1
    return filled >= size * leastOfSide
  }
  const last = size - 2
  return (
    reaches((x) => isFilled(x, 1)) &&
    reaches((x) => isFilled(x, last)) &&
    reaches((y) => isFilled(1, y)) &&
    reaches((y) => isFilled(last, y))
  )
}

/** Pixels from the edge of a tile inward that are mixed with what is behind it, or belong to a line along it. */
const edgeOf = (size: number): number => Math.max(2, Math.round(size / 60))

/**
 * Fills the rounded corners of a tile, edge and all, with the colour that lies behind the edge on the way to the middle.
 * What is transparent inside of it is filled with the colour that its row begins or ends with.
 */
export function bleed(pixels: Pixels, size: number): void {
  const tile = Uint8Array.from(pixels)
  const edge = edgeOf(size)
  const middle = (size - 1) / 2
  const isOpaque = (at: number) => (tile[at * 4 + 3] ?? 0) >= opaque
  const rows = Array.from({ length: size }, (_, y) => spanOf(size, (x) => isOpaque(y * size + x)))
  const away = awayFrom(rows, size)
  const isOutside = (x: number, y: number) => x >= 0 && x < size && (away[y * size + x] ?? 0) > 0
  for (let y = 0; y < size; y += 1) {
    const { first, last } = rows[y] ?? { first: 0, last: size - 1 }
    for (let x = 0; x < size; x += 1) {
      const at = y * size + x
      const far = Math.sqrt((middle - x) ** 2 + (middle - y) ** 2) || 1
      const [stepX, stepY] = [(middle - x) / far, (middle - y) / far]
      /** Of the tile, and so near to what is not that it may be mixed with it. */
      const isEdge = () =>
        isOutside(Math.round(x - stepX * edge), Math.round(y - stepY * edge)) ||
        isOutside(x - edge, y) ||
        isOutside(x + edge, y) ||
        isOutside(x, y - edge) ||
        isOutside(x, y + edge)
      const isBeside = (away[at] ?? 0) > 0
      if (isBeside || isEdge()) {
        let inward = 0
        for (let clear = away[at] ?? 0; clear > 0 && inward < far;) {
          inward += Math.max(1, clear - 1)
          clear = away[Math.round(y + stepY * inward) * size + Math.round(x + stepX * inward)] ?? 0
        }
        const depth = Math.min(isBeside ? inward + edge : edge, far)
        copyPixel(tile, (Math.round(y + stepY * depth) * size + Math.round(x + stepX * depth)) * 4, pixels, at * 4)
      } else if (!isOpaque(at)) {
        paintBelow(pixels, at * 4, (y * size + (x < size / 2 ? first : last)) * 4)
      }
    }
  }
}

interface Span {
  readonly first: number
  readonly last: number
}

/** How many pixels each lies away from the nearest that is not before the first or behind the last of its row. */
function awayFrom(rows: readonly Span[], size: number): Uint16Array {
  const away = new Uint16Array(size * size)
  for (const [y, { first, last }] of rows.entries()) {
    away.fill(size, y * size, y * size + Math.min(first, size))
    away.fill(size, y * size + last + 1, (y + 1) * size)
  }
  // from the neighbours that were looked at, forward and then backward
  for (const back of [-1, 1]) {
    for (let index = 0; index < size * size; index += 1) {
      const at = back < 0 ? index : size * size - 1 - index
      const known = away[at] ?? 0
      if (known === 0) continue
      const x = at % size
      const row = at + back * size
      const beside = x + back >= 0 && x + back < size ? (away[at + back] ?? size) : size
      const behind = x > 0 ? (away[row - 1] ?? size) : size
      const ahead = x < size - 1 ? (away[row + 1] ?? size) : size
      away[at] = Math.min(known, 1 + Math.min(beside, behind, away[row] ?? size, ahead))
    }
  }
  return away
}

/** The first and the last of a row; none of it: the first lies behind the last. */
function spanOf(size: number, holds: (x: number) => boolean): Span {
  let [first, last] = [size, -1]
  for (let x = 0; x < size; x += 1) {
    if (!holds(x)) continue
    first = Math.min(first, x)
    last = x
  }
  return { first, last }
}

function copyPixel(source: Pixels, from: number, pixels: Pixels, to: number): void {
  for (let channel = 0; channel < 3; channel += 1) pixels[to + channel] = source[from + channel] ?? 0
  pixels[to + 3] = 255
}

function paintBelow(pixels: Pixels, at: number, from: number): void {
  const share = (pixels[at + 3] ?? 0) / 255
  for (let channel = 0; channel < 3; channel += 1)
    pixels[at + channel] = Math.round((pixels[at + channel] ?? 0) * share + (pixels[from + channel] ?? 0) * (1 - share))
  pixels[at + 3] = 255
}
