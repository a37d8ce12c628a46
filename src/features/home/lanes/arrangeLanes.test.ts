import { expect, it } from 'vitest'
import type { Game } from '../../../contract/hot-games'
import type { Item } from '../../../engine/site'
import { arrangeLanes, laneSize } from './arrangeLanes'

const category = (id: string, link = false): Item<'header.category'> => ({
  id,
  label: undefined,
  icon: undefined,
  group: undefined,
  variant: undefined,
  props: { category: id, path: `/${id}`, landsOnPage: false },
  ...(link && { link: { href: '/own', newTab: false } }),
})

const game = (nodeId: string, isHot?: number): Game => ({
  nodeId,
  gameId: nodeId,
  title: nodeId,
  vassalage: 'PP',
  gameCategory: 'RNG',
  ...(isHot !== undefined && { isHot }),
})

it('follows the order of the header and leaves out what has no games', () => {
  const games = new Map([
    ['RNG', [game('1')]],
    ['LIVE', [game('2')]],
    ['ELSEWHERE', [game('3')]],
  ])
  const lanes = arrangeLanes([category('LIVE'), category('FISH'), category('RNG', true), category('RNG')], games)
  expect(lanes.map((lane) => lane.category.id)).toEqual(['LIVE', 'RNG'])
})

it('puts hot games first and keeps the order within', () => {
  const games = new Map([['RNG', [game('a'), game('b', 1), game('c', 0), game('d', 1)]]])
  expect(arrangeLanes([category('RNG')], games)[0]?.games.map(({ nodeId }) => nodeId)).toEqual(['b', 'd', 'a', 'c'])
})

it('holds so many cards', () => {
  const games = new Map([['RNG', Array.from({ length: 40 }, (_, index) => game(String(index)))]])
  expect(arrangeLanes([category('RNG')], games)[0]?.games).toHaveLength(laneSize)
})
