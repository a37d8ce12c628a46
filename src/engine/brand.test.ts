import { describe, expect, it, test } from 'vitest'
import { brandText, windowTitle } from './brand'
import { resolveBrand } from './resolveBrand'

describe('resolveBrand', () => {
  it('merges key by key, later layers over earlier, and says which layer decided', () => {
    const { value, sources } = resolveBrand('b', [
      {
        source: 'base',
        values: { name: 'Base', layout: { header: 'rail', card: 'wide' }, domains: ['a.example', 'b.example'] },
      },
      { source: 'brand', values: { layout: { header: 'centered' }, domains: ['c.example'] } },
      { source: 'environment', values: { platform: { url: 'https://p.example' } } },
    ])
    expect(value).toMatchObject({
      id: 'b',
      name: 'Base',
      domains: ['c.example'],
      layout: { header: 'centered', card: 'wide', hero: 'full' },
      platform: { url: 'https://p.example', calls: {} },
    })
    expect(sources).toEqual({
      name: 'base',
      'layout.header': 'brand',
      'layout.card': 'base',
      domains: 'brand',
      'platform.url': 'environment',
    })
  })
  it('a text for all languages replaces one per language, and its sources go', () => {
    const { value, sources } = resolveBrand('b', [
      { source: 'base', values: { tagline: { en: 'Hello', ar: 'مرحبا' } } },
      { source: 'brand', values: { tagline: 'Hi' } },
    ])
    expect(value.tagline).toBe('Hi')
    expect(sources).toEqual({ tagline: 'brand' })
  })
  it('keys that collide with prototypes are plain data', () => {
    const slots = JSON.parse('{"__proto__": {"hide": ["a"]}, "constructor": {}}') as Record<string, { hide?: string[] }>
    const { value } = resolveBrand('b', [{ source: 's', values: { slots } }])
    expect(Object.keys(value.slots).toSorted()).toEqual(['__proto__', 'constructor'])
    expect(Reflect.get({}, 'hide')).toBeUndefined()
  })
})

describe('brandText', () => {
  it.each([
    ['Hi', 'en', 'Hi'],
    [{ en: 'Hi', 'zh-CN': '你好' }, 'zh-CN', '你好'],
    [{ en: 'Hi', ar: 'م' }, 'fr', 'م'],
    [{ en: 'Hi' }, 'en-GB', 'Hi'],
    [{ fr: 'Salut' }, 'en', 'Salut'],
  ])('%j in %s', (text, language, expected) => expect(brandText(text, language, 'ar')).toBe(expected))
})

test.each([
  ['Comet', undefined, 'Bright nights', 'Comet – Bright nights'],
  ['Comet', undefined, undefined, 'Comet'],
  ['Comet', undefined, 'Comet', 'Comet'],
  ['Comet', undefined, ' ', 'Comet'],
  ['Comet', 'Promotions', 'Bright nights', 'Promotions – Comet'],
  ['Comet', 'Comet', undefined, 'Comet'],
])('a window of %s at page %s, with the sentence %s: %s', (name, page, tagline, title) =>
  expect(windowTitle(name, page, tagline)).toBe(title),
)
