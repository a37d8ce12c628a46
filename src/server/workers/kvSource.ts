import type { Stage } from '../brands/brandError'
import { brandIdForm } from '../brands/brandId'
import type { Ask, BrandSource, Found } from '../brands/brandSource'
import type { Environment } from '../brands/environment'
import { hostName } from '../brands/hosts'
import type { Hold } from '../edge/hold'
import { messageOf } from '../../lib/messageOf'
import { checkEnvironment } from '../releases/checkEnvironment'
import { createHeldReleases } from '../releases/heldReleases'
import { readOnce } from '../releases/limits'
import { createShared, loadRelease } from '../releases/loadRelease'
import { type Pointer, readPointer } from '../releases/pointer'
import { createSayOnce } from '../releases/sayOnce'
import { createReleaseShow } from '../releases/showRelease'
import { createVersionQuestions } from '../releases/versionQuestions'
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
/** Of a name in DNS. KV refuses keys that are much longer, which is not to be away. */
const longestHost = 253

/**
 * Brands by their releases in KV: a host's brand, the brand's pointer and what it points at are read when somebody asks
 * (lastGood, heldReleases), and a visitor is shown one of them as on every edge (showRelease).
 */
export function createKvSource({
  kv,
  environment,
  hold,
  releasesKept,
  now = Date.now,
  clock = () => performance.now(),
  log = say,
}: KvSourceOptions): BrandSource {
  checkEnvironment(environment, log)
  const sayOnce = createSayOnce(log)
  const held = <T>(work: Promise<T>): Promise<T> => {
    hold(work.catch(() => undefined))
    return work
  }

  const onFailure = (key: string, error: unknown) => sayOnce(`brands: ${key}: ${messageOf(error)}`)
  const reading = { freshMs, staleMs, now: clock, hold, onFailure }
  const brandOf = keepLastGood<string | undefined>({
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

  const get = readOnce((hash) => kv.content(hash))
  const getAgain = readOnce((hash) => held(kv.content(hash)))
  const shared = { environment, ...createShared(), isTrusted: true }
  const askVersion = createVersionQuestions((brand) => held(readPointerOf(brand)), clock)
  const show = createReleaseShow({
    cache: createHeldReleases({
      most: releasesKept,
      clock,
      load: (brand, release) => held(loadRelease(brand, release, { ...shared, get, getAgain })),
      onFailure: (_brand, _release, error) => sayOnce(`brands: ${messageOf(error)}`),
    }),
    // who waits for the next question is seen through: their places are counted
    askVersion: (...version) => held(askVersion(...version)),
    now,
    sayOnce,
  })

  const find = async (ask: Ask, host: string): Promise<Found | undefined> => {
    if (host.length > longestHost) return undefined
    const brand = await brandOf(host)
    const pointer = brand === undefined ? undefined : await pointerOf(brand)
    if (brand === undefined || !pointer) return undefined
    // a host that is on its way to another brand: its key and the two pointers do not change at once
    return (await show.find(pointer, ask, host)) ?? { type: 'away', brand }
  }

  return {
    find: (ask) => find(ask, hostName(ask.host)).catch((): Found => ({ type: 'away' })),
  }
}

const say = (line: string): void => console.error(line)
