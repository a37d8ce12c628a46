import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui'
import { menuOpenAtom } from '../menu'

export function MenuButton() {
  const setOpen = useSetAtom(menuOpenAtom)
  const { t } = useTranslation()
  return <IconButton icon="menu" iconSize={22} label={t('app.menu.open')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
}
