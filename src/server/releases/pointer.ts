import * as z from 'zod/mini'
import { brandIdForm } from '../brands/brandId'
import { bucketOf } from './canarySide'

/** Of the store's documents. A store that another version of the product wrote is left alone. */
export const storeVersion = 1

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const moment = z.number().check(z.nonnegative())

const listOf = <T extends z.core.$ZodType>(item: T) => z.readonly(z.array(item))

const knownRelease = z.readonly(z.object({ release: hash, hosts: listOf(z.string()) }))

const keptRelease = z.readonly(
  z.object({
    release: hash,
    hosts: listOf(z.string()),
    /** Everybody was shown it once: it may stand in for a later one that cannot be. */
    toAll: z.optional(z.literal(true)),
  }),
)

const period = z.readonly(z.object({ release: hash, from: moment, until: z.optional(moment) }))

const change = z.readonly(
  z.object({
    by: z.string(),
    at: z.number(),
    /** In a few words, such as `assign 1f2e… to 5 %`. */
    what: z.string(),
  }),
)

const pointerSchema = z.readonly(
  z.object({
    store: z.literal(storeVersion),
    brand: z.string().check(z.regex(brandIdForm)),
    /** Those that a rule names, and a few before them, whose files are still asked for by pages that are open. Newest first. */
    releases: listOf(keptRelease),
    /** Host → since when the brand has it. Where two brands claim one, the earlier keeps it. */
    hosts: z.readonly(z.record(z.string(), moment)),
    /** What everybody sees whom no rule below names. */
    current: z.optional(hash),
    canary: z.optional(
      z.readonly(z.object({ release: hash, percent: z.number().check(z.positive(), z.maximum(100)) })),
    ),
    byHost: listOf(knownRelease),
    /** In the order of time; no two overlap. */
    schedule: listOf(period),
    change,
    /** Revision of the pointer that a rollback goes back to. */
    before: z.optional(z.number()),
  }),
)

const versionSchema = z.object({ store: z.number() })

/** A release that an edge may be asked for, by its name: the hash of what it is made of. */
export type KnownRelease = z.infer<typeof knownRelease>

/** One that a pointer keeps. */
export type KeptRelease = z.infer<typeof keptRelease>

/** A time for which everybody sees a release; without an end, from then on. Milliseconds since 1970. */
export type Period = z.infer<typeof period>

export type Change = z.infer<typeof change>

/** Which release of a brand is shown to whom: all that an edge watches. */
export type Pointer = z.infer<typeof pointerSchema>

/** A pointer, and the change that wrote it. */
export interface CurrentPointer {
  readonly pointer: Pointer
  readonly revision: number
}

const strictly = new TextDecoder('utf-8', { fatal: true })

export type ReadPointer =
  /**
   * `unknown`: a key that a later version of the product wrote. Whoever shows brands goes on without it, as a fleet is
   * renewed edge by edge; whoever writes leaves the pointer alone, since what was written anew would not have it.
   */
  | { readonly pointer: Pointer; readonly unknown?: string }
  /** `isOtherVersion`: another version of the product wrote it, and can read it. */
  | { readonly problem: string; readonly isOtherVersion?: true }

/** What stands under a brand's key. Never throws: anybody may have written there. */
export function readPointer(brand: string, bytes: Uint8Array): ReadPointer {
  let value: unknown
  try {
    value = JSON.parse(strictly.decode(bytes))
  } catch {
    return { problem: 'it is no JSON' }
  }
  const read = pointerSchema.safeParse(value)
  if (!read.success) {
    const version = versionSchema.safeParse(value)
    if (version.success && version.data.store !== storeVersion)
      return {
        problem: `it is of version ${version.data.store} of the store; this product reads version ${storeVersion}`,
        isOtherVersion: true,
      }
    const [issue] = read.error.issues
    return { problem: `it is no pointer of a brand (${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unknown'})` }
  }
  if (read.data.brand !== brand) return { problem: `it is the pointer of "${read.data.brand}"` }
  const wrong = contradiction(read.data)
  if (wrong !== undefined) return { problem: `it contradicts itself: ${wrong}` }
  const unknown = unknownKey(value, read.data)
  return { pointer: read.data, ...(unknown !== undefined && { unknown }) }
}

