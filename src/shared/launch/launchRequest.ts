import type { LaunchRequest } from '../../contract/launch-request'
import type { GameTarget } from '../../site/gamePath'

export interface Player {
  readonly username: string
  /** Goes in the body as well as in the header, and nowhere else. */
  readonly token: string
  readonly merchantCode: string
  /** Platform language code. */
  readonly language: string
}

/** Body of the launch call (spec §3, game launch request). */
export function buildLaunchRequest(target: GameTarget & { readonly vassalage: string }, player: Player): LaunchRequest {
  return {
    ...(target.gameId !== undefined && { gameId: target.gameId }),
    ...(target.roomId !== undefined && { roomId: target.roomId }),
    ...(target.nodeId !== undefined && { nodeId: target.nodeId }),
    accountType: 1,
    confirmTrans: 0,
    vassalage: target.vassalage,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    ...player,
  }
}
