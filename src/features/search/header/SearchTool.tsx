import { use } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { useModal } from '../../../site/modal'
import { opens } from '../../../site/opens'
import { modals } from '../../../site/paths'
import { ToolPlaceContext } from '../../../site/toolPlace'
import { useSearchKey } from '../../../site/useSearchKey'
import { Button, IconButton } from '../../../ui'

/** Opens the search; so does Ctrl or ⌘ with K. */
export default function SearchTool() {
  const { t } = useTranslation()
  const { open } = useModal()
  const show = () => open(modals.search)
  const isInDrawer = use(ToolPlaceContext) === 'drawer'
  // the bar below listens where the header has no room for this
  useSearchKey(isInDrawer ? undefined : show)
  if (isInDrawer) {
    return (
      <Button block icon="search" onClick={show}>
        {t('search.title')}
      </Button>
    )
  }
  return (
    <IconButton
      icon="search"
      label={t('search.title')}
      aria-keyshortcuts="Control+K Meta+K"
      {...opens(modals.search)}
      onClick={show}
    />
  )
}
