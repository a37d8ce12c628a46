import { expect, it } from 'vitest'
import { announcedLink } from './announcedLink'

const here = 'https://brand.example/index'

it.each([
  ['/promotions', { inside: true, to: '/promotions' }],
  [' /game?nodeId=7 ', { inside: true, to: '/game?nodeId=7' }],
  ['https://partner.example/cup', { inside: false, href: 'https://partner.example/cup' }],
])('%s leads somewhere', (link, expected) => {
  expect(announcedLink(link, here)).toEqual(expected)
})

it.each([
  undefined,
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  'https://[',
  'https://localhost/admin',
  'http://partner.example',
  'https://user:secret@partner.example',
  'https://',
])('%s leads nowhere', (link) => {
  expect(announcedLink(link, here)).toBeUndefined()
})
