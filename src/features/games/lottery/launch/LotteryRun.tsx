import { useRef } from 'react'
import type { LotteryGame } from '../../../../contract/lottery-game'
import type { Vendor } from '../../../../engine/facts'
import { languageAtom } from '../../../../i18n/language'
import type { SignedIn } from '../../../../session/session'
import { brandAtom } from '../../../../site/brand'
import { paths } from '../../../../site/paths'
import { useAtomValue } from '../../../../state/atoms'
import { GameBar } from '../../launch/GameBar'
import { GameStage } from '../../launch/GameStage'
import { useLaunch } from '../../launch/useLaunch'
import type { ServerClock } from '../draws/countdown'
import type { Lottery, PrizeMode } from '../lotteryView'
import { type FramedView, lotteryRequest } from './lotteryRequest'
import { NextDrawLine } from './NextDrawLine'
import { Run } from './runLooks'

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
  const { merchant } = useAtomValue(brandAtom)
  const language = useAtomValue(languageAtom).platformCode
  const vassalage = vendor.accountTypeName
  const backUrl = new URL(paths.category[lottery], location.href).href
  const request = lotteryRequest(view, { vassalage, prizeMode, backUrl }, { username: session.account, merchantCode: merchant, language })
  const visit = JSON.stringify([vassalage, request.lottoView, request.lottoGameCode])
  const { launch, send } = useLaunch({ visit, vassalage, category: lottery, request }, 'frame', session)
  const name = game?.name ?? title

  return (
    <Run>
      <GameBar
        playing={{ target: { vassalage, category: lottery }, title: name, vendor: vendor.displayName }}
        stage={launch.at === 'running' ? stage : undefined}
        onReload={launch.at === 'running' ? () => send({ is: 'again' }) : undefined}
      />
      {game === undefined ? null : <NextDrawLine game={game} clock={clock} />}
      <GameStage launch={launch} send={send} title={name} category={lottery} stage={stage} />
    </Run>
  )
}
