import type { EdgeReport, ReleaseHealth } from './edgeReport'
import type { Pointer } from './pointer'
import { pointerBytes, readPointer } from './pointer'
import { readRecord, recordedAgain, type ReleaseRecord } from './releaseRecord'
import { Conflict, DamagedContent, type Follower, type ReleaseStore, StoreAway, type Written } from './releaseStore'

export interface TestStore extends ReleaseStore {
  /** Nobody answers; what was told before is known. */
  isAway: boolean
  /** Brands whose pointer was asked for. */
  readonly askedFor: string[]
  /** Writes a key as anybody might. */
  readonly putKey: (brand: string, bytes: Uint8Array) => number
  /** Tells followers that they know all. */
  readonly catchUp: () => void
  /** Tells followers of every key, at once. */
  readonly tellAll: () => void
  /** Takes bytes out, as a disk that breaks. */
  readonly loseContent: (hash: string) => void
  /** The connection ends for good. */
  readonly end: () => void
  /** Takes a key out, which nobody is told of. */
  readonly dropKey: (brand: string) => void
  /** What edges told of the health of releases. */
  readonly reported: ReleaseHealth[]
  /** Edges are asked to tell, as while somebody listens. */
  readonly ask: () => void
  /** Whether followers are told of what is written. */
  isTelling: boolean
}

/** A store in memory, for tests of what reads one. */
export function createTestStore(): TestStore {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  const keys = new Map<string, Written[]>()
  /** By brand and release, what was published last at the end. */
  const records = new Map<string, string>()
  const followers = new Set<Follower>()
  const listeners = new Set<(report: EdgeReport) => void>()
  const asked = new Set<() => void>()
  let revision = 0
  let previewKey = 7
  let end: () => void = () => undefined
  let ended = new Promise<void>((resolve) => (end = resolve))
  const answered = async <T>(value: () => T): Promise<T> => {
    await Promise.resolve()
    if (store.isAway) throw new StoreAway('away')
    return value()
  }
  const store: TestStore = {
    isAway: false,
    isTelling: true,
    end: () => {
      end()
      followers.clear()
      ended = new Promise<void>((resolve) => (end = resolve))
    },
    loseContent: (hash) => void contents.delete(hash),
    dropKey: (brand) => void keys.delete(brand),
    askedFor: [],
    putKey: (brand, bytes) => {
      const written = { revision: ++revision, read: readPointer(brand, bytes) }
      keys.set(brand, [...(keys.get(brand) ?? []), written])
      if (store.isTelling) for (const follower of followers) follower.onPointer(brand, written)
      return revision
    },
    tellAll: () => {
      for (const follower of followers) for (const [brand, all] of keys) follower.onPointer(brand, all.at(-1))
    },
    catchUp: () => followers.forEach((follower) => follower.onCaughtUp()),
    content: {
      has: (hash) => answered(() => contents.has(hash)),
      put: (hash, bytes) => answered(() => void contents.set(hash, new Uint8Array(bytes))),
      get: (hash) =>
        answered(() => {
          const bytes = contents.get(hash)
          if (!bytes) throw new DamagedContent(`the content ${hash} is missing`)
          return bytes
        }),
    },
    pointer: (brand) => {
      store.askedFor.push(brand)
      return answered(() => keys.get(brand)?.at(-1))
    },
    pointerAt: (brand, at) => answered(() => keys.get(brand)?.find((each) => each.revision === at)),
    pointers: () =>
      answered(
        () =>
          new Map([...keys].flatMap(([brand, all]): [string, Written][] => all.slice(-1).map((last) => [brand, last]))),
      ),
    history: (brand) => answered(() => keys.get(brand) ?? []),
    write: (pointer: Pointer, over) =>
      answered(() => {
        if (keys.get(pointer.brand)?.at(-1)?.revision !== over) throw new Conflict('somebody else')
        return store.putKey(pointer.brand, pointerBytes(pointer))
      }),
    record: (record) =>
      answered(() => {
        const key = `${record.brand}.${record.release}`
        const before = records.get(key)
        records.delete(key)
        records.set(key, (before === undefined ? undefined : recordedAgain(before, record)) ?? JSON.stringify(record))
        return before === undefined
      }),
    records: (brand) =>
      answered(() =>
        [...records.values()]
          .reverse()
          .map(readRecord)
          .filter((each): each is ReleaseRecord => each !== undefined && (brand === undefined || each.brand === brand)),
      ),
    previewKey: () => answered(() => new Uint8Array(32).fill(previewKey)),
    renewPreviewKey: () => answered(() => void previewKey++),
    reported: [],
    report: (report) => {
      store.reported.push(...report.releases)
      for (const heard of listeners) heard(report)
    },
    ask: () => asked.forEach((tell) => tell()),
    listen: (heard) => {
      listeners.add(heard)
      store.ask()
      return () => void listeners.delete(heard)
    },
    onListened: (tell) => {
      asked.add(tell)
      return () => void asked.delete(tell)
    },
    follow: (follower) => {
      followers.add(follower)
      for (const [brand, all] of keys) follower.onPointer(brand, all.at(-1))
      return {
        seen: () => revision,
        isAnswered: () => !store.isAway,
        stop: () => Promise.resolve(void followers.delete(follower)),
      }
    },
    closed: () => ended,
    close: () => Promise.resolve(),
  }
  return store
}
