import {
  type Change,
  type CurrentPointer,
  everybodysAt,
  type KeptRelease,
  type KnownRelease,
  namedReleases,
  type Period,
  type Pointer,
  type Rules,
  short,
  storeVersion,
} from './pointer'

/** To whom a release is shown. */
export type Audience =
  /** `alone`: and what was assigned to hosts and times is taken out. */
  | { readonly type: 'all'; readonly alone?: boolean }
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'hosts'; readonly hosts: readonly string[] }
  | { readonly type: 'period'; readonly from: number; readonly until?: number | undefined }

export type Changed =
  | { readonly pointer: Pointer; readonly notes: readonly string[] }
  /** It changes nothing: visitors see it already. */
  | { readonly same: true }
  | { readonly problem: string }

export interface Who {
  readonly by: string
  readonly now: number
}

/** Releases whose files are served on to pages that are still open, besides those that a rule names. */
const releasesKept = 5

const noRules: Rules = { byHost: [], schedule: [] }

/** The pointer after a release was assigned. Pure: who writes it, and over which revision, is the store's matter. */
export function assign(
  brand: string,
  last: CurrentPointer | undefined,
  known: KnownRelease,
  audience: Audience,
  who: Who,
): Changed {
  const before = rulesAt(last?.pointer ?? noRules, who.now)
  const next = assigned(before, known, audience, who.now)
  if (typeof next === 'string') return { problem: next }
  if (last && JSON.stringify(rulesOf(next)) === JSON.stringify(rulesOf(last.pointer)) && hasHosts(last.pointer, known))
    return { same: true }
  const change: Change = { by: who.by, at: who.now, what: `assign ${short(known.release)} ${wordsOf(audience)}` }
  const pointer = pointTo(brand, next, [known, ...(last?.pointer.releases ?? [])], last?.pointer, change)
  return {
    pointer: { ...pointer, ...(last && { before: last.revision }) },
    notes: notesOn(next, audience, who),
  }
}

/** The hosts of a release are not all its folder's: those of the environment may change without it. */
const hasHosts = ({ releases }: Pointer, { release, hosts }: KnownRelease): boolean => {
  const kept = releases.find((each) => each.release === release)
  return kept !== undefined && JSON.stringify([...kept.hosts].sort()) === JSON.stringify([...hosts].sort())
}

/** Back to what stood before the last change; where that was a rollback, further back. */
export function rollback({ pointer }: CurrentPointer, then: Pointer, { by, now }: Who): Pointer {
  const change: Change = { by, at: now, what: `${rollbackWords}${firstMade(then.change.what)}` }
  const back = pointTo(pointer.brand, rulesOf(then), [...then.releases, ...pointer.releases], pointer, change)
  return { ...back, ...(then.before !== undefined && { before: then.before }) }
}

const rollbackWords = 'rollback to '

/** Of a rollback, the change that it went back to, not all those between. */
function firstMade(what: string): string {
  let made = what
  while (made.startsWith(rollbackWords)) made = made.slice(rollbackWords.length)
  return made
}

/** Nobody is shown the brand, on any host. Its releases stay known, and a rollback brings back what stood before. */
export function retire({ pointer, revision }: CurrentPointer, { by, now }: Who): Pointer {
  const change: Change = { by, at: now, what: 'retire' }
  return { ...pointTo(pointer.brand, noRules, pointer.releases, pointer, change), before: revision }
}

/** No rule shows it to anybody: it answers on no host. */
export const isRetired = (pointer: Pointer): boolean => namedReleases(pointer).size === 0

const rulesOf = ({ current, canary, byHost, schedule }: Rules): Rules => ({
  ...(current !== undefined && { current }),
  ...(canary && { canary }),
  byHost,
  schedule,
})

/**
 * The rules as they stand at a moment. Times that are over, and those that began and have no end, are no longer rules of
 * their own. One that began and has no end is everybody's, and ends the part, as an assignment to all does.
 */
export function rulesAt(rules: Rules, now: number): Rules {
  const current = everybodysAt(rules, now)
  const hasBegun = rules.schedule.some(({ from, until }) => until === undefined && from <= now)
  return rulesOf({
    ...rules,
    current,
    ...(hasBegun && { canary: undefined }),
    schedule: rules.schedule.filter(({ from, until }) => (until === undefined ? from > now : until > now)),
  })
}

