import * as z from 'zod/mini'

export const manifestVersion = 1
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const folderSchema = z.readonly(
  z.strictObject({
    id: z.string(),
    /** Hash of a JSON object: name of a text file → its text. */
    texts: hash,
    /** Path inside assets/ → hash. */
    assets: z.readonly(z.record(z.string(), hash)),
  }),
)

/** Strictly: a release of which this version of the product does not know all would be shown in part. */
const manifestSchema = z.readonly(
  z.strictObject({
    manifest: z.literal(manifestVersion),
    brand: z.string(),
    /** The first base first, the brand's own folder last. */
    folders: z.readonly(z.array(folderSchema).check(z.minLength(1))),
  }),
)

/**
 * What a release is made of: the brand's folder and those that it extends, as they were when it was published, so that a
 * later change of a base changes no release. Each text bundle and each asset is named by the hash of its bytes.
 */
export type Manifest = z.infer<typeof manifestSchema>

export type ManifestFolder = z.infer<typeof folderSchema>

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
