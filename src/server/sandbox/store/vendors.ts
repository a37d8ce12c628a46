import type { Vendor, Vendors } from '../../../contract/vendors'
import type { Database } from '../db/database'
import { query } from '../db/query'
import type { Tables } from '../db/tables'
import type { Merchant } from '../merchants/merchant'
import { startOf } from '../seed/vendors'
import { mainWallet } from './wallets'

export const offeredVendors = (merchant: Merchant): readonly string[] =>
  merchant.lanes.flatMap(({ vendors }) => vendors)

/** What a merchant offers, for the lists of games. */
export const offer = (merchant: Merchant) => ({
  vendors: offeredVendors(merchant),
  categories: merchant.lanes.map(({ category }) => category),
})

/** Categories and vendors of a merchant, in the merchant's order. */
export function vendorLanes(database: Database, merchant: Merchant): Vendors {
  const rows = new Map(database.all(query.selectFrom('vendor').selectAll()).map((row) => [row.code, row]))
  return merchant.lanes.map(({ category, vendors }) => ({
    gameCategory: category,
    vendors: vendors.flatMap((code) => {
      const row = rows.get(code)
      return row ? [readVendor(row, merchant)] : []
    }),
  }))
}

export const findVendor = (database: Database, code: string): Tables['vendor'] | undefined =>
  database.first(query.selectFrom('vendor').selectAll().where('code', '=', code))

/** Wallet that a vendor's games are played from. */
export const walletOf = (database: Database, { singleWallet }: Merchant, vassalage: string): number =>
  singleWallet ? mainWallet : (findVendor(database, vassalage)?.accountTypeId ?? mainWallet)

function readVendor({ code, name, accountTypeId }: Tables['vendor'], merchant: Merchant): Vendor {
  return {
    accountTypeId,
    accountTypeName: code,
    displayName: name,
    smallIcon: `/cdn/vendors/${code}.svg`,
    activeIcon: `/cdn/vendors/${code}.svg?active=1`,
    maintenance: merchant.inMaintenance.includes(code),
    seamless: merchant.singleWallet,
    ...startOf(code),
  }
}
