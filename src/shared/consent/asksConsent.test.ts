import { expect, test } from 'vitest'
import { asksConsent } from './asksConsent'

test('visitors are asked where visits are counted or the law asks to say what is stored', () => {
  expect(asksConsent({ tags: {} })).toBe(false)
  expect(asksConsent({ tags: {}, jurisdiction: { authority: 'a' } })).toBe(false)
  expect(asksConsent({ tags: {}, jurisdiction: { authority: 'a', cookieNotice: true } })).toBe(true)
  expect(asksConsent({ tags: { googleAnalytics: { id: 'G-ABCD' } } })).toBe(true)
})
