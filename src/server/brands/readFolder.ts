import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

/** A brand's folder as it is on disk, unchecked. */
export interface FolderFiles {
  readonly id: string
  /** How errors name the folder: `brands/jade`. */
  readonly label: string
  /** `brand.json`, `theme.json`, `locales/ar.json` → text. */
  readonly texts: ReadonlyMap<string, string>
  /** Path inside assets/ → file. */
  readonly assets: ReadonlyMap<string, string>
}

/** File names are compared with their case even where the disk does not: a brand must work on every machine. */
export async function readFolder(brandsDir: string, id: string): Promise<FolderFiles | undefined> {
  const dir = path.join(brandsDir, id)
  const entries = await readdir(dir, { withFileTypes: true }).catch(noFolder)
  if (!entries) return undefined
  const has = (name: string) => entries.some((entry) => entry.name === name)
  const names = ['brand.json', 'theme.json'].filter(has)
  if (has('locales')) {
    const locales = await readdir(path.join(dir, 'locales')).catch(noFolder)
    names.push(...(locales ?? []).filter((name) => /^[^.].*\.json$/.test(name)).sort().map((name) => `locales/${name}`))
  }
  const texts = new Map<string, string>()
  for (const name of names) {
    // A file that went away since the folder was listed is a missing file, which the next stage reports.
    const text = await readFile(path.join(dir, name), 'utf8').catch(noFolder)
    if (text !== undefined) texts.set(name, text)
  }
  const assets = has('assets') ? await readAssets(path.join(dir, 'assets')) : new Map<string, string>()
  return { id, label: `${path.basename(brandsDir)}/${id}`, texts, assets }
}

/** Plain files only: a link could lead out of the folder. */
async function readAssets(dir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const walk = async (folder: string, prefix: string): Promise<void> => {
    for (const entry of (await readdir(folder, { withFileTypes: true }).catch(noFolder)) ?? []) {
      const name = `${prefix}${entry.name}`
      if (entry.isDirectory()) await walk(path.join(folder, entry.name), `${name}/`)
      else if (entry.isFile()) found.set(name, path.join(folder, entry.name))
    }
  }
  await walk(dir, '')
  return found
}

function noFolder(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
