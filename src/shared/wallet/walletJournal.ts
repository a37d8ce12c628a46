import * as z from 'zod/mini'
import { parseJson } from '../../lib/parseJson'
import { storageKey, text } from '../../lib/safeStorage'
import { eachOf } from '../../platform/eachOf'
import { isSameWallet, type PendingTransfer, type VendorWallet } from './pendingTransfer'

/**
 * Movements whose answer is not known. Where the money stands is what the platform's balance says; this keeps their
 * numbers alone, so that sending one again does nothing twice. Local storage: a tab that is closed must not take them
 * with it. Nothing in it lets anybody move money: that takes a session.
 */
const stored = storageKey('localStorage', 'marquee.walletTransfers', text)

const movementShape = z.object({
  account: z.string(),
  wallet: z.int(),
  vendor: z.string(),
  stage: z.enum(['in', 'out']),
  number: z.string().check(z.regex(/^[A-Za-z0-9]{16,64}$/)),
})

const movements = eachOf(movementShape)

export interface WalletJournal {
  readonly of: (account: string) => readonly PendingTransfer[]
  readonly find: (place: VendorWallet) => PendingTransfer | undefined
  /** Undefined: its answer is known. */
  readonly write: (place: VendorWallet, movement: PendingTransfer | undefined) => void
}

/** One that cannot be read does not take the others with it. */
const read = (): readonly PendingTransfer[] => z.safeParse(movements, parseJson(stored.read())).data ?? []

export const walletJournal: WalletJournal = {
  of: (account) => read().filter((movement) => movement.account === account),
  find: (place) => read().find(isSameWallet(place)),
  write: (place, movement) => {
    const others = read().filter((other) => !isSameWallet(place)(other))
    const all = movement === undefined ? others : [...others, movement]
    if (all.length === 0) stored.remove()
    else stored.write(JSON.stringify(all))
  },
}
