import type { Balance } from '../../contract/balance'
import type { Vendors } from '../../contract/vendors'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { isMainWallet } from '../merchantWallet/merchantWallet'
import { walletVendors } from './walletVendors'

/** Money of a member that stands in a vendor's wallet. */
export interface VendorBalance {
  /** accountTypeId of the wallet. */
  readonly wallet: number
  /** Name of the vendor; empty where the platform lists it no more. */
  readonly vendor: string
  /** Decimal string above zero. */
  readonly amount: string
}

/** Where the platform says that the money is: the one truth about it, on every device. */
export interface WalletBalances {
  /** What a game can be given. Decimal string. */
  readonly main: string
  readonly away: readonly VendorBalance[]
}

export function walletBalancesOf(balance: Balance, vendors: Vendors): WalletBalances {
  const known = walletVendors(vendors)
  const wallets = (balance.balance ?? []).map(({ accountTypeId, availBalance }) => ({
    wallet: accountTypeId,
    amount: decimalOf(availBalance),
  }))
  const main = wallets.find(({ wallet, amount }) => isMainWallet(wallet) && holds(amount))?.amount ?? '0'
  return {
    // a platform that does not tell its wallets apart
    main: wallets.length === 0 ? decimalOf(balance.sumBalance) : main,
    away: wallets
      .filter(({ wallet, amount }) => !isMainWallet(wallet) && holds(amount))
      .map(({ wallet, amount }) => ({ wallet, vendor: known.get(wallet)?.displayName ?? '', amount })),
  }
}

/** With one wallet for everything. */
export const mainWalletOnly = (balance: Balance): WalletBalances => ({ main: decimalOf(balance.sumBalance), away: [] })

export const holds = (amount: string): boolean => signOf(amount) > 0
