import { expect, test, vi } from 'vitest'
import { chunks } from '../../scripts/chunks'
import { dialogChunks } from '../../src/server/edge/firstChunks'
import { dialogFiles, keptTags, type PageTags } from '../../src/server/edge/manifest'
import { modals } from '../../src/site/paths'

test('what is fetched with an early press is named as buttons name it, and made of chunks of the build', () => {
  const opened: readonly string[] = ['menu', ...Object.values(modals)]
  const named = chunks.groups.map(({ name }) => name)
  for (const [name, keys] of Object.entries(dialogChunks)) {
    expect(opened).toContain(name)
    for (const key of keys.filter((each) => !each.startsWith('src/'))) expect(named).toContain(key)
  }
  expect(Object.keys(dialogChunks)).toEqual(expect.arrayContaining([modals.login, modals.register, modals.search]))
})

test('what answers presses anyhow is not fetched by one', () => {
  const tags = (wanted: readonly string[]): PageTags => ({
    modules: [],
    css: [],
    preload: ['/assets/vendor.js', ...wanted.map((key) => `/assets/${key}`)],
  })
  expect(dialogFiles(tags, ['header'])['loginPopupModal']).toEqual(
    (dialogChunks['loginPopupModal'] ?? []).map((key) => `/assets/${key}`),
  )
  expect(dialogFiles(tags, ['header', 'signIn'])['loginPopupModal']).not.toContain('/assets/signIn')
})

test('is worked out once for the same page, and pages of long ago are forgotten', () => {
  const make = vi.fn((wanted: readonly string[]): PageTags => ({ modules: [], css: [], preload: [...wanted] }))
  const tags = keptTags(make)
  const first = dialogFiles(tags, ['home'])
  const times = make.mock.calls.length
  expect(dialogFiles(tags, ['home'])).toBe(first)
  expect(make).toHaveBeenCalledTimes(times)
  for (let page = 0; page < 2_000; page += 1) tags([`page-${page}`])
  expect(dialogFiles(tags, ['home'])).not.toBe(first)
  expect(dialogFiles(tags, ['home'])).toEqual(first)
})
