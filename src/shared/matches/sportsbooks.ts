import type { Vendor } from '../../engine/facts'

/** Vendors whose product is a sportsbook: those that the brand names, or all of sports where it names none. */
export const sportsbooks = (vendors: readonly Vendor[], named: readonly string[]): readonly Vendor[] =>
  named.length === 0 ? vendors : vendors.filter(({ accountTypeName }) => named.includes(accountTypeName))
