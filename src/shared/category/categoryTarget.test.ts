import { expect, test } from 'vitest'
import type { Vendor } from '../../engine/facts'
import { categoryTarget, vendorTarget } from './categoryTarget'

const vendor = (accountTypeName: string, maintenance = false): Vendor => ({
  accountTypeId: 1,
  accountTypeName,
  displayName: accountTypeName,
  maintenance,
})
const live = { category: 'LIVE', path: '/live', landsOnPage: true }
const sports = { category: 'SPORTS', path: '/sports', landsOnPage: false }
const slots = { category: 'RNG', path: '/rng', landsOnPage: false }

test('live opens its page with any number of vendors', () => {
  expect(categoryTarget(live, [vendor('A')])?.to).toBe('/live')
})

test('others: nothing without vendors, the game with one, the page with several', () => {
  expect(categoryTarget(sports, [])).toBeUndefined()
  expect(categoryTarget(sports, [vendor('A&B')])).toEqual({
    to: '/game?vassalage=A%26B&category=SPORTS',
    needsLogin: true,
    maintenance: false,
  })
  expect(categoryTarget(sports, [vendor('A'), vendor('B')])).toMatchObject({ to: '/sports', needsLogin: false })
})

test('a vendor narrows the page of slots and of categories that are a page, and starts elsewhere', () => {
  expect(vendorTarget(live, vendor('A')).to).toBe('/live?vendor=A')
  expect(vendorTarget(slots, vendor('A')).to).toBe('/rng?vendor=A')
  expect(vendorTarget(sports, vendor('A'))).toMatchObject({ to: '/game?vassalage=A&category=SPORTS', needsLogin: true })
})

test('maintenance of a vendor is told', () => {
  expect(vendorTarget(slots, vendor('A', true)).maintenance).toBe(true)
  expect(categoryTarget(sports, [vendor('A', true)])?.maintenance).toBe(true)
})
