import type { LotteryLaunchRequest } from '../../../contract/lottery-launch-request'
import type { GameTarget } from '../../../site/gamePath'
import { type Launcher, lotteryGame } from '../../../site/launch/launchPlan'
import type { Player } from '../launchRequest'
import { lobbyOf } from '../lobby'
import { lotteryRequest } from './lotteryRequest'

type External = Pick<Launcher, 'code' | 'defaultPlayType'> & {
  readonly target: GameTarget & { readonly vassalage: string }
}

/** Body of the launch call for a vendor with a window of its own: a game where one is named, else the vendor's lobby. */
export function externalRequest(launcher: External, here: string, player: Player): LotteryLaunchRequest {
  const { vassalage, category } = launcher.target
  const { code, playType } = lotteryGame(launcher)
  const place = { vassalage, prizeMode: 'SEA', backUrl: new URL(lobbyOf(category), here).href } as const
  return lotteryRequest(
    code === undefined ? { view: 'lobby' } : { view: 'betting', gameCode: code, playType },
    place,
    player,
  )
}
