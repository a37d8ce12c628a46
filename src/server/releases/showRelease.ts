import { parse } from 'hono/utils/cookie'
import type { Ask, Found } from '../brands/brandSource'
import type { LoadedBrand } from '../brands/loadedBrand'
import { createRecent } from '../recent'
import { canarySideCookie, canarySideText, drawCanarySide, isCanarySide } from './canarySide'
import { chooseRelease, everybodysAt, type Pointer, short, standIns } from './pointer'
import type { ReleaseCache } from './releaseCache'
import { StoreAway } from './releaseStore'
import { releaseOfVersion, versionIn, type VersionQuestions } from './versionQuestions'

export interface ShowOptions {
  readonly cache: Pick<ReleaseCache, 'load' | 'has'>
  /** What is about to come into force of a brand, where that is known. */
  readonly nextOf?: (brand: string) => Pointer | undefined
  readonly askVersion: VersionQuestions
  /** Answers by the release that was shown; absent where nobody counts. */
  readonly count?: (brand: string, release: string, isFailure: boolean) => void
  readonly now: () => number
  readonly sayOnce: (line: string) => void
}

export interface ReleaseShow {
  /**
   * What a visitor of the host is shown, by the pointer of the brand that has it. Undefined where it is shown on that host to
   * nobody; `away` where it cannot be had now.
   */
  readonly find: (pointer: Pointer, ask: Ask, host: string) => Promise<Found | undefined>
  /** The release that the brand's visitors were shown last, whoever they were. */
  readonly lastShown: (brand: string) => string | undefined
}

/** Brands whose last shown release is remembered. */
const brandsKept = 20_000

/** From a brand's pointer to the release that a visitor is shown, wherever pointers and releases are kept. */
export function createReleaseShow(options: ShowOptions): ReleaseShow {
  const { cache, nextOf = () => undefined, askVersion, count, now, sayOnce } = options
  const lastShown = createRecent<string>(brandsKept)
  /** Brand → the release that was shown last while it was everybody's. */
  const lastToAll = createRecent<string>(brandsKept)

  /** A pointer that was altered by hand could show a brand on another's host. */
  const isOn = ({ id, hosts }: LoadedBrand, host: string): boolean => {
    const isIts = hosts.includes(host)
    if (!isIts) sayOnce(`brands: the key of "${id}" has ${host}, which its release does not; it is not shown there`)
    return isIts
  }

  /** The release, else the last good one of those that everybody was shown. */
  const show = async (pointer: Pointer, wanted: string, host: string) => {
    const { brand } = pointer
    let isAway = false
    for (const release of standIns(pointer, { wanted, host, shownLast: lastToAll.get(brand) })) {
      // a store that does not answer is asked once, not once for each of them
      if (isAway && !cache.has(brand, release)) continue
      try {
        const loaded = await cache.load(brand, release)
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

  /** Pages that are open ask for the files of the release that they are of. Undefined where that is none of the brand's. */
  const findVersion = async (pointer: Pointer, version: string, host: string): Promise<Found | undefined> => {
    const { brand } = pointer
    const known = releaseOfVersion(pointer, version, host) ?? releaseOfVersion(nextOf(brand), version, host)
    const answer =
      known === undefined ? await askVersion(brand, version, host) : { type: 'known' as const, release: known }
    if (answer.type === 'none') return undefined
    const loaded = answer.type === 'known' ? await cache.load(brand, answer.release).catch(() => undefined) : undefined
    return loaded ? { type: 'brand', loaded } : { type: 'away', brand }
  }

  const find = async (pointer: Pointer, ask: Ask, host: string): Promise<Found | undefined> => {
    const { brand, canary } = pointer
    const version = versionIn(ask.url.pathname)
    const ofVersion = version === undefined ? undefined : await findVersion(pointer, version, host)
    if (ofVersion) return ofVersion
    const given = canary && parse(ask.cookies)[canarySideCookie]
    const side = isCanarySide(given) ? given : drawCanarySide()
    const wanted = chooseRelease(pointer, { host, side, now: now() })
    if (wanted === undefined) return undefined
    const shown = await show(pointer, wanted, host)
    if (!shown) return { type: 'away', brand }
    const { loaded, release } = shown
    const onAnswer = (status: number, isPage: boolean) => {
      // drawn by chance just now, and no page of it is kept: what asks may be a page of the other release
      const isOfPage = isPage || !canary || isCanarySide(given)
      if (!isOfPage) return undefined
      // 503 is sent on purpose: for maintenance, and where there is too much to do
      const isFailure = status >= 500 && status !== 503
      count?.(brand, release, isFailure)
      return { release: short(release), isFailure }
    }
    return { type: 'brand', loaded, onAnswer, ...(canary && { cookie: canarySideText(side, ask.secure) }) }
  }

  return { find, lastShown: lastShown.get }
}
