import type { FontMetrics } from './fontFaces'
import { readWoff2Tables, type Unbrotli } from './woff2Tables'

/** How often letters come in a thousand signs of English. */
const frequencies: Readonly<Record<string, number>> = {
  ...{ ' ': 180, e: 104, t: 74, a: 67, o: 62, i: 57, n: 57, s: 52, h: 50, r: 49, d: 35, l: 33, u: 23, c: 23, m: 20 },
  ...{ f: 18, w: 19, g: 16, y: 16, p: 16, b: 12, v: 8, k: 6 },
}

/**
 * Figures for a fallback typeface of the same measure. `undefined` for a file without Latin letters: its own script
 * has no typeface to measure against everywhere.
 */
export function readFontMetrics(file: Uint8Array, unbrotli: Unbrotli): FontMetrics | undefined {
  const tables = readWoff2Tables(file, unbrotli)
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((tag) => tables.get(tag))
  if (head === undefined || hhea === undefined || hmtx === undefined || cmap === undefined) return undefined
  const glyphOf = readCharacterMap(cmap)
  const wide = hhea.getUint16(34)
  let sum = 0
  let weights = 0
  for (const [letter, weight] of Object.entries(frequencies)) {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0)
    if (glyph === 0) return undefined
    sum += weight * hmtx.getUint16(4 * Math.min(glyph, wide - 1))
    weights += weight
  }
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    letterWidth: sum / weights,
  }
}

/** Glyph of a character by the font's format 4 table, which every text font has; 0 where it has none. */
function readCharacterMap(cmap: DataView): (code: number) => number {
  const start = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + 8 * index)).find(
    (offset) => cmap.getUint16(offset) === 4,
  )
  if (start === undefined) return () => 0
  const segments = cmap.getUint16(start + 6) / 2
  const ends = start + 14
  const starts = ends + 2 * segments + 2
  return (code) => {
    for (let index = 0; index < segments; index += 1) {
      if (cmap.getUint16(ends + 2 * index) < code) continue
      const first = cmap.getUint16(starts + 2 * index)
      if (first > code) return 0
      const delta = cmap.getUint16(starts + 2 * (segments + index))
      const rangeAt = starts + 2 * (2 * segments + index)
      const range = cmap.getUint16(rangeAt)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = cmap.getUint16(rangeAt + range + 2 * (code - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
