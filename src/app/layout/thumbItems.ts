import type { Item } from '../../engine/site'

/** Places under the thumb. */
const most = 5

/** An item of the bar; without an address and an action it is a place that is kept. */
type ThumbItem = Item<'bottom.bar'>

/**
 * The bar's items; in the place of `leadCategory` stands the category that the brand shows first, and nothing where it
 * shows none. Until the categories are known the place is kept, so that no other item moves under a thumb.
 */
export function thumbItems(
  items: readonly ThumbItem[],
  categories: readonly Item<'header.category'>[],
  isTreeKnown: boolean,
): readonly ThumbItem[] {
  const lead = categories.find(({ link }) => link === undefined)
  return items
    .flatMap((item): readonly ThumbItem[] => {
      if (item.props.action !== 'leadCategory') return [item]
      if (lead === undefined) return isTreeKnown ? [] : [{ ...item, props: {} }]
      const { label, icon } = lead
      return [{ ...item, label, ...(icon !== undefined && { icon }), props: { to: lead.props.path } }]
    })
    .slice(0, most)
}
