/** A vendor's wallet of an account. */
export interface VendorWallet {
  readonly account: string
  /** accountTypeId of the wallet. */
  readonly wallet: number
  /** The vendor's name, for what is told; empty where no list names it. */
  readonly vendor: string
}

/**
 * Money on its way between the main wallet and a vendor's, whose answer is not known yet. Sent again under its number,
 * the platform moves nothing twice.
 */
export interface PendingTransfer extends VendorWallet {
  readonly stage: 'in' | 'out'
  readonly number: string
}

export const isSameWallet =
  (place: Pick<VendorWallet, 'account' | 'wallet'>) => (other: Pick<VendorWallet, 'account' | 'wallet'>) =>
    other.account === place.account && other.wallet === place.wallet

/** Where the money is wanted. */
export type TransferGoal = 'there' | 'home'

/** What the platform said of a movement. Refused: it did nothing now and said so. */
export type TransferOutcome = 'moved' | 'refused'

/**
 * The movement to send next; undefined: the goal is reached. One whose answer is not known is sent again first, whatever
 * is wanted: sent under its number it is done once, and can be late no more.
 * @param open what is written down for the place
 * @param last what was answered a moment ago
 * @param number of a movement that begins now
 */
export function nextTransfer(
  open: PendingTransfer | undefined,
  last: { readonly stage: PendingTransfer['stage']; readonly state: TransferOutcome } | undefined,
  goal: TransferGoal,
  place: VendorWallet,
  number: string,
): PendingTransfer | undefined {
  if (open !== undefined) return open
  const stage = goal === 'there' ? 'in' : 'out'
  if (last?.stage === stage && last.state === 'moved') return undefined
  const { account, wallet, vendor } = place
  return { account, wallet, vendor, stage, number }
}
