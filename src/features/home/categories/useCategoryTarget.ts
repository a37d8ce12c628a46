import { categoryClick } from '../../../engine/categoryClick'
import type { Item } from '../../../engine/site'
import { gamePath } from '../../../site/gamePath'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'

/** A press does what it does in the header: opens the page, or starts the only vendor there is (spec §2). */
export function useCategoryTarget({ props: { category, path, landsOnPage } }: Item<'header.category'>) {
  const vendors = useAtomValue(vendorsByCategoryAtom)(category)
  const click = categoryClick(landsOnPage, vendors)
  const target =
    click.type === 'launch'
      ? {
          to: gamePath({ vassalage: click.vendor.accountTypeName, category }),
          needsLogin: true,
          maintenance: click.vendor.maintenance ?? false,
        }
      : { to: path }
  return { vendors, target }
}
