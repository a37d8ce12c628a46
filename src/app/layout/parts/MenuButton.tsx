import { useSetAtom } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { IconButton, media, useMedia } from '../../../ui'
import { menuOpenAtom } from '../menu'
import { useThumbItems } from '../useThumbItems'

/** Opens the drawer. Phones have it under the thumb instead, where the brand left it there. */
export function MenuButton() {
  const underThumb = useThumbItems().some(({ props }) => props.action === 'menu')
  const phone = useMedia(media.phone)
  const setOpen = useSetAtom(menuOpenAtom)
  const { t } = useTranslation()
  if (phone && underThumb) return null
  const open = () => setOpen(true)
  return <IconButton icon="menu" iconSize={22} label={t('app.menu.open')} aria-haspopup="dialog" onClick={open} />
}
