import { useAtomValue } from '../../../state/atoms'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignedIn } from '../../../session/session'
import { answerCacheAtom } from '../../../site/answers'
import type { GameTarget } from '../../../site/gamePath'
import { Spinner } from '../../../ui'
import { GameBar } from './GameBar'
import { GameFrame } from './GameFrame'
import { GameTrouble } from './GameTrouble'
import { Screen, Stage, Wait } from './gameLooks'
import type { Playing } from './useGame'
import { useLaunch } from './useLaunch'

interface Props {
  readonly playing: Playing
  readonly target: GameTarget & { readonly vassalage: string }
  readonly session: SignedIn
}

export function GameRun({ playing, target, session }: Props) {
  const { t } = useTranslation()
  const answers = useAtomValue(answerCacheAtom)
  const stage = useRef<HTMLDivElement>(null)
  const { nodeId, gameId, vassalage, category } = target
  const steady = useMemo(() => ({ nodeId, gameId, vassalage, category }), [nodeId, gameId, vassalage, category])
  const { launch, attempt, restart, fail } = useLaunch(steady, session)

  // playing has changed it
  useEffect(() => () => answers.refresh('balance'), [answers])

  return (
    <Screen>
      <GameBar playing={playing} stage={stage} onReload={launch.state === 'starting' ? undefined : restart} />
      <Stage ref={stage}>
        {launch.state === 'starting' ? (
          <Wait>
            <Spinner size={40} label={t('games.launch.starting')} />
          </Wait>
        ) : null}
        {launch.state === 'failed' ? <GameTrouble trouble={launch} category={category} onRetry={restart} /> : null}
        {launch.state === 'running' ? (
          <GameFrame
            key={attempt}
            address={launch.address}
            title={playing.title || playing.vendor}
            onSlow={() => fail('slow')}
            onRefused={() => fail('address')}
          />
        ) : null}
      </Stage>
    </Screen>
  )
}
