import { useSetAtom } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { IconButton, Only } from '../../../ui'
import { opens } from '../../../site/opens'
import { menuOpenAtom } from '../menu'
import { useThumbItems } from '../useThumbItems'

/** Opens the drawer. Phones have it under the thumb instead, where the brand left it there. */
export function MenuButton() {
  const underThumb = useThumbItems().some(({ props }) => props.action === 'menu')
  const setOpen = useSetAtom(menuOpenAtom)
  const { t } = useTranslation()
  const open = () => setOpen(true)
  const button = (
    <IconButton
      icon="menu"
      iconSize={22}
      label={t('app.menu.open')}
      aria-haspopup="dialog"
      {...opens('menu')}
      onClick={open}
    />
  )
  return underThumb ? <Only at="tabletUp">{button}</Only> : button
}
