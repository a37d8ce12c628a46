import { pause } from '../patience'
import { createRecent } from '../recent'
import { type Pointer, short } from './pointer'

/** The release that a page of a version is of: `none` where the brand has none, `away` where that cannot be said now. */
export type VersionAnswer = { readonly type: 'known'; readonly release: string } | { readonly type: 'none' | 'away' }

export type VersionQuestions = (brand: string, version: string, host: string) => Promise<VersionAnswer>

/** A brand's pointer is asked for so often at most. */
const everyMs = 1_000
const brandsKept = 1_000
/** Requests that wait for the next question; whoever comes after them is to come back. */
const mostWaiting = 1_000
/** What the store was asked for and does not have is not asked for again. */
const deniedMs = 10_000
const deniedKept = 10_000

interface Question {
  readonly at: number
  readonly asking: Promise<Pointer | undefined>
}

/**
 * Asks the store for releases that this edge was not told of: they may be on another edge already. However many versions
 * are made up, a brand is asked about once a second: whoever came after the last question waits for the next one, as the
 * release may be newer than the answer to that.
 */
export function createVersionQuestions(
  ask: (brand: string) => Promise<Pointer | undefined>,
  clock: () => number,
  wait: (ms: number) => Promise<void> = pause,
): VersionQuestions {
  const asked = createRecent<Question>(brandsKept)
  /** Brand, host and version → when the store said that there is no such. */
  const denied = createRecent<number>(deniedKept)
  let waiting = 0

  const lastQuestion = (brand: string): Question => {
    const last = asked.get(brand)
    if (last && clock() - last.at < everyMs) return last
    const question = { at: clock(), asking: ask(brand) }
    asked.set(brand, question)
    return question
  }

  return async (brand, version, host) => {
    const key = `${brand} ${version} ${host}`
    const cameAt = clock()
    const isDenied = () => clock() - (denied.get(key) ?? -Infinity) < deniedMs
    while (!isDenied()) {
      const { at, asking } = lastQuestion(brand)
      try {
        const release = releaseOfVersion(await asking, version, host)
        if (release !== undefined) return { type: 'known', release }
      } catch {
        return { type: 'away' }
      }
      if (at >= cameAt) denied.set(key, clock())
      else if (waiting >= mostWaiting) return { type: 'away' }
      else {
        waiting += 1
        await wait(at + everyMs - clock()).finally(() => (waiting -= 1))
      }
    }
    return { type: 'none' }
  }
}

/** The release of a pointer whose files are at a version, on a host that it has. */
export const releaseOfVersion = (pointer: Pointer | undefined, version: string, host: string): string | undefined =>
  pointer?.releases.find((known) => short(known.release) === version && known.hosts.includes(host))?.release

/** Of `/brand/<version>/…` and `/app-icon/<version>/…`. */
export const versionIn = (pathname: string): string | undefined =>
  /^\/(?:brand|app-icon)\/([0-9a-f]{12})\//.exec(pathname)?.[1]
