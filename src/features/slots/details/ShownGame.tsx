import { memo } from 'react'
import type { Snapshot } from '../catalogue/HallStore'
import { useCellActions } from '../grid/useCellActions'
import { GameDetails } from './GameDetails'
import { useDemo } from './useDemo'
import { useShownGame } from './useShownGame'

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
    <GameDetails
      game={game}
      isPending={isPending}
      open={open}
      onClose={close}
      actions={actions}
      onDemo={demo.start}
      isDemoBusy={demo.busy}
    />
  )
})
