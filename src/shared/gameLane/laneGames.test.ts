import { expect, it } from 'vitest'
import type { Game } from '../../contract/hot-games'
import { laneGames, laneSize } from './laneGames'

const game = (nodeId: string, isHot?: number): Game => ({
  nodeId,
  gameId: nodeId,
  title: nodeId,
  vassalage: 'PP',
  gameCategory: 'RNG',
  ...(isHot !== undefined && { isHot }),
})

it('puts hot games first and keeps the order within', () => {
  const games = [game('a'), game('b', 1), game('c', 0), game('d', 1)]
  expect(laneGames(games).map(({ nodeId }) => nodeId)).toEqual(['b', 'd', 'a', 'c'])
})

it('holds so many cards', () => {
  expect(laneGames(Array.from({ length: 40 }, (_, index) => game(String(index))))).toHaveLength(laneSize)
})
