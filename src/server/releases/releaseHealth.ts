import type { ReleaseHealth } from './releaseStore'

export interface ReleaseHealthCount {
  readonly count: (brand: string, release: string, isFailure: boolean) => void
  readonly stop: () => void
}

const everyMs = 1_000

/** Counts answers by release, and reports once a second of the releases that failed in it: all is well costs nothing. */
export function countReleaseHealth(report: (health: readonly ReleaseHealth[]) => void): ReleaseHealthCount {
  let counts = new Map<string, { brand: string; release: string; answers: number; failures: number }>()
  const timer = setInterval(() => {
    const failed = [...counts.values()].filter(({ failures }) => failures > 0)
    counts = new Map()
    if (failed.length === 0) return
    try {
      report(failed)
    } catch {
      // a connection that ended takes nothing, and nothing of it is kept
    }
  }, everyMs)
  timer.unref()
  return {
    count: (brand, release, isFailure) => {
      const key = `${brand} ${release}`
      const known = counts.get(key) ?? { brand, release, answers: 0, failures: 0 }
      known.answers += 1
      if (isFailure) known.failures += 1
      counts.set(key, known)
    },
    stop: () => clearInterval(timer),
  }
}
