import { parse } from 'hono/utils/cookie'
import { formatBrandError, type Stage } from '../brands/brandError'
import { brandIdForm } from '../brands/brandId'
import type { Ask, BrandSource, Found } from '../brands/brandSource'
import type { Environment } from '../brands/environment'
import { hostName } from '../brands/hosts'
import type { LoadedBrand } from '../brands/loadedBrand'
import type { Hold } from '../edge/hold'
import { canarySideCookie, canarySideText, drawCanarySide, isCanarySide } from '../releases/canarySide'
import { short } from '../releases/changePointer'
import { createHeldReleases } from '../releases/heldReleases'
import { readOnce } from '../releases/limits'
import { loadRelease } from '../releases/loadRelease'
import { chooseRelease, everybodysAt, type Pointer, readPointer, standIns } from '../releases/pointer'
import { createPointerQuestions } from '../releases/pointerQuestions'
import type { KvReader } from './kvReader'
import { keepLastGood } from './lastGood'

export interface KvSourceOptions {
  readonly kv: KvReader
  readonly environment: Stage<Environment>
  readonly hold: Hold
  /** Releases kept in memory. */
  readonly releasesKept: number
  readonly now?: () => number
  /** Milliseconds of a clock that nobody sets, for what is kept and what is tried again. */
  readonly clock?: () => number
  readonly log?: (line: string) => void
}

const hostsKept = 5_000
const pointersKept = 1_000
const freshMs = 15_000
const staleMs = 60_000

/** Brands by their releases in KV: a host's brand, the brand's pointer and what it points at are read when somebody asks. */
export function createKvSource({
  kv,
  environment,
  hold,
  releasesKept,
  now = Date.now,
  clock = () => performance.now(),
  log = say,
}: KvSourceOptions): BrandSource {
  const said = new Set<string>()
  const sayOnce = (line: string) => {
    if (said.has(line)) return
    if (said.size > 200) said.clear()
    said.add(line)
    log(line)
  }
  const onFailure = (key: string, error: unknown) => sayOnce(`brands: ${key}: ${wordsOf(error)}`)
  const reading = { freshMs, staleMs, now: clock, hold, onFailure }
  const unusable = environment.issues.filter(({ brand }) => brand === '*')
  if (unusable.length > 0) throw new Error(unusable.map(formatBrandError).join('\n'))
  for (const issue of environment.issues) log(`brands: ${formatBrandError(issue)}`)

  const brandOf = keepLastGood({
    ...reading,
    most: hostsKept,
    read: async (host) => {
      const id = await kv.brandOf(host)
      return id !== undefined && brandIdForm.test(id) ? id : undefined
    },
  })
  const readPointerOf = async (brand: string): Promise<Pointer | undefined> => {
    const bytes = await kv.pointer(brand)
    if (!bytes) return undefined
    const read = readPointer(brand, bytes)
    if ('problem' in read) throw new Error(`its key cannot be used: ${read.problem}`)
    return read.pointer
  }
  const pointerOf = keepLastGood({ ...reading, most: pointersKept, read: readPointerOf })
  const askPointer = createPointerQuestions((brand) => {
    const asking = readPointerOf(brand)
    hold(asking.catch(() => undefined))
    return asking
  }, clock)

  const get = readOnce((hash) => kv.content(hash))
  const getAgain = readOnce((hash) => {
    const again = kv.content(hash)
    hold(again.catch(() => undefined))
    return again
  })
  const shared = { environment, bases: new Map(), sound: new Set<string>(), isTrusted: true }
  const held = createHeldReleases({
    most: releasesKept,
    clock,
    load: (brand, release) => {
      const loading = loadRelease(brand, release, { ...shared, get, getAgain })
      hold(loading.catch(() => undefined))
      return loading
    },
    onFailure: (_brand, _release, error) => sayOnce(`brands: ${wordsOf(error)}`),
  })
  /** Brand → the release that was shown last while it was everybody's. */
  const lastToAll = new Map<string, string>()

  /** The release, else the last good one of those that everybody was shown. */
  const show = async (pointer: Pointer, wanted: string, host: string): Promise<LoadedBrand | undefined> => {
    const { brand } = pointer
    for (const release of standIns(pointer, { wanted, host, shownLast: lastToAll.get(brand) })) {
      try {
        const loaded = await held.load(brand, release)
        // a key that was altered by hand could show a brand on another's host
        if (!loaded.hosts.includes(host)) continue
        if (release !== wanted)
          sayOnce(`brands: "${brand}" is shown in its release ${short(release)}, since ${short(wanted)} cannot be`)
        if (release === everybodysAt(pointer, now())) lastToAll.set(brand, release)
        return loaded
      } catch {
        // said already: the next may do
      }
    }
    return undefined
  }

  /** The release that a page of the host is of; one that another location knows already may be new here. */
  const releaseOfVersion = async (pointer: Pointer, version: string, host: string): Promise<string | undefined> => {
    const among = (named: Pointer | undefined) =>
      named?.releases.find((known) => short(known.release) === version && known.hosts.includes(host))?.release
    return among(pointer) ?? among(await askPointer(pointer.brand).asking.catch(() => undefined))
  }

  const find = async (ask: Ask, host: string): Promise<Found | undefined> => {
    const brand = await brandOf(host)
    const pointer = brand === undefined ? undefined : await pointerOf(brand)
    if (brand === undefined || !pointer) return undefined
    const away: Found = { type: 'away', brand }
    const [, version] = /^\/(?:brand|app-icon)\/([0-9a-f]{12})\//.exec(ask.url.pathname) ?? []
    const ofVersion = version === undefined ? undefined : await releaseOfVersion(pointer, version, host)
    if (ofVersion !== undefined) {
      const loaded = await held.load(brand, ofVersion).catch(() => undefined)
      return loaded ? { type: 'brand', loaded } : away
    }
    const given = pointer.canary && parse(ask.cookies)[canarySideCookie]
    const side = isCanarySide(given) ? given : drawCanarySide()
    const wanted = chooseRelease(pointer, { host, side, now: now() })
    // a host that is on its way to another brand: its key and the two pointers do not change at once
    if (wanted === undefined) return away
    const loaded = await show(pointer, wanted, host)
    if (!loaded) return away
    return { type: 'brand', loaded, ...(pointer.canary && { cookie: canarySideText(side, ask.secure) }) }
  }

  return {
    find: (ask) => find(ask, hostName(ask.host)).catch((): Found => ({ type: 'away' })),
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const say = (line: string): void => console.error(line)