/** What no command writes, but a hand may: it would leave a brand with nothing to show, where the pointer before had something. */
function contradiction(pointer: Pointer): string | undefined {
  const kept = new Set(pointer.releases.map(({ release }) => release))
  const unlisted = [...namedReleases(pointer)].find((release) => !kept.has(release))
  if (unlisted !== undefined) return `${short(unlisted)} is shown, and is not among its releases`
  for (const [index, { from, until }] of pointer.schedule.entries()) {
    if (until !== undefined && until <= from) return 'a time ends before it begins'
    const next = pointer.schedule[index + 1]
    if (next && next.from < (until ?? Infinity)) return 'two times overlap'
  }
  return undefined
}

/** Path of the first key, however deep, that reading left out. */
function unknownKey(value: unknown, read: unknown): string | undefined {
  if (!isObject(value) || !isObject(read)) return undefined
  for (const [key, part] of Object.entries(value)) {
    if (!Object.hasOwn(read, key)) return key
    const below = unknownKey(part, read[key])
    if (below !== undefined) return `${key}.${below}`
  }
  return undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const pointerBytes = (pointer: Pointer): Uint8Array => new TextEncoder().encode(JSON.stringify(pointer))

/** As it is shown and may be typed: a release of a brand that begins like another is not published. */
export const short = (release: string): string => release.slice(0, 12)

/** Releases that a rule names, in no order. */
export const namedReleases = ({ current, canary, byHost, schedule }: Rules): ReadonlySet<string> =>
  new Set([
    ...(current === undefined ? [] : [current]),
    ...(canary ? [canary.release] : []),
    ...byHost.map(({ release }) => release),
    ...schedule.map(({ release }) => release),
  ])

export type Rules = Pick<Pointer, 'current' | 'canary' | 'byHost' | 'schedule'>

export interface Visitor {
  readonly host: string
  /** Of the visitor's cookie; the same for many. */
  readonly side: string
  readonly now: number
}

/**
 * The release that a visitor is shown: that of the host, else that of the hour, else that of the few who see it first,
 * else everybody's. A release is shown on the hosts that it has.
 */
export function chooseRelease(pointer: Pointer, { host, side, now }: Visitor): string | undefined {
  const isOn = (release: string) =>
    pointer.releases.some((known) => known.release === release && known.hosts.includes(host))
  const ofHost = pointer.byHost.find(({ hosts }) => hosts.includes(host))
  const ofHour = pointer.schedule.find((period) => isWithin(period, now))
  const { canary, current } = pointer
  const ofFew = canary && bucketOf(side, canary.release) < canary.percent ? canary.release : undefined
  return [ofHost?.release, ofHour?.release, ofFew, current].find(
    (release): release is string => release !== undefined && isOn(release),
  )
}

/**
 * What a host may show, the best first, where the release that is wanted cannot be read: everybody's, the one of everybody's
 * that was shown last, and those before. What was only for some, or for a time, is shown to nobody else.
 */
export function standIns(
  { current, releases }: Pick<Pointer, 'current' | 'releases'>,
  {
    wanted,
    host,
    shownLast,
  }: { readonly wanted: string; readonly host: string; readonly shownLast?: string | undefined },
): readonly string[] {
  const onHost = releases.filter(({ hosts }) => hosts.includes(host))
  const before = onHost.filter(({ toAll }) => toAll).map(({ release }) => release)
  return [...new Set([wanted, current, shownLast, ...before])].filter(
    (release): release is string => release !== undefined && onHost.some((known) => known.release === release),
  )
}

/** What everybody sees who no rule names, at a moment: a time that began and has no end is everybody's. */
export const everybodysAt = ({ current, schedule }: Pick<Rules, 'current' | 'schedule'>, now: number) =>
  schedule.findLast(({ from, until }) => until === undefined && from <= now)?.release ?? current

export const isWithin = ({ from, until }: Period, now: number): boolean =>
  from <= now && (until === undefined || now < until)
