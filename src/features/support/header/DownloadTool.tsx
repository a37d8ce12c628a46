import { lazy, Suspense, use } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { paths } from '../../../site/paths'
import { SlotBoundary } from '../../../site/SlotBoundary'
import { ToolPlaceContext } from '../../../site/toolPlace'
import { Button, IconButton, Popover, Skeleton } from '../../../ui'
import { headerApps } from '../download/apps'
import { useApps } from '../download/useApps'

const DownloadCodes = lazy(() => importWithTimeout(() => import('../download/DownloadCodes')))

/** Codes for the phone beside the computer; on the phone itself the way to the page. */
export default function DownloadTool() {
  const { t } = useTranslation()
  const inDrawer = use(ToolPlaceContext) === 'drawer'
  const apps = headerApps(useApps())
  if (apps.length === 0) return null
  if (inDrawer) {
    return (
      <Button as={Link} to={paths.download} block icon="smartphone">
        {t('support.download.title')}
      </Button>
    )
  }
  return (
    <Popover
      hoverIntent
      placement="bottom-end"
      label={t('support.download.title')}
      trigger={<IconButton icon="smartphone" label={t('support.download.title')} />}
    >
      {(close) => (
        <SlotBoundary failed={() => <p>{t('error.chunkFailed')}</p>}>
          <Suspense fallback={<Skeleton width={apps.length * 188} height={270} radius="var(--radius-m)" />}>
            <DownloadCodes apps={apps} onGo={close} />
          </Suspense>
        </SlotBoundary>
      )}
    </Popover>
  )
}
