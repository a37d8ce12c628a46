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

it('keeps the order of the platform in each category', () => {
  const grouped = groupGames([game('1', 'RNG', 'PP'), game('2', 'LIVE', 'EVO'), game('3', 'RNG', 'JILI')], [])
  expect([...grouped.keys()]).toEqual(['RNG', 'LIVE'])
  expect(grouped.get('RNG')?.map(({ nodeId }) => nodeId)).toEqual(['1', '3'])
})

it('moves sports of e-sports vendors, and nothing else of theirs', () => {
  const grouped = groupGames([game('1', 'SPORTS', 'TF'), game('2', 'SPORTS', 'SABA'), game('3', 'RNG', 'TF')], ['TF'])
  expect(grouped.get('ESPORTS')?.map(({ nodeId }) => nodeId)).toEqual(['1'])
  expect(grouped.get('SPORTS')?.map(({ nodeId }) => nodeId)).toEqual(['2'])
  expect(grouped.get('RNG')?.map(({ nodeId }) => nodeId)).toEqual(['3'])
})
