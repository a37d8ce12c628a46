import { expect, test } from 'vitest'
import { readContacts } from './contacts'

const read = (resourceType: string, url: string) =>
  readContacts([{ resourceType, url }], 'https://brand.example/help')[0]?.href

test.each([
  ['MOBILENUMBER', '+1 (000) 555-0100', 'tel:+10005550100'],
  ['SKYPE', 'live:brand.demo', 'skype:live:brand.demo?chat'],
  ['FACEBOOK', 'https://social.example/brand', 'https://social.example/brand'],
])('%s %s', (type, value, href) => {
  expect(read(type, value)).toBe(href)
})

test.each([
  ['MOBILENUMBER', 'call us'],
  ['SKYPE', 'x?y=javascript'],
  ['FACEBOOK', 'javascript:alert(1)'],
  ['FACEBOOK', 'http://social.example/'],
  ['FACEBOOK', 'https://['],
  ['FACEBOOK', 'https://user:secret@social.example/'],
  ['FACEBOOK', '/profile'],
  ['SpeedTest', 'https://speed.example/'],
])('leaves out %s %s', (type, value) => {
  expect(read(type, value)).toBeUndefined()
})
