import { expect, it } from 'vitest'
import { bannerAction } from './bannerAction'

it.each([
  ['/game?nodeId=7', 'home.hero.playNow'],
  ['/promotions/detail/9', 'home.hero.seeOffer'],
  ['/promotions', 'home.hero.seeOffer'],
  ['/sports', 'home.hero.explore'],
])('%s', (to, key) => {
  expect(bannerAction({ inside: true, to })).toBe(key)
})

it('says that another site opens', () => {
  expect(bannerAction({ inside: false, href: 'https://partner.example' })).toBe('home.hero.visit')
})
