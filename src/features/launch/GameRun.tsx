import { useRef } from 'react'
import type { SignedIn } from '../../session/session'
import type { GameTarget } from '../../site/gamePath'
import { externalRequest } from '../../shared/launch/lottery/externalRequest'
import { GameBar } from '../../shared/launch/GameBar'
import { Screen } from '../../shared/launch/game.styles'
import { GameStage } from '../../shared/launch/GameStage'
import { buildLaunchRequest, type Player } from '../../shared/launch/launchRequest'
import type { Stage } from '../../shared/launch/launchState'
import type { Playing } from '../../shared/launch/useGame'
import { useLaunch } from '../../shared/launch/useLaunch'

interface Props {
  readonly playing: Playing
  readonly target: GameTarget & { readonly vassalage: string }
  readonly where: Stage
  readonly session: SignedIn
}

export function GameRun({ playing, target, where, session }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const { nodeId, gameId, roomId, vassalage, category } = target
  const request = (player: Player) =>
    where === 'window'
      ? externalRequest({ ...playing.start, target }, location.href, player)
      : buildLaunchRequest(target, player)
  const visit = JSON.stringify([vassalage, nodeId, gameId, roomId])
  const { launch, send } = useLaunch({ visit, vassalage, request }, where, session)
  const again = () => send({ type: 'again' })
  return (
    <Screen>
      <GameBar
        playing={playing}
        stage={launch.state === 'running' ? stage : undefined}
        onReload={launch.state === 'running' || launch.state === 'window' ? again : undefined}
      />
      <GameStage
        launch={launch}
        send={send}
        title={playing.title || playing.vendor}
        vendor={playing.vendor}
        vassalage={vassalage}
        category={category}
        stage={stage}
      />
    </Screen>
  )
}
