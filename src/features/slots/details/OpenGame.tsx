import type { Snapshot } from '../../../shared/catalogue/HallStore'
import { useCellActions } from '../grid/useCellActions'
import GameDetails from './GameDetails'
import { useDemo } from './useDemo'

interface Props {
  readonly snapshot: Snapshot
  readonly nodeId: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** Details of a game of the hall, as far as its list has come. */
export default function OpenGame({ snapshot, nodeId, open, onClose, onLeave }: Props) {
  const actions = useCellActions(onLeave)
  const { catalogue, load } = snapshot
  const index = catalogue.find(nodeId)
  const game = index === undefined ? undefined : catalogue.gameAt(index)
  const demo = useDemo(game)
  return (
    <GameDetails
      game={game}
      isPending={load.state === 'idle' || load.state === 'loading'}
      open={open}
      onClose={onClose}
      actions={actions}
      onDemo={demo.start}
      isDemoBusy={demo.busy}
    />
  )
}
