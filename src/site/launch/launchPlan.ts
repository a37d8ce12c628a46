import { type GameTarget, gamePath } from '../gamePath'
import { paths } from '../paths'

/** What a game or a vendor's lobby is started with (spec §3, launcher inputs). */
export interface Launcher {
  readonly target: GameTarget
  /** Vassalage. */
  readonly accountTypeName: string | undefined
  /** How it starts, where the platform says; otherwise its category does. */
  readonly isGame?: string | undefined
  /** Lottery game and way to play that the lottery page opens with. */
  readonly code?: string | undefined
  readonly defaultPlayType?: string | undefined
}

/** What starting comes to (spec §4, game launch). */
export type LaunchPlan =
  /** The vendor's games are shown in a dialog; the one that is chosen starts. */
  | { readonly does: 'popup'; readonly vassalage: string }
  | { readonly does: 'lottery'; readonly to: string }
  /** Runs in a window of its own; the page at `to` starts it and stays. */
  | { readonly does: 'window'; readonly to: string }
  /** Runs in the frame of the page at `to`. */
  | { readonly does: 'game'; readonly to: string }

const external = 'TCG_SEA'

/** @param here path of the page: what is started on a lottery page itself starts, instead of leading back to it */
export function launchPlan({ target, accountTypeName, isGame, code, defaultPlayType }: Launcher, here: string): LaunchPlan {
  const to = gamePath(target)
  if (isGame === external || accountTypeName === external) return { does: 'window', to }
  const namesGame = target.nodeId !== undefined || target.gameId !== undefined || target.roomId !== undefined
  if (isGame === 'VASSALAGE' && accountTypeName !== undefined && !namesGame) return { does: 'popup', vassalage: accountTypeName }
  const lottery = lotteryPath(isGame ?? target.category)
  if (lottery === undefined || lottery === here) return { does: 'game', to }
  const search = new URLSearchParams()
  if (code !== undefined) search.set('gameCode', code)
  if (defaultPlayType !== undefined) search.set('playType', defaultPlayType)
  const query = search.toString()
  return { does: 'lottery', to: query === '' ? lottery : `${lottery}?${query}` }
}

function lotteryPath(isGame: string | undefined): string | undefined {
  return isGame === 'LOTT' || isGame === 'ELOTT' ? paths.category[isGame] : undefined
}
