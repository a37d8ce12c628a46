import { useLocation, useNavigate } from 'react-router'
import type { SlotComponentProps } from '../../../site/Slot'
import { useLabel } from '../../../site/Slot'
import { useModal } from '../../../site/modal'
import { opens } from '../../../site/opens'
import { memberPage, modals } from '../../../site/paths'
import { Button, IconButton, media, useMedia } from '../../../ui'

/**
 * Beside the balance (spec §2, logged-in panel), and in the bar of a game: the sheet, or on the page of deposits its form.
 * Narrow headers have room for a sign alone.
 */
export default function DepositButton({ item }: SlotComponentProps<'header.account'>) {
  const label = useLabel()(item.label)
  const wide = useMedia(media.desktopUp)
  const { open } = useModal()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const page = memberPage('depositv2')
  const deposit = () => (`${pathname}${search}`.startsWith(page) ? void navigate(page) : open(modals.deposit))
  return wide ? (
    <Button {...opens(modals.deposit)} onClick={deposit} variant="primary" icon="plus">
      {label}
    </Button>
  ) : (
    <IconButton {...opens(modals.deposit)} onClick={deposit} icon="plus" variant="solid" label={label} />
  )
}
