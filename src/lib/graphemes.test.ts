import { expect, it, vi } from 'vitest'
import { countGraphemes } from './graphemes'

it.each([
  ['', 0],
  ['abc', 3],
  ['中文字', 3],
  ['👍🏽', 1],
  ['👨‍👩‍👧‍👦 x', 3],
  ['🇸🇦🇬🇧', 2],
  ['é', 1],
  ['مُحَمَّد', 4],
  ['a\r\nb', 3],
])('%s has %i characters', (text, count) => expect(countGraphemes(text)).toBe(count))

it('makes its segmenter for the first text, not with the page that may want one', async () => {
  const { Segmenter } = Intl
  const made = vi.spyOn(Intl, 'Segmenter').mockImplementation(function (...given) {
    return new Segmenter(...given)
  })
  vi.resetModules()
  const { graphemesOf } = await import('./graphemes')
  expect(made).not.toHaveBeenCalled()
  graphemesOf('abc')
  graphemesOf('def')
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})
