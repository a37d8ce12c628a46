import type { TransferBackResult } from '../../shared/wallet/walletTransfers'

/** Why the money of a wallet did not come back: the platform's answer or its silence, or a game that plays with it. */
export type LeftBehind = { readonly type: 'stuck'; readonly error: unknown } | { readonly type: 'played' }

/** By wallet. */
export type LeftBehinds = ReadonlyMap<number, LeftBehind>

/** What is known of the wallets after another press, which may have been about one of them alone. */
export function afterPress(known: LeftBehinds, { back, stuck, played }: TransferBackResult): LeftBehinds {
  const next = new Map(known)
  for (const { place } of back) next.delete(place.wallet)
  for (const { wallet, error } of stuck) next.set(wallet, { type: 'stuck', error })
  for (const { wallet } of played) next.set(wallet, { type: 'played' })
  return next
}
