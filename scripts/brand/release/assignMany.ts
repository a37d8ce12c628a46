import { pause } from '../../../src/server/patience'
import { createEdgesHeard } from './edgesHeard'
import { takenHosts } from './takenHosts'
import { assign, type Audience, isRetired, type Who } from '../../../src/server/releases/changePointer'
import { type Current, currentOf } from '../../../src/server/releases/currentOf'
import type { Pointer } from '../../../src/server/releases/pointer'
import type { ReleaseRecord } from '../../../src/server/releases/releaseRecord'
import { messageOf } from '../../../src/lib/messageOf'
import type { ReleaseStore, Written } from '../../../src/server/releases/releaseStore'

export interface Plan {
  readonly id: string
  readonly release: string
  /** What is written over which revision; absent where there is nothing to do. */
  readonly change?: { readonly pointer: Pointer; readonly over: number | undefined }
  readonly problem?: string
  readonly notes: readonly string[]
}

/** What an assignment of each brand's release would do. */
export async function planMany(
  store: Pick<ReleaseStore, 'pointers' | 'pointer' | 'history'>,
  records: readonly ReleaseRecord[],
  audience: Audience,
  who: Who,
): Promise<readonly Plan[]> {
  const pointers = await store.pointers()
  const plans: Plan[] = []
  for (const record of records) {
    const written = pointers.get(record.brand)
    const there = written && (await currentOf(store, record.brand, written))
    const isOut = there?.current && isRetired(there.current.pointer)
    plans.push(isOut ? leftOut(record) : planOne(record, there, audience, who))
  }
  return tellTaken(plans, pointers)
}

/** Somebody took it out on purpose: it comes back by its own name alone. */
const leftOut = ({ brand: id, release }: ReleaseRecord): Plan => ({
  id,
  release,
  notes: ['is retired, and stays so; assign it by its id to bring it back'],
})

/** With a note of each host on which another brand goes on answering. */
export function tellTaken(plans: readonly Plan[], written: ReadonlyMap<string, Written>): readonly Plan[] {
  const planned = plans.flatMap(({ change }) => (change ? [change.pointer] : []))
  const taken = takenHosts(planned, written)
  return plans.map((plan) => ({ ...plan, notes: [...plan.notes, ...(plan.change ? taken(plan.change.pointer) : [])] }))
}

export function planOne(
  { brand: id, release, hosts }: ReleaseRecord,
  there: Current | undefined,
  audience: Audience,
  who: Who,
): Plan {
  const { current, over, problem, refusal } = there ?? {}
  if (refusal !== undefined) return { id, release, problem: refusal, notes: [] }
  const changed = assign(id, current, { release, hosts }, audience, who)
  if ('problem' in changed) return { id, release, problem: changed.problem, notes: [] }
  // as it was, and over what somebody broke
  const pointer = 'same' in changed ? problem !== undefined && current?.pointer : changed.pointer
  if (!pointer) return { id, release, notes: ['nothing to change'] }
  const notes = 'same' in changed ? [] : changed.notes
  const broken = problem === undefined ? [] : [`its key could not be used (${problem}) and is written over`]
  return { id, release, change: { pointer, over }, notes: [...broken, ...notes] }
}

/** The newest release of each brand. */
export function newestOf(records: readonly ReleaseRecord[]): readonly ReleaseRecord[] {
  const newest = new Map<string, ReleaseRecord>()
  for (const record of records) if (!newest.has(record.brand)) newest.set(record.brand, record)
  return [...newest.values()].sort((a, b) => (a.brand < b.brand ? -1 : 1))
}

export interface Done {
  readonly id: string
  readonly revision: number
  /** Nothing was shown before: there is nothing to go back to. */
  readonly isFirst?: true
}

export interface Outcome {
  /** Brands that were changed, in order. */
  readonly done: readonly Done[]
  /** Why it ended before all were. */
  readonly stopped?: string
}

export interface ManyOptions {
  /** Milliseconds between two parts, in which edges tell how it went. */
  readonly pauseMs: number
  readonly onProgress: (done: number, of: number, edges: number) => void
  readonly interrupted: AbortSignal
  /** Goes on where no edge is heard. */
  readonly isUnheard: boolean
}

/** Parts of it all, after each of which edges are heard. */
const parts = 20
/** How long an edge has to be heard for the first time: it tells once a second. */
const firstMs = 3_000

/**
 * Changes brands one after another. It ends at the first that cannot be written, where the release of one cannot be shown,
 * where visitors of those changed meet failures more often than before, and where edges fall silent.
 */
export async function assignMany(
  store: Pick<ReleaseStore, 'write' | 'listen'>,
  plans: readonly Plan[],
  { pauseMs, onProgress, interrupted, isUnheard }: ManyOptions,
): Promise<Outcome> {
  const done: Done[] = []
  const changes = plans.flatMap(({ id, release, change }) => (change ? [{ id, release, change }] : []))
  if (changes.length === 0) return { done }
  const releases = new Map(changes.map(({ id, release }) => [id, release]))
  const edges = createEdgesHeard({ releases, isUnheard })
  const stop = store.listen(edges.hear, edges.refuseToListen)
  const trouble = () => (interrupted.aborted ? 'interrupted' : edges.trouble())
  try {
    // how they fare without it
    if (changes.length > 1 || !isUnheard) await pause(pauseMs, interrupted)
    for (let waited = pauseMs; waited < firstMs && !isUnheard && edges.edges() === 0; waited += 100)
      await pause(100, interrupted)
    const size = Math.max(1, Math.ceil(changes.length / parts))
    for (let at = 0; at < changes.length; at += size) {
      for (const { id, change } of changes.slice(at, at + size)) {
        const stopped = trouble()
        if (stopped !== undefined) return { done, stopped }
        edges.begin(id)
        try {
          done.push(await writeOne(store, id, change))
        } catch (error) {
          return { done, stopped: `"${id}": ${messageOf(error)}` }
        }
      }
      onProgress(done.length, changes.length, edges.edges())
      await pause(pauseMs, interrupted)
    }
    const stopped = edges.trouble()
    return stopped === undefined ? { done } : { done, stopped }
  } finally {
    stop()
  }
}

export async function writeOne(
  store: Pick<ReleaseStore, 'write'>,
  id: string,
  { pointer, over }: NonNullable<Plan['change']>,
): Promise<Done> {
  const revision = await store.write(pointer, over)
  return { id, revision, ...(pointer.before === undefined && { isFirst: true as const }) }
}
