import { expect, it } from 'vitest'
import type { Game } from '../../../contract/hot-games'
import type { Item } from '../../../engine/site'
import { arrangeLanes } from './arrangeLanes'

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
  const lanes = arrangeLanes(
    [category('LIVE'), category('FISH'), category('RNG', true), category('RNG')],
    games,
    new Set(),
  )
  expect(lanes.map((lane) => lane.category.id)).toEqual(['LIVE', 'RNG'])
})

it('leaves out what another section of home shows', () => {
  const games = new Map([
    ['SPORTS', [game('1')]],
    ['LIVE', [game('2')]],
  ])
  const lanes = arrangeLanes([category('SPORTS'), category('LIVE')], games, new Set(['SPORTS']))
  expect(lanes.map((lane) => lane.category.id)).toEqual(['LIVE'])
})
