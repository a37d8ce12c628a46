import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'
import type { Pack, PackedText } from './assetReader'

const unpack = promisify(brotliDecompress)

/**
 * Told to the compressor in place of slots: chance, which it stores as it is, and so do we. Nothing may be a copy of any of
 * it, or it of anything: what is there in an answer is other bytes, and the decoder hears of no copy inside a slot. So no two
 * bytes stand side by side, those around a slot included, that are in the text or in another slot.
 */
function createFiller(text: string): (length: number, before: number, after: number) => Buffer {
  const seen = new Uint8Array(1 << 16)
  let previous = 0
  for (const byte of Buffer.from(text)) {
    seen[(previous << 8) | byte] = 1
    previous = byte
  }
  return (length, before, after) => {
    const bytes = Buffer.alloc(length)
    let last = before
    for (let at = 0; at < length; at++) {
      const isNew = (byte: number) =>
        seen[(last << 8) | byte] === 0 && (at < length - 1 || seen[(byte << 8) | after] === 0)
      const byte = Array.from(randomBytes(tries), (each) => each | 128).find(isNew) ?? 255
      seen[(last << 8) | byte] = 1
      bytes[at] = byte
      last = byte
    }
    seen[(last << 8) | after] = 1
    return bytes
  }
}
/** Few of the 128 bytes follow one another in any text: one that does not is found soon. */
const tries = 32

/** Bytes after a slot that are stored with it: brotli codes a literal by the context of the two bytes before it. */
const stored = 2

interface Slot {
  readonly start: number
  readonly marker: number
}

/** Where the markers stand in a text, in order. */
function slotsOf(text: string, markers: readonly string[]): readonly Slot[] {
  return markers
    .flatMap((marker, at) => {
      const found: Slot[] = []
      for (let start = text.indexOf(marker); start !== -1; start = text.indexOf(marker, start + marker.length))
        found.push({ start, marker: at })
      return found
    })
    .sort((a, b) => a.start - b.start)
}

/** A meta-block of brotli that holds bytes as they are (RFC 7932, section 9.2): ISLAST 0, MNIBBLES 4, MLEN - 1, ISUNCOMPRESSED 1. */
function storedBlock(bytes: Buffer): Buffer {
  const head = ((bytes.length - 1) << 3) | (1 << 19)
  return Buffer.concat([Buffer.from([head & 255, (head >> 8) & 255, (head >> 16) & 255]), bytes])
}

/**
 * Compresses a text once for all answers that differ in the places of its markers alone. Between two of them brotli is told
 * to come to the end of a byte; a marker is stored as it is, in a block of its own, where any value of its length may be put.
 * It is unpacked once with other values: undefined where that is not the text with them.
 */
export const packText: Pack = async (text, markers) => {
  const slots = slotsOf(text, markers)
  const lengthOf = ({ marker }: Slot) => markers[marker]?.length ?? 0
  const ends = slots.map((slot, place) => ({
    from: slot.start + lengthOf(slot) + stored,
    to: slots[place + 1]?.start ?? text.length,
  }))
  if (ends.some(({ from, to }) => from > to)) return undefined

  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  let out: Buffer[] = []
  stream.on('data', (part: Buffer) => out.push(part))
  // unheard it would end the process, and whoever waits for a flush would wait for ever
  const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject))
  failed.catch(() => undefined)
  const take = (): Buffer => {
    const bytes = Buffer.concat(out)
    out = []
    return bytes
  }
  const write = async (piece: string | Buffer): Promise<Buffer> => {
    stream.write(piece)
    const flushed = new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve))
    await Promise.race([flushed, failed])
    return take()
  }
  const filler = createFiller(text)
  const blocks = [await write(text.slice(0, slots[0]?.start ?? text.length))]
  const places: { readonly offset: number; readonly marker: number }[] = []
  let offset = blocks[0]?.length ?? 0
  for (const [at, slot] of slots.entries()) {
    const { from, to } = ends[at] ?? { from: 0, to: 0 }
    const before = Buffer.from(text.slice(Math.max(0, slot.start - 2), slot.start))
    const after = Buffer.from(text.slice(from - stored, from))
    const held = Buffer.concat([filler(lengthOf(slot), before.at(-1) ?? 0, after[0] ?? 0), after])
    // told to the compressor, so that it counts on, and stored by hand
    await write(held)
    const block = storedBlock(held)
    places.push({ offset: offset + 3, marker: slot.marker })
    const between = await write(text.slice(from, to))
    blocks.push(block, between)
    offset += block.length + between.length
  }
  const ended = new Promise((resolve) => stream.once('end', resolve))
  stream.end()
  await Promise.race([ended, failed])
  blocks.push(take())
  const template = Buffer.concat(blocks)

  const fill: PackedText['fill'] = (values) => {
    const bytes = new Uint8Array(template)
    for (const place of places) {
      const [value = '', marker = ''] = [values[place.marker], markers[place.marker]]
      if (value.length !== marker.length)
        throw new Error(`a slot takes ${marker.length} characters, not ${value.length}`)
      for (let at = 0; at < value.length; at++) bytes[place.offset + at] = value.charCodeAt(at) & 127
    }
    return bytes
  }
  const others = markers.map((marker) => [...marker].reverse().join(''))
  const expected = markers.reduce((told, marker, at) => told.replaceAll(marker, () => others[at] ?? ''), text)
  const isRight = await unpack(fill(others)).then(
    (bytes) => bytes.toString('utf8') === expected,
    () => false,
  )
  return isRight ? { size: template.length, fill } : undefined
}
