import type { LotteryGame } from '../../../contract/lottery-game'
import type { ServerClock } from './countdown'

type Answer = ServerClock & { readonly games: readonly LotteryGame[] }

export interface KnownGames {
  /** By code, as the newest answer about each tells it. */
  readonly games: ReadonlyMap<string, LotteryGame>
  /** Of the newest answer. */
  readonly clock: ServerClock | undefined
}

/**
 * Games of several answers, which may know different draws: the later draw holds, so that an answer that was long on
 * its way never turns numbers back.
 */
export function mergeGames(answers: readonly (Answer | undefined)[]): KnownGames {
  const games = new Map<string, LotteryGame>()
  let clock: ServerClock | undefined
  for (const answer of answers) {
    if (answer === undefined) continue
    if (clock === undefined || answer.arrivedAt > clock.arrivedAt) clock = answer
    for (const game of answer.games) {
      const known = games.get(game.gameCode)
      if (known === undefined || lastDraw(game) > lastDraw(known)) games.set(game.gameCode, game)
    }
  }
  return { games, clock }
}

const lastDraw = ({ last, next }: LotteryGame): number => Math.max(last?.openedAt ?? 0, next?.drawsAt ?? 0)
