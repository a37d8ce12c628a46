import { rollback } from '../../../src/server/releases/changePointer'
import { currentOf } from '../../../src/server/releases/currentOf'
import type { Pointer } from '../../../src/server/releases/pointer'
import { Conflict, type ReleaseStore, type Written } from '../../../src/server/releases/releaseStore'
import { messageOf } from '../../../src/lib/messageOf'
import { WrongUse } from '../io'
import { requireBrandId } from './requireBrandId'

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
  | { readonly type: 'back'; readonly pointer: Pointer; readonly over: number; readonly isNamed: boolean }
  /** The change that was named is no longer the last: it was taken back already, or somebody made another. */
  | { readonly type: 'skip'; readonly why: string }
  | { readonly type: 'problem'; readonly problem: string }
)

/** More brands than this are read at once. */
const singly = 20

/** What would be taken back, of every brand. Nothing is written. */
export async function planBack(
  store: Pick<ReleaseStore, 'pointer' | 'pointerAt' | 'pointers' | 'history'>,
  targets: readonly Target[],
  by: string,
): Promise<readonly Step[]> {
  const all = targets.length > singly ? await store.pointers() : undefined
  const steps: Step[] = []
  for (const target of targets) steps.push(await planOne(store, target, by, all?.get(target.id)))
  return steps
}

async function planOne(
  store: Pick<ReleaseStore, 'pointer' | 'pointerAt' | 'history'>,
  { id, at }: Target,
  by: string,
  written: Written | undefined,
): Promise<Step> {
  const there = await currentOf(store, id, written)
  if (at !== undefined && there?.over !== at)
    return {
      id,
      type: 'skip',
      why: there ? `#${at} is no longer its last change: that is #${there.over}` : 'it is gone',
    }
  const problem = (text: string): Step => ({ id, type: 'problem', problem: text })
  if (there?.refusal !== undefined) return problem(`The key of "${id}" cannot be used: ${there.refusal}`)
  const { current } = there ?? {}
  const { before } = current?.pointer ?? {}
  if (!there || !current || before === undefined) return problem(`There is nothing before what "${id}" shows now`)
  const then = await store.pointerAt(id, before)
  if (!then || !('pointer' in then.read))
    return problem(`What "${id}" showed before is no longer known; assign a release instead`)
  if (then.read.unknown !== undefined)
    return problem(`What "${id}" showed before has "${then.read.unknown}", of a later version of the product`)
  const pointer = rollback(current, then.read.pointer, { by, now: Date.now() })
  return { id, type: 'back', pointer, over: there.over, isNamed: at !== undefined }
}

export interface Changed {
  readonly id: string
  readonly revision: number
}

export interface TakenBack {
  readonly done: readonly (Changed & { readonly what: string })[]
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
  const done: (Changed & { readonly what: string })[] = []
  const skipped = steps.flatMap((step) => (step.type === 'skip' ? [{ id: step.id, why: step.why }] : []))
  const backs = steps.filter((step) => step.type === 'back')
  for (const [at, { id, pointer, over, isNamed }] of backs.entries()) {
    const stop = (why: string): TakenBack => {
      const left = backs.slice(at).map((each) => ({ id: each.id, revision: each.over }))
      return { done, skipped, stopped: { why, left } }
    }
    if (interrupted.aborted) return stop('interrupted')
    try {
      done.push({ id, what: pointer.change.what, revision: await store.write(pointer, over) })
    } catch (error) {
      const why = messageOf(error)
      if (!isNamed || !(error instanceof Conflict)) return stop(`"${id}": ${why}`)
      skipped.push({ id, why })
    }
  }
  return { done, skipped }
}
