import type { Item } from '../../engine/site'
import { useSlot } from '../../site/Slot'

/** Places under the thumb. */
const most = 5

/**
 * The bar's items; in the place of `leadCategory` stands the category that the brand shows first, and nothing where it
 * shows none.
 */
export function useThumbItems(): readonly Item<'bottom.bar'>[] {
  const items = useSlot('bottom.bar')
  const lead = useSlot('header.category').find(({ link }) => link === undefined)
  return items
    .flatMap((item): readonly Item<'bottom.bar'>[] => {
      if (item.props.action !== 'leadCategory') return [item]
      if (lead === undefined) return []
      const { label, icon } = lead
      return [{ ...item, label, ...(icon !== undefined && { icon }), props: { to: lead.props.path } }]
    })
    .slice(0, most)
}
