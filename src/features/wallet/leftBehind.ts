import type { TransferBackResult } from '../../shared/wallet/walletTransfers'
import type { WalletLine } from './walletLines'

/** Why the money of a wallet did not come back: the platform's answer or its silence, or a game that plays with it. */
export type LeftBehind = { readonly type: 'stuck'; readonly error: unknown } | { readonly type: 'played' }

/** By wallet. */
export type LeftBehinds = ReadonlyMap<number, LeftBehind>

/** What is known of the wallets after another press. Whatever it was about is known by its result alone. */
export function afterPress(
  known: LeftBehinds,
  pressed: 'all' | { readonly wallet: number },
  { stuck, played }: TransferBackResult,
): LeftBehinds {
  const next = new Map(pressed === 'all' ? [] : known)
  if (pressed !== 'all') next.delete(pressed.wallet)
  for (const { wallet, error } of stuck) next.set(wallet, { type: 'stuck', error })
  for (const { wallet } of played) next.set(wallet, { type: 'played' })
  return next
}

/** Without those whose wallet was emptied in another way. */
export function stillThere(known: LeftBehinds, lines: readonly Pick<WalletLine, 'wallet' | 'holds'>[]): LeftBehinds {
  const holding = new Set(lines.flatMap(({ wallet, holds }) => (holds ? [wallet] : [])))
  return new Map([...known].filter(([wallet]) => holding.has(wallet)))
}
