import type { WalletJournal } from './walletJournal'
import {
  type TransferGoal,
  type PendingTransfer,
  nextTransfer,
  type VendorWallet,
  type TransferOutcome,
} from './pendingTransfer'

export interface TransferOptions {
  readonly journal: Pick<WalletJournal, 'find' | 'write'>
  /** A unique id. */
  readonly newNumber: () => string
  /** Moves the wallet's whole balance. Rejects where it is unknown whether the platform did it. */
  readonly send: (movement: PendingTransfer) => Promise<TransferAnswer>
}

/** What was moved, a decimal string, now or under the same number before; or why the platform would not. */
export type TransferAnswer =
  | { readonly state: 'moved'; readonly amount: string }
  | { readonly state: 'refused'; readonly error: Error }

/**
 * Brings all the money to a vendor's wallet, or home. Each movement is written down before it is sent and crossed out
 * once its answer is known, so that whoever comes next, after a lost answer, a reload or a closed tab, sends the same one
 * again. Answers what the last movement moved; throws where it was refused or is not known.
 */
export async function moveWholeWallet(
  goal: TransferGoal,
  place: VendorWallet,
  { journal, newNumber, send }: TransferOptions,
): Promise<string> {
  let last: { readonly stage: PendingTransfer['stage']; readonly state: TransferOutcome } | undefined
  let amount = '0'
  for (;;) {
    const open = journal.find(place)
    const movement = nextTransfer(open, last, goal, place, newNumber())
    if (movement === undefined) return amount
    journal.write(place, movement)
    const sent = await send(movement)
    journal.write(place, undefined)
    if (sent.state === 'moved') amount = sent.amount
    // one that was left over says nothing of what is wanted now
    else if (open === undefined) throw sent.error
    last = { stage: movement.stage, state: sent.state }
  }
}
