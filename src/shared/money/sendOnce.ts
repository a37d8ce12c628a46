import type { Locks } from '../../lib/locks'
import type { CallFailure } from '../../platform/failure'
import { wasNotLetIn, wasRefused } from '../../platform/wasRefused'
import { findSame, type Intent, isOwn, isPastArrival, mostOpen, type Wanted } from './intent'
import type { Journal } from './journal'

/** A request that the platform took: under which reference, and how it stands. To have taken it is not to have granted it. */
export interface Done {
  readonly reference: string
  readonly standing: 'waiting' | 'granted' | 'rejected'
}

/**
 * - `done`: the platform has it; `again`: it had been sent before, and counts once; `value`: its answer, where it was sent
 *   now and not found in the platform's books
 * - `refused`: nothing was done, nothing is open
 * - `open`: it is not known whether it was done; the intent stays
 * - `full`: nothing was sent, too many intents are open
 */
export type Sent<Value> =
  | (Done & { readonly state: 'done'; readonly value: Value | undefined; readonly again: boolean })
  | { readonly state: 'refused'; readonly error: CallFailure }
  | { readonly state: 'open'; readonly error: unknown }
  | { readonly state: 'full' }

/** What the platform's books say of a request id. `unknown`: they do not tell, or not yet. */
export type Fate = (Done & { readonly state: 'done' }) | { readonly state: 'absent' | 'unknown' }

/** How one wish is sent, and asked about, by its request id. */
interface Ways<Value> {
  readonly send: (id: string) => Promise<Value>
  readonly find: (id: string) => Promise<Fate>
  readonly done: (value: Value) => Done
}

export interface Means {
  readonly journal: Journal
  readonly inTurn: Locks['oneAtATime']
  readonly newId: () => string
  readonly now: () => number
}

/**
 * Sends a wish under the id of its intent. The id is written before the call goes out and forgotten when the answer is
 * known. One that was sent before is looked for first: its sending may be refused for what its own first time changed (the
 * balance, the stock), or for what is typed anew each time. A refusal of what may have been sent before says nothing about
 * the first time: the intent stays open.
 */
export async function sendOnce<Value>(
  wanted: Wanted,
  { send, find, done }: Ways<Value>,
  means: Means,
): Promise<Sent<Value>> {
  const intent = await begin(wanted, means)
  if (intent === undefined) return { state: 'full' }
  return means.inTurn(turnOf(intent), async () => {
    const before = await writeSending(intent, means)
    // unreadable storage must not stop the call: the platform counts the id once anyway
    const fate = before === 'unsent' ? undefined : await find(intent.id).catch(() => undefined)
    if (fate?.state === 'done') {
      await forgetIntent(intent, means)
      return { ...fate, value: undefined, again: true }
    }
    try {
      const value = await send(intent.id)
      await forgetIntent(intent, means)
      return { state: 'done', ...done(value), value, again: before !== 'unsent' }
    } catch (error) {
      if (before === 'unanswered' || !(wasRefused(error) || wasNotLetIn(error))) return { state: 'open', error }
      await forgetIntent(intent, means)
      return { state: 'refused', error }
    }
  })
}

/** Asks the platform's books, which does nothing there. What they know, and what will never arrive, is open no more. */
export function lookUp(intent: Intent, ask: (id: string) => Promise<Fate>, means: Means): Promise<Fate> {
  return means.inTurn(turnOf(intent), async () => {
    const fate = await ask(intent.id)
    // another tab may have sent it again meanwhile, or been told what became of it
    const known = await inJournal(means, (intents) => intents.find(({ id }) => id === intent.id))
    const isAbsent = fate.state === 'absent' && known !== undefined && isPastArrival(known, means.now())
    if (fate.state !== 'done' && !isAbsent) return { state: 'unknown' }
    await forgetIntent(intent, means)
    return fate
  })
}

export const forgetIntent = ({ id }: Intent, means: Means): Promise<void> =>
  inJournal(means, (intents) => means.journal.write(intents.filter((intent) => intent.id !== id)))

/** Finds or makes the intent of a wish, and writes it. Undefined: too many are open. */
const begin = (wanted: Wanted, means: Means): Promise<Intent | undefined> =>
  inJournal(means, (intents) => {
    const now = means.now()
    const known = findSame(intents, wanted, now)
    if (known || intents.filter(isOwn(wanted)).length >= mostOpen) return known
    const intent = { ...wanted, id: means.newId(), at: now, wasSent: false, sentAt: now }
    means.journal.write([...intents, intent])
    return intent
  })

/** `settled`: another tab has sent it meanwhile, and its player was told what became of it. */
type Before = 'unsent' | 'unanswered' | 'settled'

/** Writes that it is sent now; answers what became of it before, in this tab or another. */
const writeSending = (intent: Intent, means: Means): Promise<Before> =>
  inJournal(means, (intents) => {
    const known = intents.find(({ id }) => id === intent.id)
    const others = intents.filter(({ id }) => id !== intent.id)
    means.journal.write([...others, { ...intent, wasSent: true, sentAt: means.now() }])
    if (!known) return 'settled'
    return known.wasSent ? 'unanswered' : 'unsent'
  })

const inJournal = <T>({ journal, inTurn }: Means, work: (intents: readonly Intent[]) => T): Promise<T> =>
  inTurn('marquee.moneyIntents', () => Promise.resolve(work(journal.read())))

const turnOf = ({ id }: Intent) => `marquee.money.${id}`
