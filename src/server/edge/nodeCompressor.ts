import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compressor } from './assetReader'
import { createLine } from './line'
import { packText } from './nodePack'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** zlib has four threads, which reading files and answers of platforms need as well. */
const atOnce = 2
/** Pages that wait, each some eighty kilobytes: half a second of work. */
const waiting = 500
/** From here on a page is compressed in a third of the time, to be a seventh larger. */
const hurried = 20

/** Milliseconds that a page may have to wait for its turn: with what comes before and after it is there within a second. */
const longestWait = 250

/** Covers a page. The usual one of four megabytes is allocated for every page anew and is slow to be given back. */
const windowBits = 17

export interface CompressorLimits {
  readonly atOnce: number
  readonly waiting: number
  /** Milliseconds. */
  readonly longestWait: number
}

/**
 * Brotli at a level that a page of a few dozen kilobytes takes a few milliseconds for. Visitors that come faster wait in
 * line, for every compression under way has its own memory; those whom the line has no place for get the page plain.
 */
export function createNodeCompressor(limits: CompressorLimits = { atOnce, waiting, longestWait }): Compressor {
  const line = createLine(limits)
  // milliseconds for one of them, by the last dozen or two
  let usual = 0
  return {
    encodings: ['br', 'gzip'],
    pack: packText,
    isBehind: () => (line.length * usual) / limits.atOnce > limits.longestWait,
    compress: async (text, encoding) => {
      const plain = { bytes: new TextEncoder().encode(text), encoding: 'identity' } as const
      const turn = encoding === 'identity' ? undefined : line.join()
      if (!turn) return plain
      const leave = await turn
      const begun = performance.now()
      try {
        const quick = line.length >= hurried
        const packed = await (encoding === 'br'
          ? brotli(plain.bytes, { params: brotliParameters(plain.bytes.byteLength, quick ? 3 : 5) })
          : zip(plain.bytes, { level: quick ? 1 : 6 }))
        return { bytes: new Uint8Array(packed), encoding }
      } finally {
        usual += (performance.now() - begun - usual) / 16
        leave()
      }
    },
  }
}

const brotliParameters = (bytes: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: windowBits,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
})
