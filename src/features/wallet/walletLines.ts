import type { Balance } from '../../contract/balance'
import type { Vendors } from '../../contract/vendors'
import { decimalOf } from '../../lib/decimal'
import { signOf } from '../../lib/decimalSum'
import { isMainWallet } from '../../shared/merchantWallet/merchantWallet'
import { walletVendors } from '../../shared/wallet/walletVendors'

/** The wallet of a vendor, as the page lists it. */
export interface WalletLine {
  /** accountTypeId. */
  readonly wallet: number
  /** Name of the vendor; empty where the platform lists it no more. */
  readonly vendor: string
  /** Decimal string. */
  readonly amount: string
  readonly holds: boolean
  /** Money may go there: its vendor is offered and not in maintenance. */
  readonly takes: boolean
}

/**
 * The wallets of all vendors, by their names: those that are offered, whether they hold anything yet or not, and those that
 * hold something though their vendor is gone. Vendors that share a wallet are one line.
 */
export function walletLines(balance: Balance, vendors: Vendors, language: string): readonly WalletLine[] {
  const amounts = new Map(
    (balance.balance ?? []).map(({ accountTypeId, availBalance }) => [accountTypeId, decimalOf(availBalance)]),
  )
  const offered = walletVendors(vendors)
  return [...new Set([...offered.keys(), ...amounts.keys()])]
    .filter((wallet) => !isMainWallet(wallet))
    .map((wallet): WalletLine => {
      const [vendor, amount = '0.00'] = [offered.get(wallet), amounts.get(wallet)]
      return {
        wallet,
        vendor: vendor?.displayName ?? '',
        amount,
        holds: signOf(amount) > 0,
        takes: vendor !== undefined && vendor.maintenance !== true,
      }
    })
    .filter(({ vendor, holds }) => vendor !== '' || holds)
    .toSorted((one, other) => one.vendor.localeCompare(other.vendor, language) || one.wallet - other.wallet)
}
