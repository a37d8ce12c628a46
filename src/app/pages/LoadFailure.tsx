import { useEffect } from 'react'
import { useTranslation } from '../../i18n/translate'
import { ChunkLoadFailure } from '../../site/importWithTimeout'
import type { SlotFailure } from '../../site/SlotBoundary'
import { useCustomerService } from '../../site/useCustomerService'
import { Button } from '../../ui'
import { chunkMessage } from './chunkMessage'
import { StatePage } from './StatePage'

export { chunkMessage }

/** A page that did not load or broke while it was drawn; header and footer stay. */
export function LoadFailure({ error, retry }: SlotFailure) {
  const { t } = useTranslation()
  const service = useCustomerService()
  const network = error instanceof ChunkLoadFailure
  useEffect(() => {
    // it may be in a newer version of the site (server/edge/startTrouble.ts)
    if (network) dispatchEvent(new Event('marquee:lost'))
  }, [error, network])
  return (
    <StatePage
      icon={network ? 'wifi-off' : 'triangle-alert'}
      tone="danger"
      title={t(network ? 'app.loadFailure.title' : 'app.loadFailure.broken')}
      text={t(chunkMessage(error))}
      actions={
        <>
          <Button variant="primary" icon="refresh-cw" onClick={retry}>
            {t('app.retry')}
          </Button>
          <Button icon="headset" onClick={service}>
            {t('app.service.title')}
          </Button>
        </>
      }
    />
  )
}
