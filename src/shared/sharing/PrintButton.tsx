import { useTranslation } from '../../i18n/translate'
import { Button } from '../../ui'

/** Prints the page, of which paper shows what `printed` marks. Needs the messages of `shared/sharing`. */
export function PrintButton() {
  const { t } = useTranslation()
  return (
    <Button size="s" variant="ghost" icon="file-text" onClick={() => window.print()}>
      {t('sharing.print')}
    </Button>
  )
}
