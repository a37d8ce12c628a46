import type { Vendor, Vendors } from '../../../contract/vendors'
import type { Database, Row } from '../db/database'
import { integer, text } from '../db/row'
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
  const rows = new Map(database.all('select * from vendor').map((row) => [text(row, 'code'), row]))
  return merchant.lanes.map(({ category, vendors }) => ({
    gameCategory: category,
    vendors: vendors.flatMap((code) => {
      const row = rows.get(code)
      return row ? [readVendor(row, merchant)] : []
    }),
  }))
}

interface KnownVendor {
  readonly code: string
  readonly name: string
  readonly category: string
  readonly accountTypeId: number
}

export function findVendor(database: Database, code: string): KnownVendor | undefined {
  const row = database.get('select code, name, category, account_type_id from vendor where code = ?', code)
  return (
    row && {
      code: text(row, 'code'),
      name: text(row, 'name'),
      category: text(row, 'category'),
      accountTypeId: integer(row, 'account_type_id'),
    }
  )
}

/** Wallet that a vendor's games are played from. */
export const walletOf = (database: Database, { singleWallet }: Merchant, vassalage: string): number =>
  singleWallet ? mainWallet : (findVendor(database, vassalage)?.accountTypeId ?? mainWallet)

function readVendor(row: Row, merchant: Merchant): Vendor {
  const code = text(row, 'code')
  return {
    accountTypeId: integer(row, 'account_type_id'),
    accountTypeName: code,
    displayName: text(row, 'name'),
    smallIcon: `/cdn/vendors/${code}.svg`,
    activeIcon: `/cdn/vendors/${code}.svg?active=1`,
    maintenance: merchant.inMaintenance.includes(code),
    seamless: merchant.singleWallet,
    ...startOf(code),
  }
}
