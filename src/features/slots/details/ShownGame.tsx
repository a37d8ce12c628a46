import { lazy, memo, Suspense } from 'react'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { SlotBoundary } from '../../../site/SlotBoundary'
import { ChunkFailed } from '../ChunkFailed'
import type { Snapshot } from '../../../shared/catalogue/HallStore'
import { useCellActions } from '../grid/useCellActions'
import { useDemo } from './useDemo'
import { useShownGame } from './useShownGame'

const GameDetails = lazy(() => importWithTimeout(() => import('./GameDetails')))

interface Props {
  readonly snapshot: Snapshot
  readonly onLeave: () => void
}

/** The details that the address has open, if any. */
export const ShownGame = memo(function ShownGame({ snapshot, onLeave }: Props) {
  const { nodeId, open, close } = useShownGame()
  const actions = useCellActions(onLeave)
  const { catalogue, load } = snapshot
  const index = nodeId === undefined ? undefined : catalogue.find(nodeId)
  const game = index === undefined ? undefined : catalogue.gameAt(index)
  const demo = useDemo(game)
  if (nodeId === undefined) return null
  const isPending = load.state === 'idle' || load.state === 'loading'
  return (
    <SlotBoundary failed={() => <ChunkFailed />}>
      <Suspense fallback={null}>
        <GameDetails
          game={game}
          isPending={isPending}
          open={open}
          onClose={close}
          actions={actions}
          onDemo={demo.start}
          isDemoBusy={demo.busy}
        />
      </Suspense>
    </SlotBoundary>
  )
})
