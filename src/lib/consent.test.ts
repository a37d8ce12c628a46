import { expect, test } from 'vitest'
import { consentIn, consentText } from './consent'

test.each([
  ['', undefined],
  ['marquee_consent=tags', 'tags'],
  ['a=b; marquee_consent=needed; c', 'needed'],
  ['marquee_consent=yes', undefined],
  ['xmarquee_consent=tags', undefined],
  ['marquee_consent=tags; marquee_consent=needed', undefined],
  [`${'a=b; '.repeat(3_000)}marquee_consent=tags`, 'tags'],
])('of the cookies %j: %s', (cookies, choice) => expect(consentIn(cookies)).toBe(choice))

test('the cookie holds the choice and nothing else', () => {
  expect(consentText('tags', true)).toBe('marquee_consent=tags; Max-Age=15552000; Path=/; SameSite=Lax; Secure')
  expect(consentText('needed', false)).not.toContain('Secure')
})
