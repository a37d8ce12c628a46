import type { Stage } from '../brands/brandError'
import type { BrandSource, Found } from '../brands/brandSource'
import type { Environment } from '../brands/environment'
import { hostName } from '../brands/hosts'
import { checkEnvironment } from './checkEnvironment'
import { keepOpen } from './keepOpen'
import { createPointerBook } from './pointerBook'
import { previewPath } from './previewLink'
import { createPreviews } from './previews'
import { createReleaseCache } from './releaseCache'
import { countReleaseHealth } from './releaseHealth'
import type { ReleaseStore } from './releaseStore'
import { createSayOnce } from './sayOnce'
import { createReleaseShow } from './showRelease'
import { createVersionQuestions } from './versionQuestions'

export interface ReleaseSourceOptions {
  /** Opens the store, or throws; it is tried again until it is open. */
  readonly open: () => Promise<ReleaseStore>
  /** What this edge is called by whoever listens to it; another name each time that it starts. */
  readonly edge?: string
  readonly environment: Stage<Environment>
  /** Releases kept in memory; those that were asked for longest ago are read again when somebody asks. */
  readonly releasesKept?: number
  readonly now?: () => number
  /** Milliseconds of a clock that nobody sets, for what is tried again. */
  readonly clock?: () => number
  readonly log?: (line: string) => void
}

/** What somebody who watches an edge sees of its store. */
export interface StoreFigures {
  /** It answered when it was last asked for changes. */
  readonly isConnected: boolean
  /** The last change that this edge was told. */
  readonly revision: number
  /** Releases in memory. */
  readonly held: number
  /** Releases that could not be read, since the start. */
  readonly loadFailures: { readonly refused: number; readonly away: number }
}

export interface ReleaseSource extends BrandSource {
  /** Why visitors should be sent elsewhere; undefined where they are welcome. */
  readonly unready: () => string | undefined
  /** What an operator should look at, though visitors are welcome. */
  readonly remark: () => string | undefined
  readonly figures: () => StoreFigures
  readonly close: () => Promise<void>
}

const releasesKept = 500

/**
 * Brands by their releases in a store: known by their pointers, read when somebody asks for them. The store is kept open
 * (keepOpen), what it tells is held (pointerBook), releases are read and kept (releaseCache), and a visitor is shown one of
 * them (previews, then showRelease).
 */
export function createReleaseSource(options: ReleaseSourceOptions): ReleaseSource {
  const { environment, now = Date.now, clock = () => performance.now(), log = () => undefined } = options
  checkEnvironment(environment, log)
  const sayOnce = createSayOnce(log)
  // Each of the parts below asks another that is made after it, `store` and `book`: when it is asked itself, not here.
  const health = countReleaseHealth(options.edge ?? crypto.randomUUID(), (report) => store.report(report))
  const cache = createReleaseCache({
    get: async (hash) => store.get().content.get(hash),
    environment,
    most: options.releasesKept ?? releasesKept,
    clock,
    onRefused: health.refuse,
    sayOnce,
  })
  const show = createReleaseShow({
    cache,
    nextOf: (brand) => book.nextOf(brand),
    askVersion: createVersionQuestions(async (brand) => {
      const written = await store.get().pointer(brand)
      return written && 'pointer' in written.read ? written.read.pointer : undefined
    }, clock),
    count: health.count,
    now,
    sayOnce,
  })
  const book = createPointerBook({
    cache,
    lastShown: show.lastShown,
    history: async (brand) => store.get().history(brand),
    log,
  })
  const store = keepOpen({ open: options.open, follower: book.follower, onListened: health.asked, log, sayOnce })
  const findPreview = createPreviews({
    key: async () => store.get().previewKey(),
    brandOf: book.brandOf,
    cache,
    now,
    clock,
  })

  return {
    find: async (ask): Promise<Found | undefined> => {
      const host = hostName(ask.host)
      // of several brands that claim a host, the first may come last
      if (!book.isCaughtUp()) return { type: 'away' }
      const preview = await findPreview(ask, host)
      if (preview || ask.url.pathname === previewPath) return preview
      const brand = book.brandOf(host)
      const pointer = brand === undefined ? undefined : book.pointerOf(brand)
      if (pointer) return show.find(pointer, ask, host)
      return book.isReadingBack() ? { type: 'away' } : undefined
    },
    unready: () => (book.isCaughtUp() ? (book.isEmpty() ? 'no brands' : undefined) : store.trouble()),
    remark: () => (book.isEmptied() ? 'the store is empty' : undefined),
    figures: () => ({
      isConnected: store.isConnected(),
      revision: store.revision(),
      held: cache.size(),
      loadFailures: cache.failures(),
    }),
    close: async () => {
      book.close()
      health.stop()
      await store.close()
    },
  }
}
