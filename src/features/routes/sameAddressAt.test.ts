import { expect, test } from 'vitest'
import { sameAddressAt } from './sameAddressAt'

test.each([
  ['http://a.example/index?modal=routesModal', 'https://b.example/index'],
  ['http://a.example/promotions?type=live&modal=routesModal', 'https://b.example/promotions?type=live'],
  ['http://a.example/rng?page=hot#top', 'https://b.example/rng?page=hot'],
])('%s', (here, expected) => {
  expect(sameAddressAt('https://b.example', here)).toBe(expected)
})
