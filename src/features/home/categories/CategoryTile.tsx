import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { categoryClick } from '../../../engine/categoryClick'
import type { Item } from '../../../engine/site'
import { gamePath } from '../../../site/gamePath'
import { GoLink } from '../../../site/GoLink'
import { useLabel } from '../../../site/Slot'
import { imageAddressAtom, vendorsByCategoryAtom } from '../../../site/vendors'
import { Avatar, Icon, isIconName } from '../../../ui'
import { Count, Face, Mark, Marks, Name, Place } from './tile.styles'

/** Vendors whose marks a tile shows. */
const marks = 3

/** A press does what it does in the header: opens the page, or starts the only vendor there is (spec §2). */
export function CategoryTile({ item }: { item: Item<'header.category'> }) {
  const { t } = useTranslation()
  const label = useLabel()
  const imageAddress = useAtomValue(imageAddressAtom)
  const { category, path, landsOnPage } = item.props
  const vendors = useAtomValue(vendorsByCategoryAtom)(category)
  const click = categoryClick(landsOnPage, vendors)
  const target =
    click.does === 'launch'
      ? {
          to: gamePath({ vassalage: click.vendor.accountTypeName, category }),
          needsLogin: true,
          maintenance: click.vendor.maintenance ?? false,
        }
      : { to: path }

  return (
    <Place>
      <Face as={GoLink} {...target}>
        <Mark>
          <Icon name={item.icon !== undefined && isIconName(item.icon) ? item.icon : 'gamepad-2'} size={24} />
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
        <Name>{label(item.label)}</Name>
        <Count>{t('home.categories.vendors', { count: vendors.length })}</Count>
      </Face>
    </Place>
  )
}
