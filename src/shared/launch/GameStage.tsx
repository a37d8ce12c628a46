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
  const failure = launch.at === 'failed' ? launch.failure : undefined
  return (
    <Stage ref={stage}>
      {failure?.reason === 'elsewhere' ? (
        <GameElsewhere away={failure.away} vendor={vendor} onStart={(anyway) => send({ is: 'again', anyway })} />
      ) : failure !== undefined ? (
        <GameTrouble failure={failure} category={category} onRetry={() => send({ is: 'again' })} />
      ) : launch.at === 'running' ? (
        <GameFrame
          key={`${launch.wish} ${launch.address.href}`}
          address={launch.address}
          title={title}
          onBroken={(reason) => send({ is: 'broken', href: launch.address.href, reason })}
        />
      ) : launch.at === 'window' ? (
        <GameWindow
          launch={launch}
          title={title}
          category={category}
          onOpen={() => send({ is: 'opened', href: launch.address.href })}
        />
      ) : launch.at === 'closed' ? (
        <GameClosed onStart={() => send({ is: 'again' })} />
      ) : (
        <GameWait isMoving={launch.at === 'moving'} vendor={vendor} vassalage={vassalage} />
      )}
    </Stage>
  )
}
