import type { LoadedBrand } from '../brands/loadedBrand'
import type { Environment } from '../brands/environment'
import type { Stage } from '../brands/brandError'
import type { ResolvedFolder } from '../brands/resolveFolder'
import { assign } from '../releases/changePointer'
import { hostOwners } from '../releases/hostOwners'
import { createShared, loadRelease } from '../releases/loadRelease'
import { packRelease } from '../releases/packRelease'
import { type CurrentPointer, type Pointer, short } from '../releases/pointer'
import { DamagedContent } from '../releases/releaseStore'
import { contentKey, hostKey, pictureKey, pointerKey } from './kvLayout'

/** A key of KV as `wrangler kv bulk put` takes it. */
export interface KvPair {
  readonly key: string
  readonly value: string
  /** The value is bytes, written in base64. */
  readonly base64?: true
}

export interface KvExportOptions {
  readonly brands: readonly Pick<ResolvedFolder, 'id' | 'hosts' | 'chain'>[]
  /** Pointers that were exported last; those of brands that are not exported now stay. */
  readonly before: readonly Pointer[]
  /** Brands that are no more: their keys go. */
  readonly gone: readonly string[]
  /** Files of brands whose release was exported before as well. */
  readonly all: boolean
  readonly environment: Stage<Environment>
  readonly readAsset: (file: string) => Uint8Array
  /** Pictures of the brand by name, drawn of its files. */
  readonly pictures: (loaded: LoadedBrand) => Promise<ReadonlyMap<string, Uint8Array>>
  readonly by: string
  readonly now: number
}

export interface KvExport {
  /** Put first, in this order: what brands are made of, of those that have changed. */
  readonly contents: readonly KvPair[]
  /** Put afterwards: every brand's pointer, and every host. */
  readonly brands: readonly KvPair[]
  readonly pointers: readonly Pointer[]
  /** Keys to be deleted at last. */
  readonly gone: readonly string[]
  readonly changed: readonly { readonly id: string; readonly release: string }[]
}

/** What KV is to hold, so that Workers show these brands as they are now. The same release is the same everywhere. */
export async function exportToKv(options: KvExportOptions): Promise<KvExport> {
  const pointers = new Map(options.before.map((pointer) => [pointer.brand, pointer]))
  const contents = new Map<string, KvPair>()
  const changed: { id: string; release: string }[] = []
  for (const { id, hosts, chain } of options.brands) {
    const packed = packRelease(id, chain, options.readAsset)
    const last = pointers.get(id)
    const pointer = pointerTo(packed.release, { id, hosts, last, options })
    pointers.set(id, pointer)
    if (pointer === last && !options.all) continue
    changed.push({ id, release: packed.release })
    for (const [hash, bytes] of packed.contents) contents.set(contentKey(hash), binary(contentKey(hash), bytes))
    const loaded = await loadPacked(id, packed.release, packed.contents, options.environment)
    for (const [name, bytes] of await options.pictures(loaded)) {
      const key = pictureKey(id, short(packed.release), name)
      contents.set(key, binary(key, bytes))
    }
  }
  for (const id of options.gone) pointers.delete(id)
  const brands = pairsOf([...pointers.values()])
  const kept = new Set(brands.map(({ key }) => key))
  const gone = pairsOf(options.before).map(({ key }) => key)
  return {
    contents: [...contents.values()],
    brands,
    pointers: [...pointers.values()],
    gone: gone.filter((key) => !kept.has(key)),
    changed,
  }
}

interface Pointing {
  readonly id: string
  readonly hosts: readonly string[]
  readonly last: Pointer | undefined
  readonly options: Pick<KvExportOptions, 'by' | 'now'>
}

/** The pointer before where everybody is shown this release already, on the same hosts. */
function pointerTo(release: string, { id, hosts, last, options: { by, now } }: Pointing): Pointer {
  const current: CurrentPointer | undefined = last && { pointer: last, revision: 0 }
  const next = assign(id, current, { release, hosts }, { type: 'all', alone: true }, { by, now })
  if ('problem' in next) throw new Error(`"${id}" cannot be exported: ${next.problem}`)
  if (!('same' in next)) return next.pointer
  if (!last) throw new Error(`"${id}" cannot be exported: nothing is shown yet`)
  return last
}

/** As a Worker will read it: what it would refuse is refused here. */
function loadPacked(
  id: string,
  release: string,
  contents: ReadonlyMap<string, Uint8Array>,
  environment: Stage<Environment>,
): Promise<LoadedBrand> {
  const get = (hash: string): Promise<Uint8Array<ArrayBuffer>> => {
    const bytes = contents.get(hash)
    return bytes ? Promise.resolve(new Uint8Array(bytes)) : Promise.reject(new DamagedContent(`${hash} is missing`))
  }
  return loadRelease(id, release, { get, getAgain: get, environment, ...createShared() })
}

/** A host that two brands claim is of the one that had it first, as on every edge. */
function pairsOf(pointers: readonly Pointer[]): readonly KvPair[] {
  const ownerOf = hostOwners(pointers)
  const hosts = new Set(pointers.flatMap((pointer) => Object.keys(pointer.hosts)))
  return [
    ...pointers.map((pointer) => ({ key: pointerKey(pointer.brand), value: JSON.stringify(pointer) })),
    ...[...hosts].sort().flatMap((host) => {
      const owner = ownerOf(host)
      return owner === undefined ? [] : [{ key: hostKey(host), value: owner }]
    }),
  ]
}

const binary = (key: string, bytes: Uint8Array): KvPair => ({
  key,
  value: Buffer.from(bytes).toString('base64'),
  base64: true,
})
