import type { RefObject } from 'react'
import { GameClosed } from './GameClosed'
import { GameFrame } from './GameFrame'
import { GameTrouble } from './GameTrouble'
import { GameWait } from './GameWait'
import { GameWindow } from './GameWindow'
import { Stage } from './game.styles'
import type { Launch, LaunchEvent } from './launchState'
import { GameElsewhere } from '../wallet/GameElsewhere'

interface Props {
  readonly launch: Launch
  readonly send: (event: LaunchEvent) => void
  readonly title: string
  /** Name of the vendor. */
  readonly vendor: string
  /** Its code. */
  readonly vassalage: string
  readonly category: string | undefined
  readonly stage: RefObject<HTMLDivElement | null>
}

/** A start as it stands: on its way, in its frame or window, or what went wrong. */
export function GameStage({ launch, send, title, vendor, vassalage, category, stage }: Props) {
  const failure = launch.state === 'failed' ? launch.failure : undefined
  return (
    <Stage ref={stage}>
      {failure?.reason === 'elsewhere' ? (
        <GameElsewhere away={failure.away} vendor={vendor} onStart={(anyway) => send({ type: 'again', anyway })} />
      ) : failure !== undefined ? (
        <GameTrouble failure={failure} category={category} onRetry={() => send({ type: 'again' })} />
      ) : launch.state === 'running' ? (
        <GameFrame
          key={`${launch.wish} ${launch.address.href}`}
          address={launch.address}
          title={title}
          onBroken={(reason) => send({ type: 'broken', href: launch.address.href, reason })}
        />
      ) : launch.state === 'window' ? (
        <GameWindow
          launch={launch}
          title={title}
          category={category}
          onOpen={() => send({ type: 'opened', href: launch.address.href })}
        />
      ) : launch.state === 'closed' ? (
        <GameClosed onStart={() => send({ type: 'again' })} />
      ) : (
        <GameWait isMoving={launch.state === 'moving'} vendor={vendor} vassalage={vassalage} />
      )}
    </Stage>
  )
}
