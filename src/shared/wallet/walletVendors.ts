import type { Vendor, Vendors } from '../../contract/vendors'

/** Vendors by their wallets. One that several share is known by the first of them. */
export const walletVendors = (vendors: Vendors): ReadonlyMap<number, Vendor> =>
  new Map(
    vendors
      .flatMap((lane) => lane.vendors)
      .toReversed()
      .map((vendor) => [vendor.accountTypeId, vendor]),
  )
