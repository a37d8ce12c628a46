import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import type { Vendor } from '../../engine/facts'
import { imageAddressAtom } from '../../site/vendors'
import { Avatar, Badge, Button } from '../../ui'
import { Lobby, LobbyName } from './category.styles'
import { useVendorLaunch } from './useVendorLaunch'

/** Over the games of one vendor: the way into its whole lobby. */
export function VendorLobby({ vendor, category }: { vendor: Vendor; category: string }) {
  const { t } = useTranslation()
  const imageAddress = useAtomValue(imageAddressAtom)
  const launch = useVendorLaunch(category)
  return (
    <Lobby>
      <Avatar name={vendor.displayName} size={48} src={vendor.smallIcon && imageAddress(vendor.smallIcon)} />
      <LobbyName>{vendor.displayName}</LobbyName>
      {vendor.maintenance ? (
        <Badge tone="warning" icon="wrench">
          {t('games.page.maintenance')}
        </Badge>
      ) : (
        <Button variant="primary" icon="play" onClick={() => launch(vendor)}>
          {t('games.page.enter')}
        </Button>
      )}
    </Lobby>
  )
}
