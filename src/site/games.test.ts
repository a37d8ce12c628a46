import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Game } from '../contract/hot-games'
import { groupGames } from './games'

const game = (nodeId: string, gameCategory: string, vassalage: string): Game => ({
  nodeId,
  gameId: nodeId,
  title: `Game ${nodeId}`,
  vassalage,
  gameCategory,
})
const vendors = { esportsVendors: ['TF'], cockfightVendors: ['ROOST'] }
const ids = (games: readonly Game[] | undefined) => games?.map(({ nodeId }) => nodeId)

it('keeps the order of the platform in each category', () => {
  const grouped = groupGames([game('1', 'RNG', 'PP'), game('2', 'LIVE', 'EVO'), game('3', 'RNG', 'JILI')], vendors)
  expect([...grouped.keys()]).toEqual(['RNG', 'LIVE'])
  expect(ids(grouped.get('RNG'))).toEqual(['1', '3'])
})

it('moves sports of e-sports and cockfight vendors, and nothing else of theirs', () => {
  const sent = [
    game('1', 'SPORTS', 'TF'),
    game('2', 'SPORTS', 'SABA'),
    game('3', 'RNG', 'TF'),
    game('4', 'SPORTS', 'ROOST'),
  ]
  const grouped = groupGames(sent, vendors)
  expect(ids(grouped.get('ESPORTS'))).toEqual(['1'])
  expect(ids(grouped.get('SPORTS'))).toEqual(['2'])
  expect(ids(grouped.get('RNG'))).toEqual(['3'])
  expect(ids(grouped.get('COCKFIGHT'))).toEqual(['4'])
})

it('loses no game and doubles none, whatever is sent', () => {
  const any = fc.record({
    nodeId: fc.string({ minLength: 1, maxLength: 2 }),
    category: fc.constantFrom('SPORTS', 'ESPORTS', 'LIVE', 'constructor'),
    vassalage: fc.constantFrom('TF', 'ROOST', 'SABA', '__proto__'),
  })
  fc.assert(
    fc.property(fc.array(any), (sent) => {
      const games = sent.map(({ nodeId, category, vassalage }) => game(nodeId, category, vassalage))
      const grouped = [...groupGames(games, vendors).values()].flat()
      expect(ids(grouped)?.toSorted()).toEqual([...new Set(ids(games))].toSorted())
    }),
  )
})
