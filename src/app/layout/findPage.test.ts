import { expect, test } from 'vitest'
import type { Item } from '../../engine/site'
import { findPage } from './findPage'

const page = (id: string, path: string, aliases: readonly string[] = []): Item<'page'> => ({
  id,
  label: undefined,
  icon: undefined,
  group: undefined,
  variant: undefined,
  props: { path, aliases, frame: 'full' },
})
const pages = [
  page('home', '/index', ['/register', '/register.html']),
  page('promotions', '/promotions'),
  page('promotion', '/promotions/detail/:id'),
]

test.each([
  ['/index', 'home'],
  ['/register.html', 'home'],
  ['/promotions', 'promotions'],
  ['/promotions/', 'promotions'],
  ['/promotions/detail/12', 'promotion/12'],
])('%s is %s', (pathname, key) => {
  expect(findPage(pages, pathname)?.key).toBe(key)
})

test('an unknown path has no page', () => {
  expect(findPage(pages, '/promotions/other')).toBeUndefined()
})

test.each([
  ['/promotions/detail/12', { id: '12' }],
  ['/promotions/detail/%E5%A4%8F%20a%2Fb', { id: '夏 a/b' }],
  ['/promotions/detail/100%', { id: '100%' }],
  ['/promotions', {}],
])('%s names %j', (pathname, parameters) => {
  expect(findPage(pages, pathname)?.parameters).toEqual(parameters)
})

test.each([
  ['/Promotions', '/promotions'],
  ['/promotions/', '/promotions'],
  ['/promotions%20', '/promotions'],
  ['/PROMOTIONS//', '/promotions'],
  ['/register.html', '/register.html'],
  ['/promotions/detail/Ab%2Fc/', '/promotions/detail/Ab%2Fc'],
])('%s is written %s', (pathname, address) => {
  expect(findPage(pages, pathname)?.address).toBe(address)
})
