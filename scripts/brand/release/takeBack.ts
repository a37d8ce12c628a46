import { rollback } from '../../../src/server/releases/changePointer'
import { currentOf } from '../../../src/server/releases/currentOf'
import type { Pointer } from '../../../src/server/releases/pointer'
import { Conflict, type ReleaseStore, type Written } from '../../../src/server/releases/releaseStore'
import { messageOf } from '../../../src/lib/messageOf'
import { Failed, WrongUse } from '../io'
import { nothingShown } from './findRelease'
import { requireBrandId } from './requireBrandId'
import { takenHosts } from './takenHosts'

/** A brand whose last change is taken back; with its number only where that is still the last one. */
export interface Target {
  readonly id: string
  readonly at: number | undefined
}

/** `comet`, or `comet@12` for change #12 and no other. */
export function readTargets(texts: readonly string[]): readonly Target[] {
  const targets = texts.map((text): Target => {
    const [, id = '', at] = /^([^@]+)(?:@#?([1-9]\d{0,14}))?$/.exec(text) ?? []
    if (id === '') throw new WrongUse(`"${text}" cannot be read; write comet, or comet@12 for change #12 alone.`)
    requireBrandId(id)
    return { id, at: at === undefined ? undefined : Number(at) }
  })
  const twice = targets.find(({ id }, at) => targets.findIndex((each) => each.id === id) !== at)
  if (twice) throw new WrongUse(`"${twice.id}" is named twice.`)
  return targets
}

export type Step = { readonly id: string } & (
  | {
      readonly type: 'back'
      readonly pointer: Pointer
      readonly over: number
      readonly isNamed: boolean
      readonly notes: readonly string[]
    }
  /** The change that was named is no longer the last: it was taken back already, or somebody made another. */
  | { readonly type: 'skip'; readonly why: string }
  /** Why it cannot be taken back: a sentence. */
  | { readonly type: 'problem'; readonly problem: string }
)

/** What would be taken back, of every brand. Nothing is written. */
export async function planBack(
  store: Pick<ReleaseStore, 'pointer' | 'pointerAt' | 'pointers' | 'history' | 'records'>,
  targets: readonly Target[],
  by: string,
): Promise<readonly Step[]> {
  const all = await store.pointers()
  const steps: Step[] = []
  const reading = readingRecordsOnce(store)
  for (const target of targets) steps.push(await planOne(reading, target, by, all.get(target.id)))
  const taken = takenHosts(
    steps.flatMap((step) => (step.type === 'back' ? [step.pointer] : [])),
    all,
  )
  return steps.map((step) => (step.type === 'back' ? { ...step, notes: taken(step.pointer) } : step))
}

/** Of a file of brands that nobody knows, all records are read once. */
function readingRecordsOnce<T extends Pick<ReleaseStore, 'records'>>(store: T): T {
  let all: ReturnType<ReleaseStore['records']> | undefined
  return {
    ...store,
    records: async (id?: string) => {
      const records = await (all ??= store.records())
      return id === undefined ? records : records.filter(({ brand }) => brand === id)
    },
  }
}

async function planOne(
  store: Pick<ReleaseStore, 'pointer' | 'pointerAt' | 'history' | 'records'>,
  { id, at }: Target,
  by: string,
  written: Written | undefined,
): Promise<Step> {
  const there = await currentOf(store, id, written)
  const problem = (text: string): Step => ({ id, type: 'problem', problem: text })
  if (!there) {
    const why = await nothingShown(store, id)
    const wasThere = at !== undefined && why instanceof Failed
    return wasThere ? { id, type: 'skip', why: 'it is gone' } : problem(why.message)
  }
  // numbers only grow: one above the last was mistyped, or is of another store
  if (at !== undefined && at > there.over) return problem(`"${id}" has no change #${at}: its last is #${there.over}.`)
  if (at !== undefined && at < there.over)
    return { id, type: 'skip', why: `#${at} is no longer its last change: that is #${there.over}` }
  if (there.refusal !== undefined) return problem(`The key of "${id}" cannot be used: ${there.refusal}.`)
  const { current } = there
  const { before } = current?.pointer ?? {}
  if (!current || before === undefined) return problem(`There is nothing before what "${id}" shows now.`)
  const then = await store.pointerAt(id, before)
  if (!then || !('pointer' in then.read))
    return problem(`What "${id}" showed before is no longer known; assign a release instead.`)
  if (then.read.unknown !== undefined)
    return problem(`What "${id}" showed before has "${then.read.unknown}", of a later version of the product.`)
  const pointer = rollback(current, then.read.pointer, { by, now: Date.now() })
  return { id, type: 'back', pointer, over: there.over, isNamed: at !== undefined, notes: [] }
}

export interface Changed {
  readonly id: string
  readonly revision: number
}

interface Back extends Changed {
  readonly what: string
  readonly notes: readonly string[]
}

export interface TakenBack {
  readonly done: readonly Back[]
  readonly skipped: readonly { readonly id: string; readonly why: string }[]
  /** Why it ended before all were, and those that were not, each with the change that it was at. */
  readonly stopped?: { readonly why: string; readonly left: readonly Changed[] }
}

/** Takes them back one after another. What was done is told whatever ends it. */
export async function writeBack(
  store: Pick<ReleaseStore, 'write'>,
  steps: readonly Step[],
  interrupted: AbortSignal,
): Promise<TakenBack> {
  const done: Back[] = []
  const skipped = steps.flatMap((step) => (step.type === 'skip' ? [{ id: step.id, why: step.why }] : []))
  const backs = steps.filter((step) => step.type === 'back')
  for (const [at, { id, pointer, over, isNamed, notes }] of backs.entries()) {
    const stop = (why: string): TakenBack => {
      const left = backs.slice(at).map((each) => ({ id: each.id, revision: each.over }))
      return { done, skipped, stopped: { why, left } }
    }
    if (interrupted.aborted) return stop('interrupted')
    try {
      done.push({ id, what: pointer.change.what, notes, revision: await store.write(pointer, over) })
    } catch (error) {
      const why = messageOf(error)
      if (!isNamed || !(error instanceof Conflict)) return stop(`"${id}": ${why}`)
      skipped.push({ id, why })
    }
  }
  return { done, skipped }
}
