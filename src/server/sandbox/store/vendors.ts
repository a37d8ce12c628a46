import type { Vendor, Vendors } from '../../../contract/vendors'
import type { Database, Row } from '../db/database'
import { integer, text } from '../db/row'
import type { Merchant } from '../merchants/merchant'

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

export function findVendor(
  database: Database,
  code: string,
): { readonly code: string; readonly name: string } | undefined {
  const row = database.get('select code, name from vendor where code = ?', code)
  return row && { code: text(row, 'code'), name: text(row, 'name') }
}

function readVendor(row: Row, merchant: Merchant): Vendor {
  const code = text(row, 'code')
  return {
    accountTypeId: integer(row, 'account_type_id'),
    accountTypeName: code,
    displayName: text(row, 'name'),
    smallIcon: `/cdn/vendors/${code}.svg`,
    activeIcon: `/cdn/vendors/${code}.svg?active=1`,
    maintenance: merchant.inMaintenance.includes(code),
  }
}
