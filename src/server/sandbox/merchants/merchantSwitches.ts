import type { Merchant } from './merchant'

/** What was switched at merchants while the sandbox runs, as an operator does in a back office. */
export interface MerchantSwitches<State> {
  set(merchant: string, name: string, state: State): void
  /** Puts a merchant, or all, back to how they are described. */
  clear(merchant?: string): void
  /** The merchant with its switches as they are now. */
  of(merchant: Merchant): Merchant
}

/** @param apply the merchant with what was switched at it, by name */
export function createMerchantSwitches<State>(
  apply: (merchant: Merchant, own: ReadonlyMap<string, State>) => Merchant,
): MerchantSwitches<State> {
  const switches = new Map<string, Map<string, State>>()
  return {
    set: (merchant, name, state) => {
      const own = switches.get(merchant) ?? new Map<string, State>()
      switches.set(merchant, own.set(name, state))
    },
    clear: (merchant) => {
      if (merchant === undefined) switches.clear()
      else switches.delete(merchant)
    },
    of: (merchant) => {
      const own = switches.get(merchant.code)
      return own === undefined ? merchant : apply(merchant, own)
    },
  }
}
