import { expect, it } from 'vitest'
import { productDefaults } from '../../../engine/resolveBrand'
import { shownTabs } from './hallTabs'

const on = () => true

it('are the brand\u2019s, in its order, without those whose module is off', () => {
  expect(shownTabs(productDefaults.games.hallTabs, on).map(({ id }) => id)).toEqual([
    'all',
    'hot',
    'new',
    'rank',
    'favourites',
    'recent',
  ])
  expect(shownTabs(['favourites', 'all', 'recent'], (module) => module === 'GAMELOREC3').map(({ id }) => id)).toEqual([
    'all',
    'recent',
  ])
})

it('may be of the brand\u2019s own, each id once, and are never none', () => {
  const own = { id: 'jackpots', label: 'Jackpots', types: ['JP'] } as const
  expect(shownTabs([own, 'all', { ...own, label: 'Again' }], on)).toMatchObject([
    { type: 'own', id: 'jackpots', text: 'Jackpots', types: ['JP'], icon: 'star' },
    { id: 'all' },
  ])
  expect(shownTabs(['favourites'], () => false).map(({ id }) => id)).toEqual(['all'])
})
