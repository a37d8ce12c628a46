import { expect, it } from 'vitest'
import type { LotteryGame } from '../../../contract/lottery-game'
import { mergeGames } from './mergeGames'

const game = (gameCode: string, openedAt: number): LotteryGame => ({
  gameCode,
  name: gameCode,
  last: { issue: String(openedAt), numbers: ['1'], openedAt },
  next: { issue: String(openedAt + 60), drawsAt: openedAt + 60 },
})
const answer = (arrivedAt: number, ...games: LotteryGame[]) => ({ serverTime: arrivedAt + 1_000, arrivedAt, games })

it('knows each game by its latest draw, whichever answer came first', () => {
  const { games } = mergeGames([
    answer(2, game('A', 100), game('B', 100)),
    undefined,
    answer(1, game('A', 160), game('B', 40)),
  ])
  expect([...games.values()].map(({ gameCode, last }) => `${gameCode} ${last?.issue}`)).toEqual(['A 160', 'B 100'])
})

it('goes by the clock of the newest answer', () => {
  expect(mergeGames([answer(2), answer(5), answer(3)]).clock?.arrivedAt).toBe(5)
  expect(mergeGames([undefined])).toEqual({ games: new Map(), clock: undefined })
})
