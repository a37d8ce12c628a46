import { expect, test } from 'vitest'
import type { Item } from '../../engine/site'
import { thumbItems } from './thumbItems'

const item = (id: string, props: Item<'bottom.bar'>['props']): Item<'bottom.bar'> => ({
  id,
  label: { text: id },
  icon: 'house',
  group: undefined,
  variant: undefined,
  props,
})
const bar = [
  item('home', { to: '/index' }),
  item('lead', { action: 'leadCategory' }),
  ...['search', 'menu'].map((id) => item(id, { to: `/${id}` })),
  item('vip', { to: '/vip' }),
  item('promotions', { to: '/promotions' }),
]
const lottery: Item<'header.category'> = {
  ...item('lottery', {}),
  label: { text: 'Lottery' },
  icon: 'star',
  props: { path: '/lottery', category: 'lottery', landsOnPage: true },
}
const ids = (items: readonly Item<'bottom.bar'>[]) => items.map(({ id }) => id)

test('the brand’s first category stands in its place', () => {
  const shown = thumbItems(bar, [lottery], true)
  expect(ids(shown)).toEqual(['home', 'lead', 'search', 'menu', 'vip'])
  expect(shown[1]).toMatchObject({ label: { text: 'Lottery' }, icon: 'star', props: { to: '/lottery' } })
})

test('its place is kept until the categories are known, and no longer', () => {
  const waiting = thumbItems(bar, [], false)
  expect(ids(waiting)).toEqual(ids(thumbItems(bar, [lottery], true)))
  expect(waiting[1]?.props).toEqual({})
  expect(ids(thumbItems(bar, [], true))).toEqual(['home', 'search', 'menu', 'vip', 'promotions'])
})

test('a link that the brand added is no category of its own', () => {
  const link = { ...lottery, link: { href: 'https://partner.example', newTab: true } }
  expect(ids(thumbItems(bar, [link], true))).not.toContain('lead')
})
