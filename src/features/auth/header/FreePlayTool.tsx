import { useTranslation } from '../../../i18n/translate'
import { Button } from '../../../ui'
import { useFreePlay } from '../useFreePlay'

/** Free play in the menu, where the header has no room for its button. */
export default function FreePlayTool() {
  const { t } = useTranslation()
  const { shown, busy, start } = useFreePlay()
  if (!shown) return null
  return (
    <Button block icon="play" busy={busy} onClick={start}>
      {t('auth.freePlay')}
    </Button>
  )
}
