import { lazy, Suspense, use } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { type SlotComponentProps, useLabel, useSlot } from '../../../site/Slot'
import { SlotBoundary } from '../../../site/SlotBoundary'
import { ToolPlaceContext } from '../../../site/toolPlace'
import { IconButton, Popover, Skeleton } from '../../../ui'

const HelpPanel = lazy(() => importWithTimeout(() => import('../HelpPanel')))

/** The extra-help panel (spec §2, other screens): whoever contributes a way to help stands in it. */
export default function HelpTool({ item }: SlotComponentProps<'header.tool'>) {
  const { t } = useTranslation()
  const label = useLabel()(item.label)
  const count = useSlot('help.panel').length
  const inDrawer = use(ToolPlaceContext) === 'drawer'
  if (count === 0) return null
  const panel = (close?: () => void) => (
    <SlotBoundary failed={() => <p>{t('error.chunkFailed')}</p>}>
      <Suspense fallback={<Skeleton width={inDrawer ? '100%' : 300} height={count * 52} radius="var(--radius-m)" />}>
        <HelpPanel onGo={close} />
      </Suspense>
    </SlotBoundary>
  )
  if (inDrawer) {
    return (
      <div role="group" aria-label={label}>
        {panel()}
      </div>
    )
  }
  return (
    <Popover label={label} placement="bottom-end" trigger={<IconButton icon="message-circle" label={label} />}>
      {panel}
    </Popover>
  )
}
