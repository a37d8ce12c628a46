export type FileKind = 'svg' | 'png' | 'jpg' | 'webp' | 'avif' | 'ico' | 'woff2'

/** What a file really is, by its own bytes. */
export interface Picture {
  readonly kind: FileKind
  /** CSS pixels; absent where the file does not say, or is a typeface. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** Whether a pixel can be transparent at all. */
  readonly alpha: boolean
}

type Reader = (bytes: Buffer) => Picture | undefined

/** Undefined for anything that brands may not have. Never throws: a file that ends early says less. */
export function readPicture(bytes: Buffer): Picture | undefined {
  for (const read of readers) {
    try {
      const found = read(bytes)
      if (found) return found
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return undefined
}

const ascii = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length)

const readPng: Reader = (bytes) => {
  if (ascii(bytes, 0, 8) !== '\u0089PNG\r\n\u001a\n' || ascii(bytes, 12, 4) !== 'IHDR') return undefined
  const colourType = bytes.readUInt8(25)
  // Grey and true colour with alpha; a palette may have transparent entries.
  const alpha = (colourType & 4) !== 0 || bytes.includes('tRNS')
  return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), alpha }
}

const readJpeg: Reader = (bytes) => {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return { kind: 'jpg', alpha: false }
    const marker = bytes.readUInt8(at + 1)
    // Start of frame, all but the tables that share its range.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { kind: 'jpg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), alpha: false }
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return { kind: 'jpg', alpha: false }
}

const readWebp: Reader = (bytes) => {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return undefined
  const part = ascii(bytes, 12, 4)
  if (part === 'VP8X') {
    const alpha = (bytes.readUInt8(20) & 0x10) !== 0
    return { kind: 'webp', width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3), alpha }
  }
  if (part === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    const alpha = ((bits >>> 28) & 1) === 1
    return { kind: 'webp', width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff), alpha }
  }
  return {
    kind: 'webp',
    width: bytes.readUInt16LE(26) & 0x3fff,
    height: bytes.readUInt16LE(28) & 0x3fff,
    alpha: false,
  }
}

const readAvif: Reader = (bytes) => {
  if (ascii(bytes, 4, 4) !== 'ftyp' || !/avi[fs]/.test(ascii(bytes, 8, 24))) return undefined
  const size = bytes.indexOf('ispe')
  const alpha = bytes.includes('auxiliary:alpha')
  if (size < 0) return { kind: 'avif', alpha }
  return { kind: 'avif', width: bytes.readUInt32BE(size + 8), height: bytes.readUInt32BE(size + 12), alpha }
}

const readIco: Reader = (bytes) => {
  if (bytes.readUInt32LE(0) !== 0x00010000) return undefined
  const side = (at: number) => bytes.readUInt8(at) || 256
  return { kind: 'ico', width: side(6), height: side(7), alpha: true }
}

const readWoff2: Reader = (bytes) => (ascii(bytes, 0, 4) === 'wOF2' ? { kind: 'woff2', alpha: false } : undefined)

/** Sizes of an SVG are read with the rest of it. */
const readSvg: Reader = (bytes) => {
  const start = bytes.toString('utf8', 0, 4096).replace(/^\ufeff/, '')
  const opening = start.replace(/^(\s+|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*/, '')
  return /^<(\w+:)?svg[\s/>]/.test(opening) ? { kind: 'svg', alpha: true } : undefined
}

const readers: readonly Reader[] = [readPng, readJpeg, readWebp, readAvif, readIco, readWoff2, readSvg]
