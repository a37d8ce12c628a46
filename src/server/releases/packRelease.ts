import type { CheckedFolder } from '../brands/checkFolder'
import { hashOf } from './contentHash'
import { type Manifest, type ManifestFolder, manifestVersion } from './manifest'

/** Bytes of a release, by their hashes: what is put into a store. */
export interface Packed {
  readonly release: string
  readonly contents: ReadonlyMap<string, Uint8Array>
}

/** A checked chain of folders as a release. The same files make the same release, whoever packs them and when. */
export function packRelease(
  brand: string,
  chain: readonly CheckedFolder[],
  readAsset: (file: string) => Uint8Array,
): Packed {
  const contents = new Map<string, Uint8Array>()
  const add = (bytes: Uint8Array): string => {
    const name = hashOf(bytes)
    contents.set(name, bytes)
    return name
  }
  const folders = chain.map(({ id, files }): ManifestFolder => {
    const assets = sorted(files.assets).map(([path, file]): [string, string] => [path, add(readAsset(file))])
    return { id, texts: add(json(Object.fromEntries(sorted(files.texts)))), assets: Object.fromEntries(assets) }
  })
  const manifest: Manifest = { manifest: manifestVersion, brand, folders }
  return { release: add(json(manifest)), contents }
}

const sorted = (files: ReadonlyMap<string, string>) => [...files].sort(([a], [b]) => (a < b ? -1 : 1))

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))
