import { readFileSync } from 'node:fs'
import { inParallel } from '../brands/inParallel'
import type { ResolvedFolder } from '../brands/resolveFolder'
import { packRelease } from './packRelease'
import type { ReleaseStore } from './releaseStore'

export interface Published {
  readonly release: string
  /** False where the same files were published before: it is the same release. */
  readonly isNew: boolean
  /** Of the files, those that no earlier release had. */
  readonly sent: number
  readonly files: number
}

export interface PublishOptions {
  readonly by: string
  readonly now: number
  readonly note?: string | undefined
}

const filesAtOnce = 8

/** Puts a brand that was checked into a store. What points at it is not touched: nobody sees it yet. */
export async function publishRelease(
  store: Pick<ReleaseStore, 'content' | 'record'>,
  { id, brand, hosts, chain }: Pick<ResolvedFolder, 'id' | 'brand' | 'hosts' | 'chain'>,
  { by, now, note }: PublishOptions,
): Promise<Published> {
  const { release, contents } = packRelease(id, chain, (file) => readFileSync(file))
  const send = async (hash: string): Promise<boolean> => {
    const bytes = contents.get(hash)
    if (!bytes || (await store.content.has(hash))) return false
    await store.content.put(hash, bytes)
    return true
  }
  const parts = [...contents.keys()].filter((hash) => hash !== release)
  const sent = await inParallel(parts, filesAtOnce, send)
  // what it is made of is there before it is
  await send(release)
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
  return { release, isNew, sent: sent.filter(Boolean).length, files: parts.length }
}
