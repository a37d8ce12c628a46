import { inTime } from '../inTime'
import { backOff, pause } from '../patience'
import { lastReadable } from './currentOf'
import { createHostIndex } from './hostIndex'
import { atMost } from './limits'
import { type CurrentPointer, namedReleases, type Pointer } from './pointer'
import type { ReleaseCache } from './releaseCache'
import type { Follower, ReleaseStore, Written } from './releaseStore'

export interface PointerBookOptions {
  /** Reads what a new pointer names before it comes into force. */
  readonly cache: Pick<ReleaseCache, 'load' | 'has'>
  /** The release that a brand's visitors were shown last. */
  readonly lastShown: (brand: string) => string | undefined
  readonly history: ReleaseStore['history']
  readonly log: (line: string) => void
}

export interface PointerBook {
  /** Of one connection: what an earlier one told, and this one does not, is gone. */
  readonly follower: () => Follower
  /** The brand that has the host. */
  readonly brandOf: (host: string) => string | undefined
  readonly pointerOf: (brand: string) => Pointer | undefined
  /** What is about to come into force. */
  readonly nextOf: (brand: string) => Pointer | undefined
  readonly isCaughtUp: () => boolean
  /** The store was made anew and holds nothing; what was known goes on. */
  readonly isEmptied: () => boolean
  /** A brand is missing for now, whose key cannot be used: nobody can say that a host is nobody's. */
  readonly isReadingBack: () => boolean
  readonly isEmpty: () => boolean
  readonly close: () => void
}

/** A change of a brand that has visitors waits for the new release: for so long once it is being read, and in all. */
const [swapMs, swapQueueMs] = [5_000, 30_000]
/** Brands whose new releases are read at once. */
const swapsAtOnce = 8

/** What an edge was told of brands: their pointers and hosts, each as it came into force. */
export function createPointerBook({ cache, lastShown, history, log }: PointerBookOptions): PointerBook {
  const entries = new Map<string, CurrentPointer>()
  const pending = new Map<string, CurrentPointer>()
  const hosts = createHostIndex()
  const readingBack = new Set<string>()
  const swaps = atMost(swapsAtOnce, Infinity)
  let isCaughtUp = false
  let isEmptied = false
  let isClosed = false

  const forget = (brand: string) => {
    readingBack.delete(brand)
    entries.delete(brand)
    pending.delete(brand)
    hosts.set(brand, undefined)
  }

  const onPointer = (brand: string, written: Written | undefined) => {
    if (!written) return forget(brand)
    const { read, revision } = written
    if ('problem' in read) {
      log(`brands: the key of "${brand}" cannot be used: ${read.problem}; what was there before goes on`)
      if (!entries.has(brand) && !pending.has(brand)) void readBack(brand)
      return
    }
    isEmptied = false
    const entry: CurrentPointer = { pointer: read.pointer, revision }
    pending.set(brand, entry)
    const shown = lastShown(brand)
    const isVisited = shown !== undefined && cache.has(brand, shown)
    if (!isVisited || !entries.has(brand) || unreadOf(entry).length === 0) return takeUp(entry)
    void inTime(
      swaps(() => readAhead(entry)),
      swapQueueMs,
      undefined,
    ).then(() => takeUp(entry))
  }

  const unreadOf = ({ pointer }: CurrentPointer) =>
    [...namedReleases(pointer)].filter((release) => !cache.has(pointer.brand, release))

  const readAhead = async (entry: CurrentPointer) => {
    const { brand } = entry.pointer
    // another came while it waited for its turn
    if (pending.get(brand) !== entry) return
    const all = Promise.allSettled(unreadOf(entry).map((release) => cache.load(brand, release, true)))
    await inTime(all, swapMs, undefined)
  }

  /** An edge that starts knows nothing of what was there before a key that cannot be used. */
  const readBack = async (brand: string) => {
    if (readingBack.has(brand)) return
    readingBack.add(brand)
    const isWanted = () => readingBack.has(brand) && !isClosed && !entries.has(brand) && !pending.has(brand)
    for (let failures = 0; isWanted(); failures++) {
      try {
        const last = lastReadable(await history(brand))
        if (last && isWanted()) {
          pending.set(brand, last)
          takeUp(last)
        }
        break
      } catch {
        await pause(backOff(failures))
      }
    }
    readingBack.delete(brand)
  }

  const takeUp = (entry: CurrentPointer) => {
    const { brand } = entry.pointer
    if (pending.get(brand) !== entry) return
    pending.delete(brand)
    entries.set(brand, entry)
    for (const { host, owner } of hosts.set(brand, entry.pointer.hosts))
      log(`brands: "${brand}" does not answer on ${host}: "${owner}" had it first`)
  }

  return {
    follower: () => {
      const told = new Set<string>()
      return {
        onPointer: (brand, written) => {
          told.add(brand)
          onPointer(brand, written)
        },
        onCaughtUp: () => {
          isCaughtUp = true
          isEmptied = told.size === 0 && entries.size > 0
          if (!isEmptied) for (const brand of entries.keys()) if (!told.has(brand)) forget(brand)
        },
        onEmptied: () => {
          isEmptied = true
        },
      }
    },
    brandOf: hosts.find,
    pointerOf: (brand) => entries.get(brand)?.pointer,
    nextOf: (brand) => pending.get(brand)?.pointer,
    isCaughtUp: () => isCaughtUp,
    isEmptied: () => isEmptied,
    isReadingBack: () => readingBack.size > 0,
    isEmpty: () => entries.size === 0,
    close: () => {
      isClosed = true
    },
  }
}
