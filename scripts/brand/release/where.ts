import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import type { ReleaseRecord } from '../../../src/server/releases/releaseRecord'
import { WrongUse } from '../io'

/** What a brand is picked by. What nobody knows of a brand does not leave it out. */
export type Pickable = Pick<ReleaseRecord, 'brand'> & Partial<Pick<ReleaseRecord, 'folders' | 'platform' | 'languages'>>

/** Of a folder, as its release would have it. */
export const pickableFolder = ({ id, chain, brand }: ResolvedFolder): Pickable => ({
  brand: id,
  folders: chain.map((folder) => folder.id),
  platform: brand.platform.url,
  languages: brand.languages.supported,
})

const keys: Readonly<Record<string, (brand: Pickable) => readonly string[] | undefined>> = {
  /** A folder that it extends, however far. */
  group: ({ folders }) => folders?.slice(0, -1),
  id: ({ brand }) => [brand],
  platform: ({ platform }) => (platform === undefined ? undefined : [platform]),
  language: ({ languages }) => languages,
}

export const whereKeys = Object.keys(keys)

/** `group=asia`, `id=jade-*`: a * at the end stands for anything. Several must all hold. */
export function readWhere(texts: readonly string[]): (brand: Pickable) => boolean {
  const conditions = texts.map((text) => {
    const [, key = '', value = ''] = /^([a-z]+)=(.+)$/.exec(text) ?? []
    const read = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!read) throw new WrongUse(`--where "${text}" cannot be read; write ${whereKeys.join('=…, ')}=….`)
    const fits = value.endsWith('*')
      ? (each: string) => each.startsWith(value.slice(0, -1))
      : (each: string) => each === value
    return (brand: Pickable) => read(brand)?.some(fits) ?? true
  })
  return (brand) => conditions.every((holds) => holds(brand))
}
