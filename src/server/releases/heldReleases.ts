import type { LoadedBrand } from '../brands/loadedBrand'
import { messageOf } from '../../lib/messageOf'
import { createRecent } from '../recent'
import { StoreAway } from './releaseStore'

export interface HeldOptions {
  /** @param isAhead nobody waits for it yet */
  readonly load: (brand: string, release: string, isAhead: boolean) => Promise<LoadedBrand>
  /** Releases kept; those that were asked for longest ago go when another was read. */
  readonly most: number
  /** Milliseconds of a clock that nobody sets. */
  readonly clock: () => number
  /** A read failed; `isRemembered`: somebody asks after one that did, and nothing is read. */
  readonly onFailure: (brand: string, release: string, error: unknown, isRemembered: boolean) => void
}

export interface HeldReleases {
  /** The release, read once for all who ask. What could not be read is not read again for a while. */
  readonly load: (brand: string, release: string, isAhead?: boolean) => Promise<LoadedBrand>
  /** Whether it is there and need not be read. */
  readonly has: (brand: string, release: string) => boolean
  readonly size: () => number
}

const refusedMs = 30_000
const awayMs = 2_000
const failuresKept = 10_000

/** Releases in memory. Those being read, and those that could not be, take no place of one that is there. */
export function createHeldReleases({ load, most, clock, onFailure }: HeldOptions): HeldReleases {
  const loaded = createRecent<LoadedBrand>(most)
  const loading = new Map<string, Promise<LoadedBrand>>()
  const failed = createRecent<{ readonly error: unknown; readonly retryAt: number }>(failuresKept)

  const begin = async (key: string, brand: string, release: string, isAhead: boolean): Promise<LoadedBrand> => {
    try {
      const read = await load(brand, release, isAhead)
      failed.delete(key)
      loaded.set(key, read)
      return read
    } catch (error) {
      failed.set(key, { error, retryAt: clock() + (error instanceof StoreAway ? awayMs : refusedMs) })
      onFailure(brand, release, error, false)
      throw error
    } finally {
      loading.delete(key)
    }
  }

  return {
    load: (brand, release, isAhead = false) => {
      const key = keyOf(brand, release)
      const there = loaded.get(key)
      if (there) return Promise.resolve(there)
      const running = loading.get(key)
      if (running) return running
      const failure = failed.get(key)
      if (failure && failure.retryAt > clock()) {
        onFailure(brand, release, failure.error, true)
        return Promise.reject(errorOf(failure.error))
      }
      const begun = begin(key, brand, release, isAhead)
      loading.set(key, begun)
      return begun
    },
    has: (brand, release) => loaded.has(keyOf(brand, release)),
    size: loaded.size,
  }
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(messageOf(error)))

/** By its brand as well: a pointer that names a release of another brand shows nothing of it. */
const keyOf = (brand: string, release: string): string => `${brand} ${release}`
