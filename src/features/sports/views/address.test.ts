import { expect, it } from 'vitest'
import { addressWith, keptSearch } from './address'

it.each([
  ['', '/sports/today'],
  ['sport=TENNIS&vendor=KICK', '/sports/today?sport=TENNIS&vendor=KICK'],
  ['vendor=KICK&league=ONE&other=1', '/sports/today?vendor=KICK'],
])('another page keeps sport and vendor of ?%s', (search, address) => {
  expect(addressWith('/sports/today', keptSearch(new URLSearchParams(search)), {})).toBe(address)
})
