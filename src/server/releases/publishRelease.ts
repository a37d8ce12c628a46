import { readFileSync } from 'node:fs'
import { inParallel } from '../brands/inParallel'
import type { ResolvedFolder } from '../brands/resolveFolder'
import { short } from './pointer'
import { packRelease } from './packRelease'
import type { ReleaseStore } from './releaseStore'

/** Two releases of a brand would be known by the same name. */
export class TooAlike extends Error {
  override readonly name = 'TooAlike'
}

export interface Published {
  readonly release: string
  /** False where the same files were published before: it is the same release. */
  readonly isNew: boolean
  /** Of the files, those that the store did not have whole. */
  readonly sent: number
  /** Where the same was published before: what the store no longer had whole of it, and was put there anew. */
  readonly putBack: number
  readonly files: number
}

export interface PublishOptions {
  readonly by: string
  readonly now: number
  readonly note?: string | undefined
  /** Hashes of what the store was seen to have whole: bases that many brands share are read back once. */
  readonly whole?: Set<string>
}

const filesAtOnce = 8

/** Puts a brand that was checked into a store. What points at it is not touched: nobody sees it yet. */
export async function publishRelease(
  store: Pick<ReleaseStore, 'content' | 'record' | 'records'>,
  { id, brand, hosts, chain }: Pick<ResolvedFolder, 'id' | 'brand' | 'hosts' | 'chain'>,
  { by, now, note, whole = new Set() }: PublishOptions,
): Promise<Published> {
  const { release, contents } = packRelease(id, chain, (file) => readFileSync(file))
  const alike = (await store.records(id)).find(
    (each) => each.release !== release && short(each.release) === short(release),
  )
  // addresses of its files would be those of the other
  if (alike) throw new TooAlike(`"${id}" has another release that begins with ${short(release)}: change anything in it`)
  const send = async (hash: string): Promise<boolean> => {
    const bytes = contents.get(hash)
    if (!bytes || whole.has(hash)) return false
    const isThere = await store.content.has(hash)
    if (!isThere) await store.content.put(hash, bytes)
    whole.add(hash)
    return !isThere
  }
  const parts = [...contents.keys()].filter((hash) => hash !== release)
  // two that publish the same at once begin at different files, and find most of the rest there
  const first = Math.floor(Math.random() * parts.length)
  const sent = (await inParallel([...parts.slice(first), ...parts.slice(0, first)], filesAtOnce, send)).filter(Boolean)
  // what it is made of is there before it is
  const isReleaseSent = await send(release)
  const isNew = await store.record({
    release,
    brand: id,
    by,
    at: now,
    ...(note !== undefined && note !== '' && { note }),
    hosts,
    folders: chain.map((folder) => folder.id),
    platform: brand.platform.url,
    languages: brand.languages.supported,
  })
  const putBack = isNew ? 0 : sent.length + (isReleaseSent ? 1 : 0)
  return { release, isNew, sent: sent.length, putBack, files: parts.length }
}
