import { useRef } from 'react'
import { languageAtom } from '../../../i18n/language'
import type { SignedIn } from '../../../session/session'
import { brandAtom } from '../../../site/brand'
import type { GameTarget } from '../../../site/gamePath'
import { useAtomValue } from '../../../state/atoms'
import { GameBar } from './GameBar'
import { Screen } from './gameLooks'
import { GameStage } from './GameStage'
import { buildLaunchRequest } from './launchRequest'
import type { Stage } from './launchState'
import type { Playing } from './useGame'
import { useLaunch } from './useLaunch'

interface Props {
  readonly playing: Playing
  readonly target: GameTarget & { readonly vassalage: string }
  readonly where: Stage
  readonly session: SignedIn
}

export function GameRun({ playing, target, where, session }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const { merchant } = useAtomValue(brandAtom)
  const { platformCode } = useAtomValue(languageAtom)
  const { nodeId, gameId, roomId, vassalage, category } = target
  const request = buildLaunchRequest(target, { username: session.account, merchantCode: merchant, language: platformCode })
  const visit = JSON.stringify([vassalage, nodeId, gameId, roomId])
  const { launch, send } = useLaunch({ visit, vassalage, category, request }, where, session)
  const again = () => send({ is: 'again' })
  return (
    <Screen>
      <GameBar
        playing={playing}
        stage={launch.at === 'running' ? stage : undefined}
        onReload={launch.at === 'running' || launch.at === 'window' ? again : undefined}
      />
      <GameStage launch={launch} send={send} title={playing.title || playing.vendor} category={category} stage={stage} />
    </Screen>
  )
}
