import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from 'react-router'
import type { Vendor } from '../../engine/facts'
import { imageAddressAtom } from '../../site/vendors'
import { Avatar, Chip } from '../../ui'
import { Strip } from './category.styles'

interface Props {
  readonly vendors: readonly Vendor[]
  readonly path: string
  /** Code of the vendor that the page is narrowed to. */
  readonly chosen: string | undefined
}

export function VendorStrip({ vendors, path, chosen }: Props) {
  const { t } = useTranslation()
  const imageAddress = useAtomValue(imageAddressAtom)
  return (
    <Strip aria-label={t('games.page.vendors')}>
      <Chip as={Link} to={path} selected={chosen === undefined}>
        {t('games.page.all')}
      </Chip>
      {vendors.map((vendor) => (
        <Chip
          key={vendor.accountTypeName}
          as={Link}
          to={`${path}?vendor=${encodeURIComponent(vendor.accountTypeName)}`}
          selected={vendor.accountTypeName === chosen}
        >
          <Avatar
            name={vendor.displayName}
            size={24}
            src={vendor.smallIcon === undefined ? undefined : imageAddress(vendor.smallIcon)}
          />
          {vendor.displayName}
        </Chip>
      ))}
    </Strip>
  )
}
