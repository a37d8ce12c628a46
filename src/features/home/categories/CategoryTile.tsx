import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import type { Item } from '../../../engine/site'
import { GoLink } from '../../../site/GoLink'
import { useLabel } from '../../../site/Slot'
import { imageAddressAtom } from '../../../site/vendors'
import { Avatar, Icon } from '../../../ui'
import { Count, Face, Mark, Marks, Name, Place } from './tile.styles'
import { useCategoryTarget } from './useCategoryTarget'

/** Vendors whose marks a tile shows. */
const marks = 3

export function CategoryTile({ item }: { item: Item<'header.category'> }) {
  const { t } = useTranslation()
  const label = useLabel()
  const imageAddress = useAtomValue(imageAddressAtom)
  const { vendors, target } = useCategoryTarget(item)
  const name = label(item.label)
  const count = t('home.categories.vendors', { count: vendors.length })
  return (
    <Place>
      <Face as={GoLink} {...target}>
        <Mark>
          <Icon name={item.icon ?? 'layout-grid'} size={24} />
        </Mark>
        <Marks aria-hidden="true">
          {vendors.slice(0, marks).map(({ accountTypeName, displayName, smallIcon }) => (
            <Avatar
              key={accountTypeName}
              name={displayName}
              size={26}
              src={smallIcon === undefined ? undefined : imageAddress(smallIcon)}
            />
          ))}
        </Marks>
        <Name title={name}>{name}</Name>
        <Count title={count}>{count}</Count>
      </Face>
    </Place>
  )
}
