/** Four bytes a pixel: red, green, blue and how opaque it is. */
type Pixels = Uint8Array

const opaque = 250

/** Whether the icon reaches all four sides, as one on a tile of its own does; a mark alone does not. */
export function hasOwnGround(pixels: Pixels, size: number): boolean {
  const middle = Math.floor(size / 2)
  const isFilled = (x: number, y: number) => (pixels[(y * size + x) * 4 + 3] ?? 0) >= opaque
  return isFilled(middle, 1) && isFilled(middle, size - 2) && isFilled(1, middle) && isFilled(size - 2, middle)
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
  const at = (x: number, y: number) => (y * size + x) * 4
  const isOpaque = (x: number, y: number) => (tile[at(x, y) + 3] ?? 0) >= opaque
  const rows = Array.from({ length: size }, (_, y) => spanOf(size, (x) => isOpaque(x, y)))
  const isOutside = (x: number, y: number) => {
    const { first, last } = rows[y] ?? { first: 0, last: size - 1 }
    return x >= 0 && x < size && (x < first || x > last)
  }
  /** Of the tile, and so near to what is not that it may be mixed with it. */
  const isEdge = (x: number, y: number, outward: readonly [number, number]) =>
    isOutside(...outward) ||
    isOutside(x - edge, y) ||
    isOutside(x + edge, y) ||
    isOutside(x, y - edge) ||
    isOutside(x, y + edge)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const far = Math.hypot(middle - x, middle - y) || 1
      const step = { x: (middle - x) / far, y: (middle - y) / far }
      const along = (distance: number) =>
        [Math.round(x + step.x * distance), Math.round(y + step.y * distance)] as const
      if (isOutside(x, y) || isEdge(x, y, along(-edge))) {
        let inward = 0
        while (inward < far && isOutside(...along(inward))) inward += 1
        const depth = isOutside(x, y) ? inward + edge : edge
        copyPixel(tile, at(...along(Math.min(depth, far))), pixels, at(x, y))
      } else if (!isOpaque(x, y)) {
        const { first, last } = rows[y] ?? { first: 0, last: size - 1 }
        paintBelow(pixels, at(x, y), at(x < size / 2 ? first : last, y))
      }
    }
  }
}

/** The first and the last of a row; none of it: the first lies behind the last. */
function spanOf(size: number, holds: (x: number) => boolean): { readonly first: number; readonly last: number } {
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
