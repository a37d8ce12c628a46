import type { EdgeReport, ReleaseHealth } from './edgeReport'

export interface ReleaseHealthCount {
  readonly count: (brand: string, release: string, isFailure: boolean) => void
  /** The release cannot be shown. */
  readonly refuse: (brand: string, release: string) => void
  /** Somebody listens: it is told for some seconds from now on. */
  readonly asked: () => void
  /** Tells that this edge ends. */
  readonly stop: () => void
}

const everyMs = 1_000
/** Reports after the last time that somebody said to listen. */
const toldFor = 5

type Count = { -readonly [K in keyof ReleaseHealth]: ReleaseHealth[K] }

/** Counts answers by release, and tells once a second while somebody listens: otherwise nothing is sent. */
export function countReleaseHealth(edge: string, report: (report: EdgeReport) => void): ReleaseHealthCount {
  let counts = new Map<string, Count>()
  let left = 0
  const tell = (isLeaving?: true) => {
    const releases = [...counts.values()]
    counts = new Map()
    if (left-- <= 0) return
    try {
      report({ edge, releases, ...(isLeaving && { isLeaving }) })
    } catch {
      // a connection that ended takes nothing, and nothing of it is kept
    }
  }
  const timer = setInterval(tell, everyMs)
  timer.unref()
  const countOf = (brand: string, release: string): Count => {
    const key = `${brand} ${release}`
    const known = counts.get(key) ?? { brand, release, answers: 0, failures: 0 }
    counts.set(key, known)
    return known
  }
  return {
    count: (brand, release, isFailure) => {
      const known = countOf(brand, release)
      known.answers += 1
      if (isFailure) known.failures += 1
    },
    refuse: (brand, release) => {
      countOf(brand, release).isRefused = true
    },
    asked: () => {
      left = toldFor
    },
    stop: () => {
      clearInterval(timer)
      tell(true)
    },
  }
}
