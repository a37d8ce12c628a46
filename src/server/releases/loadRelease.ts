import { formatBrandError, type Stage } from '../brands/brandError'
import { checkFolder, type CheckedFolder } from '../brands/checkFolder'
import type { Environment } from '../brands/environment'
import { FileAway } from '../brands/fileAway'
import { fontFiguresOf } from '../brands/fontFigures'
import { inParallel } from '../brands/inParallel'
import { keepBytes, keptBytes } from '../brands/keptBytes'
import { loadedBrand } from '../brands/loadBrand'
import type { BrandFiles, LoadedBrand } from '../brands/loadedBrand'
import { resolveFolder, type ResolvedFolder } from '../brands/resolveFolder'
import { messageOf } from '../../lib/messageOf'
import { createRecent, type Recent } from '../recent'
import { short } from './pointer'
import { type Manifest, type ManifestFolder, readManifest, readTexts } from './manifest'
import { type ContentStore, DamagedContent, StoreAway } from './releaseStore'

export interface LoadOptions {
  readonly get: ContentStore['get']
  /** Of a file of a release that is being served: it was dropped from memory since. */
  readonly getAgain: ContentStore['get']
  readonly environment: Stage<Environment>
  /** Bases that many brands share are read once. */
  readonly bases: Pick<Recent<CheckedFolder>, 'get' | 'set'>
  /** Hashes of assets that were seen to be what they should be. */
  readonly sound: Set<string>
  /** Its pictures are looked at when they are asked for, not before it is served: for a store that each read takes time from. */
  readonly isTrusted?: boolean
}

/** The release cannot be served, now or later: what it is made of is wrong. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused'
}

const assetsAtOnce = 8
const basesKept = 200
const soundKept = 50_000

/** What the releases of one edge have in common. */
export const createShared = (): Pick<LoadOptions, 'bases' | 'sound'> => ({
  bases: createRecent(basesKept),
  sound: new Set(),
})

/** What can be read and may be served of a release, all of it looked at. Throws `ReleaseRefused` and `StoreAway`. */
export async function loadRelease(brand: string, release: string, options: LoadOptions): Promise<LoadedBrand> {
  try {
    const manifest = readManifest(brand, await options.get(release))
    const folders = new Map<string, CheckedFolder>()
    for (const folder of manifest.folders) folders.set(folder.id, await readFolder(folder, manifest, options))
    const resolved = takeOf(resolveFolder(brand, folders, options.environment.value))
    if (options.isTrusted !== true) await checkAssets([...new Set(resolved.assets.values())], options)
    return loadedBrand(resolved, resolved.hosts, await releaseFiles(resolved, release, options))
  } catch (error) {
    if (error instanceof StoreAway || error instanceof ReleaseRefused) throw error
    throw new ReleaseRefused(`release ${short(release)} of "${brand}": ${messageOf(error)}`, { cause: error })
  }
}

/** Texts that the product knew when they were published and no longer has are no reason to refuse a release. */
async function readFolder(folder: ManifestFolder, manifest: Manifest, options: LoadOptions): Promise<CheckedFolder> {
  const isBase = folder !== manifest.folders.at(-1)
  const key = JSON.stringify(folder)
  const known = options.bases.get(key)
  if (known) return known
  const { id, texts, assets } = folder
  const files = {
    id,
    label: `brands/${id}`,
    texts: readTexts(await options.get(texts)),
    assets: new Map(Object.entries(assets)),
  }
  const checked = takeOf(checkFolder(files))
  if (isBase) options.bases.set(key, checked)
  return checked
}

function takeOf<T>({ value, issues }: Stage<T | undefined>): T {
  if (value !== undefined) return value
  const all = issues.slice(0, 3).map(formatBrandError)
  throw new Error(`this version of the product refuses it: ${all.join(' ')}`)
}

/** A release with one file that is missing or altered is none: nobody is shown half of it. */
async function checkAssets(hashes: readonly string[], { get, sound }: LoadOptions): Promise<void> {
  if (sound.size > soundKept) sound.clear()
  const unseen = hashes.filter((hash) => !sound.has(hash))
  await inParallel(unseen, assetsAtOnce, async (hash) => {
    keepBytes(hash, await get(hash))
    sound.add(hash)
  })
}

/** Files of a release never change, so its name is their version, on every edge. */
async function releaseFiles(resolved: ResolvedFolder, release: string, options: LoadOptions): Promise<BrandFiles> {
  const version = short(release)
  const readBy = (get: ContentStore['get']) => async (path: string) => {
    const hash = resolved.assets.get(path)
    return hash === undefined ? undefined : (keptBytes(hash) ?? (await readAgain(hash, get)))
  }
  // pages have them whatever happens to the store afterwards
  const figures = await fontFiguresOf(resolved.theme, readBy(options.get))
  const read = readBy(options.getAgain)
  return {
    version: () => Promise.resolve(version),
    knows: (asked) => Promise.resolve(asked === version),
    read: (path) => read(path).catch(asFileAway),
    fontFigures: () => Promise.resolve(figures),
  }
}

async function readAgain(hash: string, get: ContentStore['get']): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await get(hash)
  keepBytes(hash, bytes)
  return bytes
}

function asFileAway(error: unknown): never {
  if (error instanceof StoreAway || error instanceof DamagedContent) throw new FileAway(error.message, { cause: error })
  throw error
}
