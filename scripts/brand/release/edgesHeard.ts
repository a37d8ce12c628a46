import type { EdgeReport, ReleaseHealth } from '../../../src/server/releases/edgeReport'

interface Total {
  answers: number
  failures: number
}

export interface EdgesHeard {
  readonly hear: (report: EdgeReport) => void
  readonly refuseToListen: (why: string) => void
  /** The brand's release is about to be shown: edges may be told of it before its writer is. */
  readonly begin: (brand: string) => void
  readonly edges: () => number
  /** Why no further brand should be changed; undefined where nothing speaks against it. */
  readonly trouble: () => string | undefined
}

export interface HeardOptions {
  /** Brand → the release that it is to show. */
  readonly releases: ReadonlyMap<string, string>
  /** Nobody minds where edges are silent. */
  readonly isUnheard: boolean
  /** Milliseconds of a clock that nobody sets. */
  readonly clock?: () => number
}

/** Fewer answers, or failures, say nothing of a release. */
const [fewestAnswers, fewestFailures] = [20, 3]
/** An edge tells once a second. */
const silentMs = 10_000

/** What edges tell while brands are changed: whether those that were fare worse than before. */
export function createEdgesHeard(options: HeardOptions): EdgesHeard {
  const { releases, isUnheard, clock = () => performance.now() } = options
  const heardAt = new Map<string, number>()
  const begun = new Set<string>()
  const before = new Map<string, Total>()
  const after = new Map<string, Total>()
  let refused: string | undefined
  let unheard: string | undefined

  const take = (health: ReleaseHealth) => {
    const { brand, release } = health
    const wanted = releases.get(brand)
    if (wanted === undefined) return
    if (release === wanted && health.isRefused)
      refused ??= `an edge cannot show release ${release.slice(0, 12)} of "${brand}"; its log says why`
    if (!begun.has(brand)) add(before, brand, health)
    else if (release === wanted) add(after, brand, health)
  }

  const silent = (): string | undefined => {
    if (isUnheard) return undefined
    if (heardAt.size === 0)
      return `no edge is heard${unheard === undefined ? '' : ` (${unheard})`}, so nobody would notice what fails; --unheard changes brands all the same`
    const gone = [...heardAt].find(([, at]) => clock() - at > silentMs)
    return gone && `edge "${gone[0]}" was heard before, and is no longer`
  }

  const worse = (): string | undefined => {
    for (const [brand, total] of after) {
      const words = compared(total, before.get(brand))
      if (words !== undefined) return `"${brand}" fails more often: ${words}`
    }
    // few come to each of them
    const words = compared(sumOf(after, begun), sumOf(before, begun))
    return words && `brands that were changed fail more often: ${words}`
  }

  return {
    hear: ({ edge, releases: all, isLeaving }) => {
      if (isLeaving) heardAt.delete(edge)
      else heardAt.set(edge, clock())
      all.forEach(take)
    },
    refuseToListen: (why) => {
      unheard ??= why
    },
    begin: (brand) => void begun.add(brand),
    edges: () => heardAt.size,
    trouble: () => refused ?? worse() ?? silent(),
  }
}

function add(totals: Map<string, Total>, brand: string, { answers, failures }: Total): void {
  const total = totals.get(brand) ?? { answers: 0, failures: 0 }
  total.answers += answers
  total.failures += failures
  totals.set(brand, total)
}

function sumOf(totals: ReadonlyMap<string, Total>, brands: ReadonlySet<string>): Total {
  const all = [...totals].flatMap(([brand, total]) => (brands.has(brand) ? [total] : []))
  return {
    answers: all.reduce((sum, { answers }) => sum + answers, 0),
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
  }
}

const rateOf = ({ answers, failures }: Total): number => failures / Math.max(1, answers)

/** In words where it is worse: more than twice as often, and by a hundredth more. */
function compared(now: Total, then: Total = { answers: 0, failures: 0 }): string | undefined {
  if (now.answers < fewestAnswers || now.failures < fewestFailures) return undefined
  if (rateOf(now) <= 2 * rateOf(then) + 0.01) return undefined
  return `${now.failures} of ${now.answers} answers failed, ${then.failures} of ${then.answers} before`
}
