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
  | { readonly type: 'popup'; readonly vassalage: string }
  | { readonly type: 'lottery'; readonly to: string }
  /** A lottery's game by its place in the catalogue, where lotteries know codes: the page at `to` looks it up, or says that it is unknown. */
  | { readonly type: 'lookup'; readonly to: string }
  /** Runs in a window of its own; the page at `to` starts it and stays. */
  | { readonly type: 'window'; readonly to: string }
  /** Runs in the frame of the page at `to`. */
  | { readonly type: 'game'; readonly to: string }

const external = 'TCG_SEA'

/** Vendors of South-East Asian lotteries, which run in a window of their own and pay by a table of their own. */
export const isExternal = ({ accountTypeName, isGame }: Pick<Launcher, 'accountTypeName' | 'isGame'>): boolean =>
  isGame === external || accountTypeName === external

/** @param here path of the page: what is started on a lottery page itself opens its lobby, instead of leading back to it */
export function launchPlan(launcher: Launcher, here: string): LaunchPlan {
  const { target, accountTypeName, isGame } = launcher
  const to = gamePath(target)
  const lottery = lotteryPath(isGame ?? target.category)
  const isCodeless = target.nodeId !== undefined && target.gameId === undefined
  if (isCodeless && (isExternal(launcher) || lottery !== undefined)) return { type: 'lookup', to }
  if (isExternal(launcher)) return { type: 'window', to }
  const namesGame = target.nodeId !== undefined || target.gameId !== undefined || target.roomId !== undefined
  if (isGame === 'VASSALAGE' && accountTypeName !== undefined && !namesGame)
    return { type: 'popup', vassalage: accountTypeName }
  if (lottery === undefined) return { type: 'game', to }
  const { code, playType } = lotteryGame(launcher)
  const search = new URLSearchParams()
  if (accountTypeName !== undefined) search.set('vendor', accountTypeName)
  if (code !== undefined) search.set('gameCode', code)
  if (playType !== undefined) search.set('playType', playType)
  if (code === undefined && lottery === here) search.set('view', 'lobby')
  const query = search.toString()
  return { type: 'lottery', to: query === '' ? lottery : `${lottery}?${query}` }
}

/** The game that a lottery opens with, and the way to play it: the one that was pressed, else the vendor's own. */
export function lotteryGame({
  target: { gameId, playType },
  code,
  defaultPlayType,
}: Pick<Launcher, 'target' | 'code' | 'defaultPlayType'>) {
  return gameId === undefined ? { code, playType: playType ?? defaultPlayType } : { code: gameId, playType }
}

function lotteryPath(isGame: string | undefined): string | undefined {
  return isGame === 'LOTT' || isGame === 'ELOTT' ? paths.category[isGame] : undefined
}
