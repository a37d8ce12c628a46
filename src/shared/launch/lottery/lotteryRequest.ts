import type { LotteryLaunchRequest } from '../../../contract/lottery-launch-request'
import type { Player } from '../launchRequest'
import type { LotteryView, PrizeMode } from './lotteryView'

interface Place {
  /** Code of the vendor. */
  readonly vassalage: string
  readonly prizeMode: PrizeMode
  /** Where the lottery's own way back leads. */
  readonly backUrl: string
}

export type FramedView = Extract<LotteryView, { readonly view: 'lobby' | 'betting' }>

/** Body of the launch call for the lobby or the betting view (spec §3, lottery lobby payload). */
export function lotteryRequest(
  view: FramedView,
  { vassalage, prizeMode, backUrl }: Place,
  player: Player,
): LotteryLaunchRequest {
  return {
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: prizeMode,
    lottoView: view.view,
    ...(view.view === 'betting' && { lottoGameCode: view.gameCode }),
    ...(view.view === 'betting' && view.playType !== undefined && { defaultPlayType: view.playType }),
    device: 'WEB',
    backUrl,
    accountType: 1,
    confirmTrans: 0,
    vassalage,
    platform: 'html5-desktop',
    clientType: 3,
    ...player,
  }
}
