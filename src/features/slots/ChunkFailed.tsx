import { useTranslation } from '../../i18n/translate'
import { Notice } from '../../ui'

/** Where a part of the hall is fetched when it is asked for, and does not arrive. */
export function ChunkFailed() {
  const { t } = useTranslation()
  return (
    <Notice tone="warning" alert>
      {t('error.chunkFailed')}
    </Notice>
  )
}
