import { lazy, memo, Suspense } from 'react'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { SlotBoundary } from '../../../site/SlotBoundary'
import type { Snapshot } from '../../../shared/catalogue/HallStore'
import { ChunkFailed } from '../ChunkFailed'
import { useShownGame } from './useShownGame'

const OpenGame = lazy(() => importWithTimeout(() => import('./OpenGame')))

interface Props {
  readonly snapshot: Snapshot
  readonly onLeave: () => void
}

/** The details that the address has open, if any. */
export const ShownGame = memo(function ShownGame({ snapshot, onLeave }: Props) {
  const { nodeId, open, close } = useShownGame()
  if (nodeId === undefined) return null
  return (
    <SlotBoundary failed={() => <ChunkFailed />}>
      <Suspense fallback={null}>
        <OpenGame snapshot={snapshot} nodeId={nodeId} open={open} onClose={close} onLeave={onLeave} />
      </Suspense>
    </SlotBoundary>
  )
})
