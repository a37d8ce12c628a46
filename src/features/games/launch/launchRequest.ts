import type { LaunchRequest } from '../../../contract/launch-request'
import type { GameTarget } from '../../../site/gamePath'

export interface Player {
  readonly username: string
  readonly merchantCode: string
  /** Platform language code. */
  readonly language: string
}

/** Categories whose vendors start in the lottery's own mode (spec §3, lottery lobby payload). */
const lotteryCategories: readonly string[] = ['LOTT', 'ELOTT']

/** Body of the launch call (spec §3, game launch request). The token goes in the call's header. */
export function buildLaunchRequest(target: GameTarget & { readonly vassalage: string }, player: Player): LaunchRequest {
  const isLottery = target.category !== undefined && lotteryCategories.includes(target.category)
  return {
    ...(target.gameId !== undefined && { gameId: target.gameId }),
    ...(target.roomId !== undefined && { roomId: target.roomId }),
    ...(target.nodeId !== undefined && { nodeId: target.nodeId }),
    accountType: 1,
    confirmTrans: 0,
    vassalage: target.vassalage,
    launchMode: isLottery ? 'LOTT' : 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    ...player,
  }
}
