import * as z from 'zod/mini'
import { parseJson } from '../../lib/parseJson'
import { storageKey, text } from '../../lib/safeStorage'
import { serverNow } from '../../lib/serverClock'
import { eachOf } from '../../platform/eachOf'
import { type Intent, intentShape, isKept } from './intent'

const key = 'marquee.moneyIntents'

/**
 * Open intents. Local storage: a tab that is closed, or a browser that ends, must not take with it what keeps a deposit from
 * being made twice. Nothing in it lets anybody move money: that takes a session.
 */
const stored = storageKey('localStorage', key, text)

export interface Journal {
  readonly read: () => readonly Intent[]
  readonly write: (intents: readonly Intent[]) => void
}

const intents = eachOf(intentShape)

/** What does not pass its schema, or is too old, is as if it were not there. */
const read = (): readonly Intent[] =>
  (z.safeParse(intents, parseJson(stored.read())).data ?? []).filter(isKept(serverNow()))

export const journal: Journal = {
  read,
  write: (intents) => {
    if (intents.length === 0) stored.remove()
    else stored.write(JSON.stringify(intents))
  },
}

/** Tells of what other tabs write. */
export function watchJournal(changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