function assigned(rules: Rules, { release, hosts }: KnownRelease, audience: Audience, now: number): Rules | string {
  switch (audience.type) {
    case 'all':
      return rulesOf({ ...(audience.alone === true ? noRules : rules), current: release, canary: undefined })
    case 'percent': {
      const { percent } = audience
      if (!(percent > 0 && percent <= 100)) return `${percent} is not a percentage; allowed: more than 0, up to 100`
      if (rules.current === undefined) return 'nobody sees the brand yet; assign a release to everybody first'
      if (rules.current === release) return 'everybody sees this release already; a part of them cannot see it first'
      return rulesOf({ ...rules, canary: { release, percent } })
    }
    case 'hosts': {
      const strange = audience.hosts.find((host) => !hosts.includes(host))
      if (strange !== undefined)
        return `the release does not have the host ${JSON.stringify(strange)}; it has ${hosts.join(', ')}`
      const others = rules.byHost.flatMap((rule) => {
        const left = rule.hosts.filter((host) => !audience.hosts.includes(host))
        return rule.release === release || left.length === 0 ? [] : [{ ...rule, hosts: left }]
      })
      const own = rules.byHost.find((rule) => rule.release === release)?.hosts ?? []
      const all = [...new Set([...own, ...audience.hosts])].sort()
      return rulesOf({ ...rules, byHost: [...others, { release, hosts: all }] })
    }
    case 'period': {
      const period: Period = {
        release,
        from: audience.from,
        ...(audience.until !== undefined && { until: audience.until }),
      }
      const problem = wrongPeriod(period, rules.schedule, now)
      if (problem !== undefined) return problem
      return rulesOf({ ...rules, schedule: [...rules.schedule, period].sort((a, b) => a.from - b.from) })
    }
  }
}

function wrongPeriod(period: Period, others: readonly Period[], now: number): string | undefined {
  const { from, until = Infinity } = period
  if (Number.isNaN(from) || Number.isNaN(until)) return 'a time cannot be read'
  if (until <= from) return `the time ends (${timeText(until)}) before it begins (${timeText(from)})`
  if (until <= now) return `the time is over: it ended ${timeText(until)}`
  const other = others.find((each) => from < (each.until ?? Infinity) && each.from < until)
  if (!other) return undefined
  const end = other.until === undefined ? 'on' : `to ${timeText(other.until)}`
  return `the time overlaps with that of ${short(other.release)}, from ${timeText(other.from)} ${end}`
}

function pointTo(
  brand: string,
  rules: Rules,
  releases: readonly KeptRelease[],
  before: Pointer | undefined,
  change: Change,
): Pointer {
  const named = namedReleases(rules)
  const once = releases.filter((known, at) => releases.findIndex(({ release }) => release === known.release) === at)
  const others = once.filter(({ release }) => !named.has(release)).slice(0, releasesKept)
  const kept = once.filter((known) => named.has(known.release) || others.includes(known))
  const hosts = [...new Set(kept.filter(({ release }) => named.has(release)).flatMap((known) => known.hosts))]
  const wasToAll = (release: string) =>
    release === rules.current ||
    (before && release === everybodysAt(before, change.at)) ||
    releases.some((known) => known.release === release && known.toAll)
  const since = (host: string) =>
    before && Object.hasOwn(before.hosts, host) ? (before.hosts[host] ?? change.at) : change.at
  return {
    store: storeVersion,
    brand,
    releases: kept.map(({ release, hosts: own }) => ({
      release,
      hosts: own,
      ...(wasToAll(release) && { toAll: true as const }),
    })),
    hosts: Object.fromEntries(hosts.map((host) => [host, since(host)])),
    ...rules,
    change,
  }
}

/** What somebody who assigns to all may not expect: others still see something else. */
function notesOn({ byHost, schedule }: Rules, audience: Audience, { now }: Who): readonly string[] {
  if (audience.type !== 'all') return []
  return [
    ...byHost.map(
      ({ release, hosts }) => `${hosts.join(', ')} still shows ${short(release)}, which was assigned to it`,
    ),
    ...schedule.map(({ release, from, until }) => {
      const end = until === undefined ? '' : ` until ${timeText(until)}`
      return from <= now
        ? `everybody still sees ${short(release)}${end}, which was assigned to that time`
        : `from ${timeText(from)}${end} everybody sees ${short(release)}`
    }),
  ]
}

const timeText = (ms: number): string =>
  Number.isFinite(ms) ? new Date(ms).toISOString().replace('.000Z', 'Z') : 'never'

function wordsOf(audience: Audience): string {
  switch (audience.type) {
    case 'all':
      return audience.alone === true ? 'to all, alone' : 'to all'
    case 'percent':
      return `to ${audience.percent} %`
    case 'hosts':
      return `to ${audience.hosts.join(', ')}`
    case 'period':
      return `from ${timeText(audience.from)}${audience.until === undefined ? '' : ` until ${timeText(audience.until)}`}`
  }
}
