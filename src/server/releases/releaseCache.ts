import type { Stage } from '../brands/brandError'
import type { Environment } from '../brands/environment'
import { messageOf } from '../../lib/messageOf'
import { createHeldReleases, type HeldReleases } from './heldReleases'
import { atMost, readOnce } from './limits'
import { createShared, loadRelease, ReleaseRefused } from './loadRelease'
import { type ContentStore, StoreAway } from './releaseStore'

export interface ReleaseCacheOptions {
  readonly get: ContentStore['get']
  readonly environment: Stage<Environment>
  /** Releases kept in memory; those that were asked for longest ago are read again when somebody asks. */
  readonly most: number
  /** Milliseconds of a clock that nobody sets. */
  readonly clock: () => number
  /** The release cannot be shown, now or later: told each time that somebody asks for it. */
  readonly onRefused: (brand: string, release: string) => void
  readonly sayOnce: (line: string) => void
}

/** Releases that could not be read, since the start. */
interface LoadFailures {
  readonly refused: number
  readonly away: number
}

export interface ReleaseCache extends HeldReleases {
  readonly failures: () => LoadFailures
}

/** Releases that are read at once, and files of releases that are read again; as many as this wait for a place. */
const readsAtOnce = 16
const readsWaiting = 256

/** Releases of a store in memory: so many are kept, and so many read at once, each once for all who ask. */
export function createReleaseCache(options: ReleaseCacheOptions): ReleaseCache {
  const { environment, most, clock, onRefused, sayOnce } = options
  const shared = { environment, ...createShared() }
  const failures = { refused: 0, away: 0 }
  const get = readOnce(options.get)
  const loads = atMost(readsAtOnce, readsWaiting)
  const rereads = atMost(readsAtOnce, readsWaiting)
  const getAgain = readOnce((hash) => rereads(() => get(hash)))
  const held = createHeldReleases({
    most,
    clock,
    load: (brand, release, isAhead) => {
      const read = () => loadRelease(brand, release, { ...shared, get, getAgain })
      // the queue of visitors may be full: what nobody waits for has one of its own
      return isAhead ? read() : loads(read)
    },
    onFailure: (brand, release, error, isRemembered) => {
      // a store that does not answer, or not soon enough, says nothing of the release
      if (error instanceof ReleaseRefused) onRefused(brand, release)
      if (isRemembered) return
      failures[error instanceof StoreAway ? 'away' : 'refused'] += 1
      sayOnce(`brands: ${messageOf(error)}`)
    },
  })
  return { ...held, failures: () => ({ ...failures }) }
}
