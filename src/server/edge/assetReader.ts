export type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the build. */
export interface StaticAsset {
  readonly type: string
  /** Without quotes. */
  readonly etag: string
  /** What there is to choose from; `identity` always. */
  readonly encodings: readonly Encoding[]
  readonly read: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}

/** Where the files of the build come from; disk on Node, something else on an edge runtime. */
export interface AssetReader {
  /** By path below the site's root, such as `assets/main-1a2b.js`. Exact: there are no folders to walk. */
  readonly find: (path: string) => StaticAsset | undefined
}

/** Compresses what is made for one visitor. */
export interface Compressor {
  readonly encodings: readonly Encoding[]
  /** As asked, or plain where too much waits for compression already. */
  readonly compress: (text: string, encoding: Encoding) => Promise<Compressed>
  /** So much waits for compression that a page would come late: who asks for one is better told to come back. */
  readonly isBehind?: () => boolean
  /** Compresses once what is answered again and again, where the runtime can. */
  readonly pack?: Pack
}

/** A text in brotli with places for what differs from answer to answer. */
export interface PackedText {
  /** Bytes. */
  readonly size: number
  /** With a value for each marker, of its length and of ASCII alone; throws for another length. */
  readonly fill: (values: readonly string[]) => Uint8Array<ArrayBuffer>
}

/** Undefined: not with these markers in this text. */
export type Pack = (text: string, markers: readonly string[]) => Promise<PackedText | undefined>

export interface Compressed {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly encoding: Encoding
}
