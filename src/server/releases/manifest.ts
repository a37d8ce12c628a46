import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { CheckedFolder } from '../brands/checkFolder'

/**
 * What a release is made of: the brand's folder and those that it extends, as they were when it was published, so that a
 * later change of a base changes no release. Each text bundle and each asset is named by the hash of its bytes.
 */
export interface Manifest {
  readonly manifest: typeof manifestVersion
  readonly brand: string
  /** The first base first, the brand's own folder last. */
  readonly folders: readonly ManifestFolder[]
}

export interface ManifestFolder {
  readonly id: string
  /** Hash of a JSON object: name of a text file → its text. */
  readonly texts: string
  /** Path inside assets/ → hash. */
  readonly assets: Readonly<Record<string, string>>
}

const manifestVersion = 1
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const manifestSchema = z.object({
  manifest: z.literal(manifestVersion),
  brand: z.string(),
  folders: z.array(z.object({ id: z.string(), texts: hash, assets: z.record(z.string(), hash) })).check(z.minLength(1)),
})
const textsSchema = z.record(z.string(), z.string())

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

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

const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

/** Throws where the bytes are no manifest of this version: they were checked against their hash before. */
export function readManifest(brand: string, bytes: Uint8Array): Manifest {
  const manifest = manifestSchema.parse(parse(bytes))
  if (manifest.brand !== brand) throw new Error(`the release is one of "${manifest.brand}", not of "${brand}"`)
  return manifest
}

export const readTexts = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(textsSchema.parse(parse(bytes))))
