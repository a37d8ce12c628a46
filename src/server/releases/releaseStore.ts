import type { EdgeReport } from './edgeReport'
import type { Pointer, ReadPointer } from './pointer'
import type { ReleaseRecord } from './releaseRecord'

/** Of one content: a file of a brand, or all its texts together. More is refused when it is put. */
export const mostContentBytes = 32_000_000

/** Bytes by the hash of them: kept once, however many releases have them. */
export interface ContentStore {
  /** Whether they are there and are what the hash says: they are read back. */
  readonly has: (hash: string) => Promise<boolean>
  /** Puts them there, beside what was there under this hash: what was put last is read. Throws `TooLarge` too. */
  readonly put: (hash: string, bytes: Uint8Array) => Promise<void>
  /** Throws `DamagedContent` where they are not there or are not what the hash says, `StoreAway` where nobody answers. */
  readonly get: (hash: string) => Promise<Uint8Array<ArrayBuffer>>
}

/** A pointer as it was written: what was read may be no pointer. */
export interface Written {
  readonly revision: number
  readonly read: ReadPointer
}

export interface Follower {
  /** A key was written, or is gone. In the order of revisions, each at most once. */
  readonly onPointer: (brand: string, written: Written | undefined) => void
  /** All that was there when following began has been told. Called anew where the store was made anew. */
  readonly onCaughtUp: () => void
  /** The store was made anew and holds no pointer: it is told of none that went, and those known before go on. */
  readonly onEmptied?: () => void
}

export interface Following {
  /** The last revision that was told. */
  readonly seen: () => number
  /** The store answered when it was last looked at for changes. */
  readonly isAnswered: () => boolean
  readonly stop: () => Promise<void>
}

/** Where releases are kept. Every promise may reject with `StoreAway`. */
export interface ReleaseStore {
  readonly content: ContentStore
  readonly pointer: (brand: string) => Promise<Written | undefined>
  readonly pointerAt: (brand: string, revision: number) => Promise<Written | undefined>
  /** Of all brands. */
  readonly pointers: () => Promise<ReadonlyMap<string, Written>>
  /** Every pointer of a brand that is still known, the oldest first. */
  readonly history: (brand: string) => Promise<readonly Written[]>
  /**
   * Writes over the revision that was read, or where there was none; throws `Conflict` where somebody else wrote in
   * between. Whoever reads afterwards finds at least this revision.
   */
  readonly write: (pointer: Pointer, over: number | undefined) => Promise<number>
  /**
   * What was said first of a release stays, with the hosts of the last: false where there was something. Either way it is
   * the newest from now on.
   */
  readonly record: (record: ReleaseRecord) => Promise<boolean>
  /** Of one brand, or of all; what was published last first. */
  readonly records: (brand?: string) => Promise<readonly ReleaseRecord[]>
  /** Key that links to previews are signed with: who can write to the store can make them. */
  readonly previewKey: () => Promise<Uint8Array>
  /** Puts another in its place: no link that was made before counts any more. */
  readonly renewPreviewKey: () => Promise<void>
  /** Tells whoever listens of this edge and of the health of its releases. Nothing of it is kept. */
  readonly report: (report: EdgeReport) => void
  /** Asks every edge to tell, and hears it, until the answer is called. `onRefused`: the servers do not let it. */
  readonly listen: (heard: (report: EdgeReport) => void, onRefused: (why: string) => void) => () => void
  /** Told about once a second while somebody listens, until the answer is called. */
  readonly onListened: (asked: () => void) => () => void
  readonly follow: (follower: Follower) => Following
  /** Comes once the connection has ended for good, whoever ended it. */
  readonly closed: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Somebody else wrote the key first. */
export class Conflict extends Error {
  override readonly name = 'Conflict'
}

/** The store does not answer; it may later. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

/** The servers answer, and there is no store of that name on them; somebody may make it later. */
export class NoStore extends StoreAway {}

/** Bytes are missing, or are not what their name says: no release that has them is served. */
export class DamagedContent extends Error {
  override readonly name = 'DamagedContent'
}

/** More bytes than a content may have. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

/** The store cannot be used by this version of the product. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
}
