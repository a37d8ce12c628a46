import * as z from 'zod/mini'

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

export const manifestVersion = 1
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const manifestSchema = z.object({
  manifest: z.literal(manifestVersion),
  brand: z.string(),
  folders: z.array(z.object({ id: z.string(), texts: hash, assets: z.record(z.string(), hash) })).check(z.minLength(1)),
})
const textsSchema = z.record(z.string(), z.string())

const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

/** Throws where the bytes are no manifest of this version: they were checked against their hash before. */
export function readManifest(brand: string, bytes: Uint8Array): Manifest {
  const manifest = manifestSchema.parse(parse(bytes))
  if (manifest.brand !== brand) throw new Error(`the release is one of "${manifest.brand}", not of "${brand}"`)
  return manifest
}

export const readTexts = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(textsSchema.parse(parse(bytes))))
