import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import type { ReleaseRecord } from '../../../src/server/releases/releaseRecord'
import { WrongUse } from '../io'
import { someOf } from './someOf'

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

interface Condition {
  readonly text: string
  /** Undefined where it is not known of the brand. */
  readonly valuesOf: (brand: Pickable) => readonly string[] | undefined
  readonly fits: (value: string) => boolean
}

const conditionsOf = (texts: readonly string[]): readonly Condition[] =>
  texts.map((text) => {
    const [, key = '', value = ''] = /^([a-z]+)=(.+)$/.exec(text) ?? []
    const valuesOf = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!valuesOf) throw new WrongUse(`--where "${text}" cannot be read; write ${whereKeys.join('=…, ')}=….`)
    const fits = value.endsWith('*')
      ? (each: string) => each.startsWith(value.slice(0, -1))
      : (each: string) => each === value
    return { text, valuesOf, fits }
  })

const holds = ({ valuesOf, fits }: Condition, brand: Pickable): boolean => valuesOf(brand)?.some(fits) ?? true

/** `group=asia`, `id=jade-*`: a * at the end stands for anything. Several must all hold. */
export function readWhere(texts: readonly string[]): (brand: Pickable) => boolean {
  const conditions = conditionsOf(texts)
  return (brand) => conditions.every((condition) => holds(condition, brand))
}

/** What follows "No brand matches": the condition that none of the brands fulfils, and what there is instead of it. */
export function whyNoneMatches(texts: readonly string[], brands: readonly Pickable[]): string {
  const conditions = conditionsOf(texts)
  const vain = conditions.find((condition) => !brands.some((brand) => holds(condition, brand)))
  if (brands.length === 0 || conditions.length === 0) return ''
  if (!vain) return `: of ${texts.join(' and ')} each matches some, but none matches all`
  const known = [...new Set(brands.flatMap((brand) => vain.valuesOf(brand) ?? []))].sort()
  return ` ${vain.text}; ${known.length === 0 ? 'there are none' : `there are ${someOf(known)}`}`
}
