/**
 * What a namespace of Workers KV holds, by key. `brand export-kv` writes it and a Worker reads it
 * (docs/handbook/deploy.md).
 */

/** Text: id of the brand that answers on the host. */
export const hostKey = (host: string): string => `host/${host}`

/** JSON: which release of the brand is shown to whom, as in a store (releases/pointer.ts). */
export const pointerKey = (brand: string): string => `brand/${brand}`

/** Bytes by the SHA-256 of them: manifests of releases, bundles of texts, assets. */
export const contentKey = (hash: string): string => `content/${hash}`

/** PNG that was drawn of a brand's files: an icon of the installed site, or the picture beside links. */
export const pictureKey = (brand: string, version: string, name: string): string =>
  `picture/${brand}/${version}/${name}.png`

/** Of a key that `pointerKey` made. */
export const brandOfKey = (key: string): string | undefined => (key.startsWith('brand/') ? key.slice(6) : undefined)
