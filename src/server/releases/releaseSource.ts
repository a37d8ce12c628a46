import { parse } from 'hono/utils/cookie'
import { formatBrandError, type Stage } from '../brands/brandError'
import type { Ask, BrandSource, Found } from '../brands/brandSource'
import type { Environment } from '../brands/environment'
import { hostName } from '../brands/hosts'
import type { LoadedBrand } from '../brands/loadedBrand'
import { canarySideCookie, canarySideText, drawCanarySide, isCanarySide } from './canarySide'
import { short } from './changePointer'
import { lastReadable } from './currentOf'
import { countReleaseHealth } from './releaseHealth'
import { createHeldReleases } from './heldReleases'
import { createHostIndex } from './hostIndex'
import { atMost, readOnce } from './limits'
import { loadRelease, ReleaseRefused } from './loadRelease'
import { messageOf } from '../../lib/messageOf'
import { backOff, pause } from './nats/patience'
import { createPointerQuestions } from './pointerQuestions'
import { chooseRelease, everybodysAt, namedReleases, type Pointer, standIns } from './pointer'
import { previewCookie, previewPath, previewText } from './previewLink'
import { type Preview, readPreview } from './previewToken'
import { type Follower, type Following, OtherVersion, type ReleaseStore, StoreAway, type Written } from './releaseStore'

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

interface Entry {
  readonly pointer: Pointer
  readonly revision: number
}

const releasesKept = 500
/** A change of a brand that has visitors waits for the new release: for so long once it is being read, and in all. */
const [swapMs, swapQueueMs] = [5_000, 30_000]
/** Brands whose new releases are read at once. */
const swapsAtOnce = 8
/** A link that was revoked is believed for so long at most. */
const previewKeyMs = 30_000
/** Releases that are read at once, and files of releases that are read again; as many as this wait for a place. */
const readsAtOnce = 16
const readsWaiting = 256

