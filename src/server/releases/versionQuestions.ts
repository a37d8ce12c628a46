import { createRecent } from '../recent'
import { type Pointer, short } from './pointer'

/** The release that a page of a version is of: `none` where the brand has none, `away` where that cannot be said now. */
export type VersionAnswer = { readonly type: 'known'; readonly release: string } | { readonly type: 'none' | 'away' }

export type VersionQuestions = (brand: string, version: string, host: string) => Promise<VersionAnswer>

/** A brand's pointer is asked for so often at most. */
const everyMs = 1_000
const brandsKept = 1_000
/** What the store was asked for and does not have is not asked for again. */
const deniedMs = 10_000
const deniedKept = 10_000

/**
 * Asks the store for releases that this edge was not told of: they may be on another edge already. Of many versions that
 * nobody has, one is asked for; the others come back, as they may be newer than the answer.
 */
export function createVersionQuestions(
  ask: (brand: string) => Promise<Pointer | undefined>,
  clock: () => number,
): VersionQuestions {
  const asked = createRecent<{ readonly at: number; readonly asking: Promise<Pointer | undefined> }>(brandsKept)
  /** Brand, host and version → when the store said that there is no such. */
  const denied = createRecent<number>(deniedKept)
  return async (brand, version, host) => {
    const key = `${brand} ${version} ${host}`
    const isDenied = () => clock() - (denied.get(key) ?? -Infinity) < deniedMs
    if (isDenied()) return { type: 'none' }
    const last = asked.get(brand)
    const isNew = !last || clock() - last.at >= everyMs
    const asking = isNew ? ask(brand) : last.asking
    if (isNew) asked.set(brand, { at: clock(), asking })
    try {
      const release = releaseOfVersion(await asking, version, host)
      if (release !== undefined) return { type: 'known', release }
      if (isNew) denied.set(key, clock())
      return { type: isDenied() ? 'none' : 'away' }
    } catch {
      return { type: 'away' }
    }
  }
}

/** The release of a pointer whose files are at a version, on a host that it has. */
export const releaseOfVersion = (pointer: Pointer | undefined, version: string, host: string): string | undefined =>
  pointer?.releases.find((known) => short(known.release) === version && known.hosts.includes(host))?.release

/** Of `/brand/<version>/…` and `/app-icon/<version>/…`. */
export const versionIn = (pathname: string): string | undefined =>
  /^\/(?:brand|app-icon)\/([0-9a-f]{12})\//.exec(pathname)?.[1]
