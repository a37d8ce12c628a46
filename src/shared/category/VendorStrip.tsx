import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import type { Vendor } from '../../engine/facts'
import { imageAddressAtom } from '../../site/vendors'
import { Avatar, Chip } from '../../ui'
import { Strip } from './category.styles'

interface Props {
  readonly vendors: readonly Vendor[]
  readonly path: string
  /** Code of the vendor that the page is narrowed to. */
  readonly chosen: string | undefined
  /** What else the address says, and goes on saying. */
  readonly kept?: URLSearchParams
}

export function VendorStrip({ vendors, path, chosen, kept }: Props) {
  const { t } = useTranslation()
  const imageAddress = useAtomValue(imageAddressAtom)
  const to = (vendor: string | undefined) => {
    const search = new URLSearchParams(kept)
    search.delete('more')
    search.delete('vendor')
    if (vendor !== undefined) search.set('vendor', vendor)
    return search.size === 0 ? path : `${path}?${search.toString()}`
  }
  return (
    <Strip aria-label={t('games.page.vendors')}>
      <Chip as={Link} to={to(undefined)} selected={chosen === undefined}>
        {t('games.page.all')}
      </Chip>
      {vendors.map((vendor) => (
        <Chip
          key={vendor.accountTypeName}
          as={Link}
          to={to(vendor.accountTypeName)}
          selected={vendor.accountTypeName === chosen}
        >
          <Avatar name={vendor.displayName} size={24} src={vendor.smallIcon && imageAddress(vendor.smallIcon)} />
          {vendor.displayName}
        </Chip>
      ))}
    </Strip>
  )
}
