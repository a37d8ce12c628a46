import type { LotteryGame } from '../../../contract/lottery-game'
import { fold, queryWords } from '../../../lib/fold'

interface Coded {
  readonly gameCode: string
}

interface Listed {
  /** By code, as the newest answer tells them. */
  readonly games: ReadonlyMap<string, LotteryGame>
  readonly popular: readonly Coded[]
  readonly groups: readonly { readonly code: string; readonly games: readonly Coded[] }[]
}

/** Each game once: popular ones first, the others in the order of their groups; those of one group where it is chosen. */
export function listGames({ games, popular, groups }: Listed, group: string | undefined): readonly LotteryGame[] {
  const ofGroup = groups.find(({ code }) => code === group)
  const isWanted = ofGroup && new Set(ofGroup.games.map(({ gameCode }) => gameCode))
  const order = new Set([...popular, ...groups.flatMap((one) => one.games)].map(({ gameCode }) => gameCode))
  return [...order].flatMap((code) => (isWanted?.has(code) === false ? [] : (games.get(code) ?? [])))
}

/** Those whose name or vendor has every word of the text. */
export function matching(
  games: readonly LotteryGame[],
  text: string,
  vendorName: (game: LotteryGame) => string,
): readonly LotteryGame[] {
  const words = queryWords(text)
  if (words.length === 0) return games
  return games.filter((game) => {
    const said = fold(`${game.name} ${vendorName(game)}`)
    return words.every((word) => said.includes(word))
  })
}
