import type { Database } from '../db/database'
import { query } from '../db/query'
import { day, hour, minute } from '../durations'
import type { Merchant } from '../merchants/merchant'
import type { PastMovement } from '../store/movements'
import { mainWallet, setBalance } from '../store/wallets'
import { accountTypeId, vendors } from './vendors'

export interface PastTransfer {
  readonly transactionNo: string
  readonly wallet: number
  /** Minor units that the main wallet gained; below zero they went to the vendor's. */
  readonly amount: number
  readonly at: number
}

interface Past {
  readonly id: number
  readonly minor: number
  readonly history?: number | undefined
}

/** How often money went to a vendor and came back, for accounts that have played. */
const trips = 7

/** With one wallet per vendor: some of the funds are with the first vendors, and some have been there and are back. */
export function pastTransfers(
  merchant: Merchant,
  { id, minor, history = 0 }: Past,
  now: number,
): readonly PastTransfer[] {
  if (merchant.singleWallet || minor === 0) return []
  const wallets = merchant.lanes
    .flatMap((lane) => lane.vendors)
    .slice(0, 3)
    .map((code) => accountTypeId(vendors.findIndex((vendor) => vendor.code === code)))
  const one = (wallet: number, amount: number, at: number): PastTransfer => ({
    transactionNo: `T${String(id).padStart(7, '0')}${at}`,
    wallet,
    amount,
    at,
  })
  const standing = wallets.map((wallet, place) => one(wallet, -(place + 1) * 25_00, now - (place * 20 + 5) * hour))
  const back = Array.from({ length: history > 0 ? trips : 0 }, (_, place) => {
    const [wallet = 0, amount, at] = [wallets[place % 3], ((place % 4) + 1) * 20_00, now - (place * 4 + 3) * day]
    return [one(wallet, -amount, at), one(wallet, amount, at + (place * 11 + 24) * minute)]
  })
  return [...standing, ...back.flat()]
}

/** What they did to the main wallet. */
export const movementsOf = (past: readonly PastTransfer[]): readonly PastMovement[] =>
  past.map(({ transactionNo, amount, at }) => ({ kind: 'TRANSFER', amount, reference: transactionNo, at }))

/** Writes them down, and what they have left in the vendors' wallets. */
export function recordTransfers(database: Database, accountId: number, past: readonly PastTransfer[]): void {
  if (past.length === 0) return
  const rows = past.map(({ transactionNo, wallet, amount, at }) => ({
    accountId,
    transactionNo,
    fromType: amount < 0 ? mainWallet : wallet,
    toType: amount < 0 ? wallet : mainWallet,
    amount: Math.abs(amount),
    movedAt: at,
  }))
  database.run(query.insertInto('walletTransfer').values(rows))
  for (const wallet of new Set(past.map((one) => one.wallet))) {
    const held = past.filter((one) => one.wallet === wallet).reduce((sum, { amount }) => sum - amount, 0)
    setBalance(database, accountId, wallet, held)
  }
}
