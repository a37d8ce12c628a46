/** Files of a brand that neither the check nor the server has a word to say about. */
const brand = {
  name: 'Mine',
  merchant: 'mine',
  domains: ['www.mine.example'],
  languages: { default: 'en', supported: ['en', 'ar'] },
  help: { terms: '/helpmc?article=terms' },
  assets: { logo: 'logo.svg' },
}

export const svg = (inside = '', attributes = 'viewBox="0 0 240 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h99v64z" fill="#777"/>${inside}</svg>`

/** A text in Markdown is longer than its title. */
export const page = (title: string) => `# ${title}\n\nText.\n`

/** The head of a PNG, which says its size and whether its pixels can be transparent. */
export function png(width: number, height: number, alpha: boolean): Uint8Array {
  const bytes = Buffer.alloc(33)
  bytes.write('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt8(8, 24)
  bytes.writeUInt8(alpha ? 6 : 2, 25)
  return bytes
}

/** What is wrong with the folder: parts of brand.json that are written otherwise, its text, other files, other brands. */
export interface Edit {
  /** The folder's name. */
  readonly id?: string
  readonly brand?: object
  /** brand.json as it is saved. */
  readonly text?: (json: string) => string | Uint8Array
  /** Added; undefined takes one away. */
  readonly files?: Readonly<Record<string, string | Uint8Array | object | undefined>>
  /** Brands beside it: id → files. */
  readonly others?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export function filesOf({ brand: parts = {}, text = (json) => json, files = {} }: Edit): Record<string, unknown> {
  const all = {
    'brand.json': text(JSON.stringify({ ...brand, ...parts }, null, 2)),
    'theme.json': { colors: { accent: '#3a4fd6' } },
    'assets/logo.svg': svg(),
    ...files,
  }
  return Object.fromEntries(Object.entries(all).filter(([, content]) => content !== undefined))
}
