/** Tags that the WOFF2 table directory writes as one number, in the format's order. */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT ' +
  'VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar ' +
  'fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?: |$)/g)

/** Decompresses a Brotli stream: `brotliDecompressSync` of node:zlib. */
export type Unbrotli = (bytes: Uint8Array) => Uint8Array

const headerBytes = 48

/**
 * Tables of a WOFF2 file by tag, those that stand in it untransformed.
 * @throws when the file is not WOFF2
 */
export function readWoff2Tables(file: Uint8Array, unbrotli: Unbrotli): Map<string, DataView> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.byteLength < headerBytes || view.getUint32(0) !== 0x774f4632) throw new Error('not a WOFF2 file')
  const count = view.getUint16(12)
  const compressed = view.getUint32(20)
  let at = headerBytes
  /** UIntBase128 of the format. */
  const readLength = () => {
    let value = 0
    for (let index = 0; index < 5; index += 1) {
      const byte = view.getUint8(at)
      at += 1
      value = value * 128 + (byte & 0x7f)
      if (byte < 128) return value
    }
    throw new Error('not a WOFF2 file: a length runs over five bytes')
  }
  const entries: { tag: string; length: number; plain: boolean }[] = []
  for (let index = 0; index < count; index += 1) {
    const flags = view.getUint8(at)
    at += 1
    let tag = knownTags?.[flags & 0x3f]?.slice(0, 4) ?? ''
    if ((flags & 0x3f) === 0x3f) {
      tag = String.fromCharCode(...file.subarray(at, at + 4))
      at += 4
    }
    const version = flags >> 6
    const plain = tag === 'glyf' || tag === 'loca' ? version === 3 : version === 0
    const original = readLength()
    entries.push({ tag, plain, length: plain ? original : readLength() })
  }
  const data = unbrotli(file.subarray(at, at + compressed))
  const tables = new Map<string, DataView>()
  let offset = 0
  for (const { tag, plain, length } of entries) {
    if (plain) tables.set(tag, new DataView(data.buffer, data.byteOffset + offset, length))
    offset += length
  }
  return tables
}
