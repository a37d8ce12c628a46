import { useRef } from 'react'
import type { LotteryGame } from '../../../contract/lottery-game'
import type { Vendor } from '../../../engine/facts'
import type { SignedIn } from '../../../session/session'
import { paths } from '../../../site/paths'
import { GameBar } from '../../../shared/launch/GameBar'
import { GameStage } from '../../../shared/launch/GameStage'
import type { Player } from '../../../shared/launch/launchRequest'
import { useLaunch } from '../../../shared/launch/useLaunch'
import type { ServerClock } from '../draws/countdown'
import type { Lottery, PrizeMode } from '../../../shared/launch/lottery/lotteryView'
import { type FramedView, lotteryRequest } from '../../../shared/launch/lottery/lotteryRequest'
import { NextDrawLine } from './NextDrawLine'
import { Run } from './run.styles'

interface Props {
  readonly view: FramedView
  readonly lottery: Lottery
  readonly vendor: Vendor
  readonly prizeMode: PrizeMode
  /** Of the betting view, where the menus have it. */
  readonly game: LotteryGame | undefined
  readonly clock: ServerClock | undefined
  readonly title: string
  readonly session: SignedIn
}

/** The platform's own lottery in a frame: everything on offer, or the betting of one game. */
export function LotteryRun({ view, lottery, vendor, prizeMode, game, clock, title, session }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const vassalage = vendor.accountTypeName
  const backUrl = new URL(paths.category[lottery], location.href).href
  const request = (player: Player) => lotteryRequest(view, { vassalage, prizeMode, backUrl }, player)
  const visit = JSON.stringify([vassalage, view.view, view.view === 'betting' ? view.gameCode : undefined])
  const { launch, send } = useLaunch({ visit, vassalage, request }, 'frame', session)
  const name = game?.name ?? title

  return (
    <Run>
      <GameBar
        playing={{ target: { vassalage, category: lottery }, title: name, vendor: vendor.displayName }}
        stage={launch.state === 'running' ? stage : undefined}
        onReload={launch.state === 'running' ? () => send({ type: 'again' }) : undefined}
      />
      {game === undefined ? null : <NextDrawLine game={game} clock={clock} />}
      <GameStage
        launch={launch}
        send={send}
        title={name}
        vendor={vendor.displayName}
        vassalage={vassalage}
        category={lottery}
        stage={stage}
      />
    </Run>
  )
}
