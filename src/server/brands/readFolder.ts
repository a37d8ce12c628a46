import { isUtf8 } from 'node:buffer'
import { type Dirent, readdirSync } from 'node:fs'
import path from 'node:path'
import { readPlainFile, staysInside } from './plainFile'

/** A brand's folder as it is on disk, unchecked. */
export interface FolderFiles {
  readonly id: string
  /** How errors name the folder: `brands/jade`. */
  readonly label: string
  /** `brand.json`, `theme.json`, `locales/ar.json`, `pages/terms.ar.md` → text. */
  readonly texts: ReadonlyMap<string, string>
  /** Path inside assets/ → file. */
  readonly assets: ReadonlyMap<string, string>
  /** Those of the texts that are not UTF-8, each with where it ends to be: they are not looked into. */
  readonly notUtf8?: ReadonlyMap<string, NotUtf8>
  /** Names that are read in small letters alone, written otherwise: `Theme.json`. */
  readonly miswritten?: readonly string[]
  /** Names where texts are read that are not read themselves: `brand copy.json`, `locales/en.json~`. */
  readonly unread?: readonly string[]
}

export interface NotUtf8 {
  readonly byte: number
  readonly line: number
  readonly column: number
}

const known = ['brand.json', 'theme.json', 'locales', 'pages', 'assets']

/** Bytes of one text; parsing has a limit of its own, in characters. */
const mostText = 4_000_000

/**
 * Reads at once, not by promises: thousands of small files take a third of the time so. Undefined where there is no
 * such folder; throws where a text is no plain file or a link leads out. File names are compared with their case even where the disk does not: a brand must work everywhere.
 */
export function readFolder(brandsDir: string, id: string): FolderFiles | undefined {
  const dir = path.join(brandsDir, id)
  const entries = listFolder(dir)
  if (!entries) return undefined
  const has = (name: string) => entries.some((entry) => entry.name === name)
  const locales = has('locales') ? (listFolder(path.join(dir, 'locales')) ?? []) : []
  const pages = has('pages') ? (listFolder(path.join(dir, 'pages')) ?? []) : []
  const names = [
    ...['brand.json', 'theme.json'].filter(has),
    ...locales
      .map(({ name }) => `locales/${name}`)
      .filter((name) => /^locales\/[^.].*\.json$/.test(name))
      .sort(),
    ...pages
      .map(({ name }) => `pages/${name}`)
      .filter((name) => /^pages\/[^.].*\.md$/.test(name))
      .sort(),
  ]
  // Asking where a path really leads is slow, so it is asked of folders that have links.
  const linked = [...entries, ...locales, ...pages].some((entry) => entry.isSymbolicLink())
  const texts = new Map<string, string>()
  const notUtf8 = new Map<string, NotUtf8>()
  for (const name of names) {
    // A file that went away since the folder was listed is a missing file, which the next stage reports.
    const bytes = ifThere(() => {
      if (linked) staysInside(dir, path.join(dir, name))
      return readPlainFile(path.join(dir, name), mostText)
    })
    if (bytes === undefined) continue
    texts.set(name, bytes.toString('utf8'))
    if (!isUtf8(bytes)) notUtf8.set(name, firstStrange(bytes))
  }
  const assets = new Map<string, string>()
  if (has('assets')) {
    if (linked) ifThere(() => staysInside(dir, path.join(dir, 'assets')))
    listAssets(path.join(dir, 'assets'), '', assets)
  }
  const miswritten = entries
    .map(({ name }) => name)
    .filter((name) => !known.includes(name) && known.includes(name.toLowerCase()))
  const all = [
    ...entries.map(({ name }) => name).filter((name) => !known.includes(name) && !miswritten.includes(name)),
    ...locales.map(({ name }) => `locales/${name}`),
    ...pages.map(({ name }) => `pages/${name}`),
  ]
  const unread = all.filter((name) => !texts.has(name) && !/(^|\/)\./.test(name)).sort()
  return { id, label: `${path.basename(brandsDir)}/${id}`, texts, assets, notUtf8, miswritten, unread }
}

/** The first byte that is no part of a character, by trying halves: what comes before it is UTF-8. */
function firstStrange(bytes: Buffer): NotUtf8 {
  // a character that is cut by the end of a part has up to three bytes of it before
  const isSound = (end: number) => [0, 1, 2, 3].some((cut) => end >= cut && isUtf8(bytes.subarray(0, end - cut)))
  let [sound, strange] = [0, bytes.length]
  while (sound < strange) {
    const middle = Math.ceil((sound + strange) / 2)
    if (isSound(middle)) sound = middle
    else strange = middle - 1
  }
  const cut = [0, 1, 2, 3].find((each) => isUtf8(bytes.subarray(0, sound - each))) ?? 0
  const at = sound - cut
  const before = bytes.toString('utf8', 0, at).split('\n')
  return { byte: bytes[at] ?? 0, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Plain files only: a link could lead out of the folder. */
function listAssets(folder: string, prefix: string, found: Map<string, string>): void {
  for (const entry of listFolder(folder) ?? []) {
    const name = `${prefix}${entry.name}`
    if (entry.isDirectory()) listAssets(path.join(folder, entry.name), `${name}/`, found)
    else if (entry.isFile()) found.set(name, path.join(folder, entry.name))
  }
}

const listFolder = (dir: string): Dirent[] | undefined => ifThere(() => readdirSync(dir, { withFileTypes: true }))

function ifThere<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined
    throw error
  }
}
