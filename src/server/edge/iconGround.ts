/** Four bytes a pixel: red, green, blue and how opaque it is. */
type Pixels = Uint8Array

const opaque = 250

/** Whether the icon reaches all four sides, as one on a tile of its own does; a mark alone does not. */
export function hasOwnGround(pixels: Pixels, size: number): boolean {
  const middle = Math.floor(size / 2)
  const isFilled = (x: number, y: number) => (pixels[(y * size + x) * 4 + 3] ?? 0) >= opaque
  return isFilled(middle, 1) && isFilled(middle, size - 2) && isFilled(1, middle) && isFilled(size - 2, middle)
}

/** Fills the rounded corners of a tile with the colour that each row of it begins and ends with. */
export function bleed(pixels: Pixels, size: number): void {
  for (let y = 0; y < size; y += 1) {
    const row = (x: number) => (y * size + x) * 4
    const columns = Array.from({ length: size }, (_, x) => x)
    const first = columns.find((x) => (pixels[row(x) + 3] ?? 0) >= opaque)
    const last = columns.findLast((x) => (pixels[row(x) + 3] ?? 0) >= opaque)
    if (first === undefined || last === undefined) continue
    for (const x of columns) paintBelow(pixels, row(x), row(x < size / 2 ? first : last))
  }
}

function paintBelow(pixels: Pixels, at: number, from: number): void {
  const share = (pixels[at + 3] ?? 0) / 255
  for (let channel = 0; channel < 3; channel += 1)
    pixels[at + channel] = Math.round((pixels[at + channel] ?? 0) * share + (pixels[from + channel] ?? 0) * (1 - share))
  pixels[at + 3] = 255
}
