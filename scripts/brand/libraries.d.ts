/** Libraries that bring no types: what the commands use of them. */

declare module 'xliff/js2xliff' {
  interface Unit {
    readonly source: string
    readonly target?: string
    readonly note?: string
    readonly additionalAttributes?: Readonly<Record<string, string>>
  }
  interface Document {
    readonly sourceLanguage: string
    readonly targetLanguage: string
    /** File → unit's id → unit. */
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>
  }
  export default function js2xliff(document: Document): Promise<string>
}

declare module 'xliff/xliff2js' {
  /** A text without elements is a string, one with elements a list; no resources where the version is not 2. */
  interface Read {
    readonly sourceLanguage?: string
    readonly targetLanguage?: string
    readonly resources?: Readonly<Record<string, unknown>>
  }
  export default function xliff2js(xliff: string): Promise<Read>
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Axis → one value, or a narrower range. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    readonly noHinting?: boolean
  }
  /** Rejects where the font cannot be read. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
