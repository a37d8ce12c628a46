import { readFileSync } from 'node:fs'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import { short } from '../../../src/server/releases/pointer'
import { packRelease } from '../../../src/server/releases/packRelease'
import { type Published, publishRelease } from '../../../src/server/releases/publishRelease'
import type { ReleaseStore } from '../../../src/server/releases/releaseStore'
import { messageOf } from '../../../src/lib/messageOf'

export type PublishedBrand = Published & { readonly id: string }

export interface PublishOutcome {
  readonly published: readonly PublishedBrand[]
  /** Why it ended before all were. */
  readonly stopped?: string
}

export interface PublishManyOptions {
  readonly by: string
  readonly note: string | undefined
  readonly onPublished: (brand: PublishedBrand, count: number) => void
  readonly interrupted: AbortSignal
}

/** Publishes brands one after another, and ends at the first that cannot be. Throws where that is the first of all. */
export async function publishMany(
  store: Pick<ReleaseStore, 'content' | 'record' | 'records'>,
  brands: readonly ResolvedFolder[],
  { by, note, onPublished, interrupted }: PublishManyOptions,
): Promise<PublishOutcome> {
  const published: PublishedBrand[] = []
  const whole = new Set<string>()
  for (const brand of brands) {
    if (interrupted.aborted) return { published, stopped: 'interrupted' }
    try {
      const done = await publishRelease(store, brand, { by, now: Date.now(), note, whole })
      published.push({ id: brand.id, ...done })
      onPublished({ id: brand.id, ...done }, published.length)
    } catch (error) {
      if (published.length === 0) throw error
      return { published, stopped: `"${brand.id}": ${messageOf(error)}` }
    }
  }
  return { published }
}

export interface PublishPlan {
  readonly id: string
  readonly release: string
  readonly does: string
}

/** What publishing would do. Nothing is written, and the store's files are not read back. */
export async function planPublish(
  store: Pick<ReleaseStore, 'records'>,
  brands: readonly ResolvedFolder[],
): Promise<readonly PublishPlan[]> {
  const known = new Set((await store.records()).map(({ brand, release }) => `${brand} ${release}`))
  return brands.map(({ id, chain }) => {
    const { release } = packRelease(id, chain, (file) => readFileSync(file))
    const does = known.has(`${id} ${release}`)
      ? `nothing new: ${short(release)} was published before`
      : `publish ${short(release)}`
    return { id, release, does }
  })
}
