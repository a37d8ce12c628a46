import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListedGame } from '../../contract/listed-game'
import type { Game } from '../../contract/hot-games'
import { gamesLike, laneSize, newGamesOf, popularOf, vendorsOf } from './suggest'

const game = (nodeId: string, more: Partial<ListedGame> = {}): ListedGame => ({
  nodeId,
  title: `Game ${nodeId}`,
  vassalage: 'LUMA',
  ...more,
})
const ids = (games: readonly ListedGame[]) => games.map(({ nodeId }) => nodeId)
const nothing = new Set<string>()

describe('gamesLike', () => {
  const played = game('p', { gameType: 'RNG', features: ['FREE_SPINS', 'CASCADE'], volatility: 'HIGH' })

  it('puts the likest first and keeps the order of equals', () => {
    const candidates = [
      game('same vendor'),
      game('other kind', { gameType: 'VP', vassalage: 'PINE' }),
      game('kind a', { gameType: 'RNG', vassalage: 'PINE' }),
      game('twin', { gameType: 'RNG', features: ['CASCADE', 'FREE_SPINS'], volatility: 'HIGH' }),
      game('kind b', { gameType: 'RNG', vassalage: 'PINE' }),
    ]
    expect(ids(gamesLike(played, candidates, nothing))).toEqual(['twin', 'kind a', 'kind b', 'same vendor'])
  })

  it('leaves out the game itself, what is known, and a game sent twice', () => {
    const candidates = [game('p'), game('known'), game('a'), game('a')]
    expect(ids(gamesLike(played, candidates, new Set(['known'])))).toEqual(['a'])
  })

  it('takes two games of which nothing is told for unlike', () => {
    expect(gamesLike(game('p'), [game('a', { vassalage: 'PINE' })], nothing)).toEqual([])
  })
})

describe('vendorsOf', () => {
  it('counts a favourite like two games, and names three at most', () => {
    const played = [game('1', { vassalage: 'A' }), game('2', { vassalage: 'B' }), game('3', { vassalage: 'C' })]
    expect(vendorsOf(played, [game('4', { vassalage: 'D' })])).toEqual(['D', 'A', 'B'])
    expect(vendorsOf([], [])).toEqual([])
  })
})

describe('newGamesOf', () => {
  it('goes round the providers, the newest first, and takes no old game', () => {
    const candidates = [
      game('a1', { vassalage: 'A', isNew: 1, releasedAt: 1 }),
      game('a2', { vassalage: 'A', isNew: 1, releasedAt: 2 }),
      game('old', { vassalage: 'A', isNew: 0 }),
      game('b1', { vassalage: 'B', isNew: 1 }),
      game('else', { vassalage: 'Z', isNew: 1 }),
      game('known', { vassalage: 'B', isNew: 1 }),
    ]
    expect(ids(newGamesOf(['B', 'A'], candidates, new Set(['known'])))).toEqual(['b1', 'a2', 'a1'])
  })
})

it('shows a game once, none that is known, and never more than a lane holds', () => {
  const anyGame = fc.record({
    nodeId: fc.stringMatching(/^[a-f]{1,2}$/),
    title: fc.constant('x'),
    vassalage: fc.constantFrom('A', 'B', 'C'),
    gameType: fc.constantFrom('RNG', 'VP', undefined),
    isNew: fc.constantFrom(0, 1, undefined),
  }) as fc.Arbitrary<ListedGame>
  fc.assert(
    fc.property(fc.array(anyGame), fc.array(anyGame), (candidates, known) => {
      const knownIds = new Set(ids(known))
      const lanes = [
        newGamesOf(['A', 'B'], candidates, knownIds),
        gamesLike(game('p', { gameType: 'RNG' }), candidates, knownIds),
      ]
      return lanes.every(
        (lane) =>
          new Set(ids(lane)).size === lane.length &&
          lane.length <= laneSize &&
          ids(lane).every((id) => !knownIds.has(id)),
      )
    }),
  )
})

describe('popularOf', () => {
  const many = (category: string, count: number): readonly Game[] =>
    Array.from({ length: count }, (_, place) => ({
      ...{
        nodeId: `${category}${place}`,
        gameId: `${place}`,
        title: 'Game',
        vassalage: 'LUMA',
        gameCategory: category,
      },
      isHot: 1,
    }))

  it('takes one of each category by turns, after those that its lane begins with, and calls none of them hot', () => {
    const games = popularOf(
      new Map([
        ['RNG', many('RNG', 20)],
        ['LIVE', many('LIVE', 8)],
        ['SPORTS', many('SPORTS', 20)],
      ]),
    )
    expect(games.map(({ nodeId }) => nodeId).slice(0, 5)).toEqual(['RNG6', 'LIVE6', 'RNG7', 'LIVE7', 'RNG8'])
    expect(games.every(({ isHot }) => isHot === 0)).toBe(true)
  })

  it('is no shorter than it has to be where there are few games', () => {
    expect(popularOf(new Map([['RNG', many('RNG', 4)]]))).toHaveLength(4)
    expect(popularOf(new Map())).toEqual([])
  })
})
