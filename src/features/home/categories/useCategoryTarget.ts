import type { Item } from '../../../engine/site'
import { categoryTarget } from '../../../shared/category/categoryTarget'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'

/** Where a press leads: as in the header, but to the page also where that leads nowhere, for want of vendors. */
export function useCategoryTarget({ props }: Item<'header.category'>) {
  const vendors = useAtomValue(vendorsByCategoryAtom)(props.category)
  return { vendors, target: categoryTarget(props, vendors) ?? { to: props.path } }
}
