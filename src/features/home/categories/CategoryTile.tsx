import { useAtomValue } from '../../../state/atoms'
import type { Item } from '../../../engine/site'
import { GoLink } from '../../../site/GoLink'
import { useLabel } from '../../../site/Slot'
import { imageAddressAtom } from '../../../site/vendors'
import { Avatar, Icon } from '../../../ui'
import { Face, Mark, Marks, Name, Place, Vendors } from './tile.styles'
import { useCategoryTarget } from './useCategoryTarget'

/** Vendors whose marks and names a tile shows. */
const most = 3

export function CategoryTile({ item }: { item: Item<'header.category'> }) {
  const label = useLabel()
  const imageAddress = useAtomValue(imageAddressAtom)
  const { vendors, target } = useCategoryTarget(item)
  const name = label(item.label)
  const shown = vendors.slice(0, most)
  const names = shown.map(({ displayName }) => displayName).join(' · ')
  return (
    <Place>
      <Face as={GoLink} {...target}>
        <Mark>
          <Icon name={item.icon ?? 'layout-grid'} size={24} />
        </Mark>
        <Marks aria-hidden="true">
          {shown.map(({ accountTypeName, displayName, smallIcon }) => (
            <Avatar
              key={accountTypeName}
              name={displayName}
              size={26}
              src={smallIcon === undefined ? undefined : imageAddress(smallIcon)}
            />
          ))}
        </Marks>
        <Name title={name}>{name}</Name>
        <Vendors title={names}>{names}</Vendors>
      </Face>
    </Place>
  )
}
