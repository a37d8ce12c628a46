import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../ui'
import { GameFrame } from './GameFrame'
import { GameTrouble } from './GameTrouble'
import { GameWindow } from './GameWindow'
import { Stage, Wait } from './gameLooks'
import type { Launch, LaunchEvent } from './launchState'

interface Props {
  readonly launch: Launch
  readonly send: (event: LaunchEvent) => void
  readonly title: string
  readonly category: string | undefined
  readonly stage: RefObject<HTMLDivElement | null>
}

/** A start as it stands: on its way, in its frame or window, or what went wrong. */
export function GameStage({ launch, send, title, category, stage }: Props) {
  const { t } = useTranslation()
  return (
    <Stage ref={stage}>
      {launch.at === 'failed' ? (
        <GameTrouble failure={launch.failure} category={category} onRetry={() => send({ is: 'again' })} />
      ) : launch.at === 'running' ? (
        <GameFrame
          key={`${launch.wish} ${launch.address.href}`}
          address={launch.address}
          title={title}
          onBroken={(reason) => send({ is: 'broken', href: launch.address.href, reason })}
        />
      ) : launch.at === 'window' ? (
        <GameWindow launch={launch} title={title} category={category} onOpen={() => send({ is: 'opened', href: launch.address.href })} />
      ) : (
        <Wait>
          <Spinner size={40} label={t(launch.at === 'moving' ? 'games.launch.moving' : 'games.launch.starting')} />
        </Wait>
      )}
    </Stage>
  )
}
