import type { Item } from '../../../engine/site'
import { GoLink } from '../../../site/GoLink'
import { useLabel } from '../../../site/Slot'
import { Chip, Icon } from '../../../ui'
import { useCategoryTarget } from './useCategoryTarget'

export function CategoryChip({ item }: { readonly item: Item<'header.category'> }) {
  const label = useLabel()
  const { target } = useCategoryTarget(item)
  return (
    <li>
      <Chip as={GoLink} {...target}>
        <Icon name={item.icon ?? 'layout-grid'} size={18} />
        {label(item.label)}
      </Chip>
    </li>
  )
}
