import type { Vendors } from '../../contract/vendors'
import { type CategoryVendors, shownCategory } from '../../engine/shownCategory'
import { brandAtom } from '../../site/brand'
import { vendorsAtom } from '../../site/platformAnswers'
import { atom } from '../../state/atoms'

/**
 * The category that a vendor's page is of. One that is listed in several is of the first, if its list says how it starts;
 * else nobody knows which was meant.
 */
export function categoryOfVendor(lists: Vendors, vassalage: string, vendors: CategoryVendors): string | undefined {
  const found = lists.flatMap(({ gameCategory, vendors: list }) => {
    const vendor = list.find(({ accountTypeName }) => accountTypeName === vassalage)
    return vendor === undefined
      ? []
      : [{ category: shownCategory(gameCategory, vassalage, vendors), isGame: vendor.isGame }]
  })
  const [first] = found
  return found.length === 1 || first?.isGame !== undefined ? first?.category : undefined
}

export const vendorCategoryAtom = atom(
  (get) => (vassalage: string) => categoryOfVendor(get(vendorsAtom).data ?? [], vassalage, get(brandAtom).games),
)
