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
}

export interface Compressed {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly encoding: Encoding
}
