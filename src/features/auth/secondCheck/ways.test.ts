import { expect, it } from 'vitest'
import { offeredWays } from './ways'

it('keeps the ways that are known, once each, in the order of the platform', () => {
  const ways = ['pigeon', 'google', 'sms', 'google', 'constructor', 'bankName'].map((way) => ({
    way,
    target: `to ${way}`,
  }))
  expect(offeredWays({ ticket: 't', ways })).toEqual([
    { way: 'google', target: 'to google' },
    { way: 'sms', target: 'to sms' },
    { way: 'bankName', target: 'to bankName' },
  ])
  expect(offeredWays({ ticket: 't', ways: [{ way: 'email' }] })).toEqual([{ way: 'email', target: '' }])
  expect(offeredWays({ ticket: 't', ways: [] })).toEqual([])
})
