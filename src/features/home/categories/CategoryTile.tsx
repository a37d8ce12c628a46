import { useAtomValue } from '../../../state/atoms'
import type { Item } from '../../../engine/site'
import { GoLink } from '../../../site/GoLink'
import { useLabel } from '../../../site/Slot'
import { imageAddressAtom } from '../../../site/vendors'
import { Avatar, Icon } from '../../../ui'
import { Face, Mark, Marks, Name, Place } from './tile.styles'
import { useCategoryTarget } from './useCategoryTarget'

/** Vendors whose marks a tile shows. */
const most = 2

export function CategoryTile({ item }: { item: Item<'header.category'> }) {
  const label = useLabel()
  const imageAddress = useAtomValue(imageAddressAtom)
  const { vendors, target } = useCategoryTarget(item)
  const name = label(item.label)
  return (
    <Place>
      <Face as={GoLink} {...target}>
        <Mark>
          <Icon name={item.icon ?? 'layout-grid'} size={24} />
        </Mark>
        <Marks aria-hidden="true">
          {vendors.slice(0, most).map(({ accountTypeName, displayName, smallIcon }) => (
            <Avatar key={accountTypeName} name={displayName} size={26} src={smallIcon && imageAddress(smallIcon)} />
          ))}
        </Marks>
        <Name title={name}>{name}</Name>
      </Face>
    </Place>
  )
}
