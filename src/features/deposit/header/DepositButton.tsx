import { Link } from 'react-router'
import type { SlotComponentProps } from '../../../site/Slot'
import { useLabel } from '../../../site/Slot'
import { memberPage } from '../../../site/paths'
import { Button, IconButton, media, useMedia } from '../../../ui'

/** Beside the balance (spec §2, logged-in panel). Narrow headers have room for a sign alone. */
export default function DepositButton({ item }: SlotComponentProps<'header.account'>) {
  const label = useLabel()(item.label)
  const wide = useMedia(media.desktopUp)
  const to = memberPage('depositv2')
  return wide ? (
    <Button as={Link} to={to} variant="primary" icon="plus">
      {label}
    </Button>
  ) : (
    <IconButton as={Link} to={to} icon="plus" variant="solid" label={label} />
  )
}
