import { create, type Font } from 'fontkitten'
import type { FontMetrics } from './fontFaces'

/** How often letters come in a thousand signs of English. */
const frequencies: Readonly<Record<string, number>> = {
  ...{ ' ': 180, e: 104, t: 74, a: 67, o: 62, i: 57, n: 57, s: 52, h: 50, r: 49, d: 35, l: 33, u: 23, c: 23, m: 20 },
  ...{ f: 18, w: 19, g: 16, y: 16, p: 16, b: 12, v: 8, k: 6 },
}

/**
 * Figures for a fallback typeface of the same measure. `undefined` for a file without Latin letters: its own script
 * has no typeface to measure against everywhere.
 * @throws when the file is no font
 */
export function readFontMetrics(file: Uint8Array): FontMetrics | undefined {
  const font = open(file)
  return font && measure(font)
}

/**
 * Of some letters, those that a file holds.
 * @throws when the file is no font
 */
export function heldLetters(file: Uint8Array, letters: string): string {
  const font = open(file)
  return [...letters].filter((letter) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('')
}

/** Undefined for a collection, which browsers are not given. */
function open(file: Uint8Array): Font | undefined {
  const font = create(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  return font.isCollection ? undefined : font
}

function measure(font: Font): FontMetrics | undefined {
  let sum = 0
  let weights = 0
  for (const [letter, weight] of Object.entries(frequencies)) {
    const code = letter.codePointAt(0) ?? 0
    if (!font.hasGlyphForCodePoint(code)) return undefined
    sum += weight * font.glyphForCodePoint(code).advanceWidth
    weights += weight
  }
  const { unitsPerEm, ascent, descent, lineGap } = font
  return { unitsPerEm, ascent, descent, lineGap, letterWidth: sum / weights }
}
