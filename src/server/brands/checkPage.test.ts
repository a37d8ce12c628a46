import { expect, test } from 'vitest'
import type { Brand } from '../../engine/brand'
import { productDefaults } from '../../engine/resolveBrand'
import { resolveTheme } from '../../theme/resolve'
import { checkPage } from './checkPage'

const problems = (platform: Partial<Brand['platform']>, abstract = false) =>
  checkPage({
    id: 'mine',
    brand: { ...productDefaults, id: 'mine', platform: { ...productDefaults.platform, ...platform } },
    secrets: {},
    sources: {},
    theme: resolveTheme({}),
    texts: new Map(),
    pages: new Map(),
    leftBehind: [],
    hosts: [],
    abstract,
    assets: new Map(),
    chain: [],
  }).map(({ found }) => found)

test('values that slipped through every other check are found by building', () => {
  expect(problems({ frames: ['https://*.games.example'] })).toEqual([])
  expect(problems({ geetest: { script: 'https://vendor.example:99999/gt4.js' } })).toEqual([
    expect.stringMatching(/invalid url/i),
  ])
  expect(problems({ frames: ["https://a.example 'unsafe-eval'"] })).toEqual(["'unsafe-eval'"])
  for (const wide of ['*', 'https:', 'https://*', 'https://*.example'])
    expect(problems({ images: [wide] })).toEqual([wide])
  expect(problems({ images: ['a.example\nSet-Cookie: x'] })).toHaveLength(1)
  expect(problems({ images: ['*'] }, true)).toEqual([])
})
