import { closureOf } from '../platform/closure'
import type { CallFailure } from '../platform/failure'
import type { createStore } from '../state/atoms'
import { saidClosedAtom } from './closed'
import { permissionAtom } from './platformAnswers'

type Store = ReturnType<typeof createStore>

/** Waited for the permission call before the failure is told where it happened, in milliseconds. */
const patience = 3_000
/** A status without a word asks no more often than this, in milliseconds: a platform that is down is not asked twice as much. */
const rest = 5_000

interface Asking {
  readonly since: number
  /** Until the permission call answered, or patience ended. */
  readonly done: Promise<unknown>
}

const asking = new WeakMap<Store, Asking>()

/**
 * A call failed: does it mean that the site is closed? The permission call knows, and until when. Where it does not
 * answer, the word of the failed call holds. Done before the page hears of the failure, so that nobody reads that
 * something could not be loaded. Of calls that fail together, one asks and all wait.
 */
export async function lookForClosure(store: Store, failure: CallFailure): Promise<void> {
  const closure = closureOf(failure)
  if (closure === undefined) return
  const known = store.get(permissionAtom).data
  // its own failure is not asked about, it would wait for itself
  if (failure.callId !== 'permission') {
    const last = asking.get(store)
    const isRecent = closure === 'perhaps' && last !== undefined && Date.now() - last.since < rest
    await (isRecent ? last.done : ask(store))
  }
  if (closure !== 'perhaps' && store.get(permissionAtom).data === known) store.set(saidClosedAtom, { closure, known })
}

function ask(store: Store): Promise<unknown> {
  const done = Promise.race([store.get(permissionAtom).refetch(), new Promise((late) => setTimeout(late, patience))])
  asking.set(store, { since: Date.now(), done })
  return done
}
