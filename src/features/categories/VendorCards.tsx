import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import type { Vendor } from '../../engine/facts'
import { imageAddressAtom } from '../../site/vendors'
import { Avatar, Badge, Icon } from '../../ui'
import { Action, VendorButton, VendorGrid, VendorName } from '../../shared/category/category.styles'
import { useVendorLaunch } from '../../shared/category/useVendorLaunch'

/** For categories in which a vendor's own lobby is the game. */
export function VendorCards({ vendors, category }: { vendors: readonly Vendor[]; category: string }) {
  const { t } = useTranslation()
  const imageAddress = useAtomValue(imageAddressAtom)
  const launch = useVendorLaunch(category)
  return (
    <VendorGrid>
      {vendors.map((vendor) => (
        <li key={vendor.accountTypeName}>
          <VendorButton type="button" onClick={() => launch(vendor)}>
            <Avatar name={vendor.displayName} size={64} src={vendor.smallIcon && imageAddress(vendor.smallIcon)} />
            <VendorName>{vendor.displayName}</VendorName>
            {vendor.maintenance ? (
              <Badge tone="warning" icon="wrench">
                {t('games.page.maintenance')}
              </Badge>
            ) : (
              <Action>
                {t('games.page.enter')}
                <Icon name="arrow-right" size={16} />
              </Action>
            )}
          </VendorButton>
        </li>
      ))}
    </VendorGrid>
  )
}