/** Brands by their releases in a store: known by their pointers, read when somebody asks for them. */
export function createReleaseSource(options: ReleaseSourceOptions): ReleaseSource {
  const { now = Date.now, clock = () => performance.now(), log = () => undefined } = options
  const entries = new Map<string, Entry>()
  const hosts = createHostIndex()
  /** Brand → the release that was shown last, to whomever. */
  const lastShown = new Map<string, string>()
  /** Brand → the release that was shown last while it was everybody's. */
  const lastToAll = new Map<string, string>()
  /** Brand → what is about to be served. */
  const pending = new Map<string, Entry>()
  /** Brands whose key cannot be used, while what was there before is looked for. */
  const readingBack = new Set<string>()
  const said = new Set<string>()
  const shared = { environment: options.environment, bases: new Map(), sound: new Set<string>() }
  const loadFailures = { refused: 0, away: 0 }
  let store: ReleaseStore | undefined
  let following: Following | undefined
  let isCaughtUp = false
  let isEmptied = false
  let isClosed = false
  let trouble = 'store away'
  let stopFollowing: (() => Promise<void>) | undefined
  let previewKey: { readonly reading: Promise<Uint8Array>; readonly at: number } | undefined

  const health = countReleaseHealth(options.edge ?? crypto.randomUUID(), (report) => store?.report(report))

  const sayOnce = (line: string) => {
    if (said.has(line)) return
    if (said.size > 1_000) said.clear()
    said.add(line)
    log(line)
  }

  const get = readOnce(async (hash) => {
    if (!store) throw new StoreAway('the store was not reached yet')
    return store.content.get(hash)
  })
  const loads = atMost(readsAtOnce, readsWaiting)
  const swaps = atMost(swapsAtOnce, Infinity)
  const rereads = atMost(readsAtOnce, readsWaiting)
  const getAgain = readOnce((hash) => rereads(() => get(hash)))
  const held = createHeldReleases({
    most: options.releasesKept ?? releasesKept,
    clock,
    load: (brand, release, isAhead) => {
      const read = () => loadRelease(brand, release, { ...shared, get, getAgain })
      // the queue of visitors may be full: what nobody waits for has one of its own
      return isAhead ? read() : loads(read)
    },
    onFailure: (_brand, _release, error) => {
      loadFailures[error instanceof StoreAway ? 'away' : 'refused'] += 1
      sayOnce(`brands: ${messageOf(error)}`)
    },
  })
  const { has: isHeld } = held
  const load = async (brand: string, release: string, isAhead = false): Promise<LoadedBrand> => {
    try {
      return await held.load(brand, release, isAhead)
    } catch (error) {
      // a store that does not answer, or not soon enough, says nothing of the release
      if (error instanceof ReleaseRefused) health.refuse(brand, release)
      throw error
    }
  }

  const isOn = (loaded: LoadedBrand, host: string): boolean => {
    const isIts = loaded.hosts.includes(host)
    if (!isIts)
      sayOnce(`brands: the key of "${loaded.id}" has ${host}, which its release does not; it is not shown there`)
    return isIts
  }

  /** The release, else the last good one of those that everybody was shown. */
  const show = async (
    { pointer }: Entry,
    wanted: string,
    host: string,
  ): Promise<{ readonly loaded: LoadedBrand; readonly release: string } | undefined> => {
    const { brand } = pointer
    let isAway = false
    for (const release of standIns(pointer, { wanted, host, shownLast: lastToAll.get(brand) })) {
      // a store that does not answer is asked once, not once for each of them
      if (isAway && !isHeld(brand, release)) continue
      try {
        const loaded = await load(brand, release)
        // a pointer that was altered by hand could show a brand on another's host
        if (!isOn(loaded, host)) continue
        if (release !== wanted)
          sayOnce(`brands: "${brand}" is shown in its release ${short(release)}, since ${short(wanted)} cannot be`)
        lastShown.set(brand, release)
        if (release === everybodysAt(pointer, now())) lastToAll.set(brand, release)
        return { loaded, release }
      } catch (error) {
        isAway ||= error instanceof StoreAway
      }
    }
    return undefined
  }

  const onPointer = (brand: string, written: Written | undefined) => {
    if (!written) {
      readingBack.delete(brand)
      entries.delete(brand)
      pending.delete(brand)
      lastShown.delete(brand)
      lastToAll.delete(brand)
      hosts.set(brand, undefined)
      return
    }
    if ('problem' in written.read) {
      log(`brands: the key of "${brand}" cannot be used: ${written.read.problem}; what was there before goes on`)
      if (!entries.has(brand) && !pending.has(brand)) void readBack(brand)
      return
    }
    isEmptied = false
    const entry: Entry = { pointer: written.read.pointer, revision: written.revision }
    pending.set(brand, entry)
    const shown = lastShown.get(brand)
    const isVisited = shown !== undefined && isHeld(brand, shown)
    if (!isVisited || !entries.has(brand) || unreadOf(entry).length === 0) return takeUp(entry)
    void Promise.race([swaps(() => readAhead(entry)), pause(swapQueueMs)]).then(() => takeUp(entry))
  }

  const unreadOf = ({ pointer }: Entry) =>
    [...namedReleases(pointer)].filter((release) => !isHeld(pointer.brand, release))

  const readAhead = async (entry: Entry) => {
    const { brand } = entry.pointer
    // another came while it waited for its turn
    if (pending.get(brand) !== entry) return
    const all = Promise.allSettled(unreadOf(entry).map((release) => load(brand, release, true)))
    await Promise.race([all, pause(swapMs)])
  }

  /** An edge that starts knows nothing of what was there before a key that cannot be used. */
  const readBack = async (brand: string) => {
    if (readingBack.has(brand)) return
    readingBack.add(brand)
    const isWanted = () => readingBack.has(brand) && !isClosed && !entries.has(brand) && !pending.has(brand)
    for (let failures = 0; store && isWanted(); failures++) {
      try {
        const last = lastReadable(await store.history(brand))
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

  const takeUp = (entry: Entry) => {
    const { brand } = entry.pointer
    if (pending.get(brand) !== entry) return
    pending.delete(brand)
    entries.set(brand, entry)
    for (const { host, owner } of hosts.set(brand, entry.pointer.hosts))
      log(`brands: "${brand}" does not answer on ${host}: "${owner}" had it first`)
  }

  const unusable = options.environment.issues.filter(({ brand }) => brand === '*')
  if (unusable.length > 0) throw new Error(unusable.map(formatBrandError).join('\n'))
  for (const issue of options.environment.issues) log(`brands: ${formatBrandError(issue)}`)

  /** Of one connection: what an earlier one told, and this one does not, is gone. */
  const followerOf = (): Follower => {
    const told = new Set<string>()
    return {
      onPointer: (brand, written) => {
        told.add(brand)
        onPointer(brand, written)
      },
      onCaughtUp: () => {
        isCaughtUp = true
        isEmptied = told.size === 0 && entries.size > 0
        if (!isEmptied) for (const brand of entries.keys()) if (!told.has(brand)) onPointer(brand, undefined)
      },
      onEmptied: () => {
        isEmptied = true
      },
    }
  }

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
      try {
        const opened = await options.open()
        if (isClosed) return await opened.close()
        store = opened
        const begun = opened.follow(followerOf())
        const stopListening = opened.onListened(health.asked)
        following = begun
        stopFollowing = async () => {
          stopListening()
          await begun.stop()
        }
        void opened.closed().then(() => beginAgain(begun.stop))
        return
      } catch (error) {
        trouble = error instanceof OtherVersion ? 'another store' : 'store away'
        sayOnce(`store: ${messageOf(error)}; it is tried again`)
        await pause(backOff(failures))
      }
    }
  }
  void begin()

  /** Read again now and then: an operator may put another in its place. What is known counts while nobody answers. */
  const readPreviewKey = async (): Promise<Uint8Array | undefined> => {
    if (!store) return undefined
    if (previewKey && clock() - previewKey.at < previewKeyMs) return previewKey.reading
    const known = previewKey?.reading
    const reading = store.previewKey().catch((error: unknown) => {
      if (known) return known
      previewKey = undefined
      throw error
    })
    previewKey = { reading, at: clock() }
    return reading
  }

  const previewOf = async (token: string): Promise<Preview | undefined> => {
    const key = await readPreviewKey()
    return key && readPreview(token, key, now())
  }

  /** A preview is of one brand, on hosts that its release has and no other brand. */
  const findPreview = async (token: string, host: string): Promise<LoadedBrand | undefined> => {
    const preview = await previewOf(token)
    const owner = hosts.find(host)
    if (!preview || (owner !== undefined && owner !== preview.brand)) return undefined
    const loaded = await load(preview.brand, preview.release)
    return loaded.hosts.includes(host) ? loaded : undefined
  }

  const enter = async ({ url, secure }: Ask, host: string): Promise<Found> => {
    const token = url.searchParams.get('link') ?? ''
    if (token === '') return { type: 'enter', cookie: previewText('', 0, secure) }
    try {
      const [preview, loaded] = [await previewOf(token), await findPreview(token, host)]
      if (!preview || !loaded) return { type: 'refused' }
      return { type: 'enter', cookie: previewText(token, Math.floor((preview.until - now()) / 1000), secure) }
    } catch (error) {
      return { type: error instanceof StoreAway ? 'away' : 'refused' }
    }
  }

  /**
   * The release that a page of the host is of. One that this edge was not told of yet may be on another edge already, so
   * the store is asked, though not for each of many that nobody has: those are told to come back.
   */
  const releaseOfVersion = async ({ pointer }: Entry, version: string, host: string) => {
    const { brand } = pointer
    const among = (named: Pointer | undefined) =>
      named?.releases.find((known) => short(known.release) === version && known.hosts.includes(host))?.release
    const known = among(pointer) ?? among(pending.get(brand)?.pointer)
    if (known !== undefined) return known
    const { asking, isNew } = askPointer(brand)
    try {
      return among(await asking) ?? (isNew ? undefined : 'away')
    } catch {
      return 'away'
    }
  }
  const askPointer = createPointerQuestions(async (brand) => {
    if (!store) throw new StoreAway('the store was not reached yet')
    const written = await store.pointer(brand)
    return written && 'pointer' in written.read ? written.read.pointer : undefined
  }, clock)

  const find = async (ask: Ask): Promise<Found | undefined> => {
    const host = hostName(ask.host)
    const { pathname } = ask.url
    // of several brands that claim a host, the first may come last
    if (!isCaughtUp) return { type: 'away' }
    if (pathname === previewPath) return enter(ask, host)
    const cookies = ask.cookies === '' ? {} : parse(ask.cookies)
    const version = versionIn(pathname)
    const brand = hosts.find(host)
    const away: Found = { type: 'away', ...(brand !== undefined && { brand }) }
    const token = cookies[previewCookie]
    if (token !== undefined) {
      const preview = await findPreview(token, host).catch(() => 'away' as const)
      // who holds a link is not shown the site as others see it in its place
      if (preview === 'away') return away
      const isOfIt = version === undefined || (preview && (await preview.files.knows(version)))
      if (preview && isOfIt) return { type: 'brand', loaded: preview, isPreview: true }
    }
    const entry = brand === undefined ? undefined : entries.get(brand)
    if (!entry) return readingBack.size === 0 ? undefined : away
    // Pages that are open ask for the files of the release that they are of.
    if (version !== undefined) {
      const release = await releaseOfVersion(entry, version, host)
      if (release === 'away') return away
      if (release !== undefined) {
        const loaded = await load(entry.pointer.brand, release).catch(() => undefined)
        return loaded ? { type: 'brand', loaded } : away
      }
    }
    const given = cookies[canarySideCookie]
    const side = isCanarySide(given) ? given : drawCanarySide()
    const wanted = chooseRelease(entry.pointer, { host, side, now: now() })
    if (wanted === undefined) return undefined
    const shown = await show(entry, wanted, host)
    if (!shown) return away
    const onAnswer = (status: number, isPage: boolean) => {
      // drawn by chance just now, and no page of it is kept: what asks may be a page of the other release
      const isOfPage = isPage || !entry.pointer.canary || isCanarySide(given)
      // 503 is sent on purpose: for maintenance, and where there is too much to do
      if (!isOfPage) return undefined
      const isFailure = status >= 500 && status !== 503
      health.count(entry.pointer.brand, shown.release, isFailure)
      return { release: short(shown.release), isFailure }
    }
    return {
      type: 'brand',
      loaded: shown.loaded,
      onAnswer,
      ...(entry.pointer.canary && { cookie: canarySideText(side, ask.secure) }),
    }
  }

  return {
    find,
    unready: () => (isCaughtUp ? (entries.size === 0 ? 'no brands' : undefined) : trouble),
    remark: () => (isEmptied ? 'the store is empty' : undefined),
    figures: () => ({
      isConnected: following?.isAnswered() ?? false,
      revision: following?.seen() ?? 0,
      held: held.size(),
      loadFailures: { ...loadFailures },
    }),
    close: async () => {
      isClosed = true
      health.stop()
      await stopFollowing?.()
      await store?.close()
    },
  }
}

/** Of `/brand/<version>/…` and `/app-icon/<version>/…`. */
const versionIn = (pathname: string): string | undefined =>
  /^\/(?:brand|app-icon)\/([0-9a-f]{12})\//.exec(pathname)?.[1]
