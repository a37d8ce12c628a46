import { messageOf } from '../../lib/messageOf'
import { backOff, pause } from '../patience'
import { type Follower, type Following, OtherVersion, type ReleaseStore, StoreAway } from './releaseStore'

export interface KeepOpenOptions {
  /** Opens the store, or throws; it is tried again until it is open. */
  readonly open: () => Promise<ReleaseStore>
  /** Who is told of pointers: another one for each connection. */
  readonly follower: () => Follower
  /** Told about once a second while somebody listens to edges. */
  readonly onListened: () => void
  readonly log: (line: string) => void
  readonly sayOnce: (line: string) => void
}

export interface OpenStore {
  /** Throws `StoreAway` where it was never reached. */
  readonly get: () => ReleaseStore
  /** Tells whoever listens; nobody, where it was never reached. */
  readonly report: ReleaseStore['report']
  readonly isConnected: () => boolean
  /** The last change that was told. */
  readonly revision: () => number
  /** Why it was not reached. */
  readonly trouble: () => string
  readonly close: () => Promise<void>
}

/** Visitors are turned away until it is open: it is tried again within two seconds, however long it was away. */
const mostDoublings = 3

/** A store that is opened, and opened anew where the connection ended for good, for as long as the edge runs. */
export function keepOpen({ open, follower, onListened, log, sayOnce }: KeepOpenOptions): OpenStore {
  let store: ReleaseStore | undefined
  let following: Following | undefined
  let stopFollowing: (() => Promise<void>) | undefined
  let trouble = 'store away'
  let isClosed = false

  const beginAgain = async (stop: () => Promise<void>) => {
    if (isClosed) return
    log('store: the connection ended; it is opened anew, and what is known goes on being served')
    await stop()
    // one that ends at once is not opened in a circle
    await pause(backOff(1))
    await begin()
  }

  const begin = async () => {
    for (let failures = 0; !isClosed; failures++) {
      let opened: ReleaseStore | undefined
      let begun: Following | undefined
      try {
        opened = await open()
        if (isClosed) return await opened.close()
        begun = opened.follow(follower())
        const [stopListening, { stop }] = [opened.onListened(onListened), begun]
        store = opened
        following = begun
        const stopAll = async () => {
          stopListening()
          await stop()
        }
        stopFollowing = stopAll
        void opened.closed().then(() => beginAgain(stopAll))
        return
      } catch (error) {
        trouble = error instanceof OtherVersion ? 'another store' : 'store away'
        sayOnce(`store: ${messageOf(error)}; it is tried again`)
        await begun?.stop()
        await opened?.close().catch(() => undefined)
        await pause(backOff(Math.min(failures, mostDoublings)))
      }
    }
  }
  void begin()

  return {
    get: () => {
      if (!store) throw new StoreAway('the store was not reached yet')
      return store
    },
    report: (report) => store?.report(report),
    isConnected: () => following?.isAnswered() ?? false,
    revision: () => following?.seen() ?? 0,
    trouble: () => trouble,
    close: async () => {
      isClosed = true
      await stopFollowing?.()
      await store?.close()
    },
  }
}
