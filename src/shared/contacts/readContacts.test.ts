import { expect, test } from 'vitest'
import { readContacts } from './readContacts'

const read = (resourceType: string, url: string) =>
  readContacts([{ resourceType, url }], 'https://brand.example/help')[0]?.href

test.each([
  ['MOBILENUMBER', '+1 (000) 555-0100', 'tel:+10005550100'],
  ['EMAIL', 'care@brand.example', 'mailto:care@brand.example'],
  ['WHATSAPP', '+1 000 555 0101', 'https://wa.me/10005550101'],
  ['WHATSAPP', 'https://wa.me/10005550101', 'https://wa.me/10005550101'],
  ['TELEGRAM', '@brand_demo', 'https://t.me/brand_demo'],
  ['LINE', 'brand.demo', 'https://line.me/R/ti/p/~brand.demo'],
  ['ZALO', '10005550101', 'https://zalo.me/10005550101'],
  ['SKYPE', 'live:brand.demo', 'skype:live:brand.demo?chat'],
  ['FACEBOOK', 'https://social.example/brand', 'https://social.example/brand'],
])('%s %s', (type, value, href) => {
  expect(read(type, value)).toBe(href)
})

test.each([
  ['MOBILENUMBER', 'call us'],
  ['EMAIL', 'care@brand.example?bcc=all@brand.example'],
  ['EMAIL', 'javascript:alert(1)@x.example'],
  ['TELEGRAM', 'javascript:alert(1)'],
  ['WHATSAPP', 'write to us'],
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
