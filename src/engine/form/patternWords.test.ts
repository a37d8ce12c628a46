import { expect, it } from 'vitest'
import { patternWords } from './patternWords'

const range = { min: 6, max: 11 }

it.each([
  ['[A-Za-z0-9_-]+', 'form.format.username'],
  ['^[-\\w]+$', 'form.format.username'],
  ['[a-zA-Z0-9]+', 'form.pattern.14'],
  ['[A-Za-z\\d]*', 'form.pattern.14'],
  ['[A-Za-z][A-Za-z0-9]*', 'form.pattern.1'],
  ['[0-9]+', 'form.pattern.6'],
  // others would be told a rule that is not theirs
  ['[A-Z0-9]+', undefined],
  ['[A-Za-z0-9]{6,11}', undefined],
  ['[^A-Za-z0-9]+', undefined],
  ['[A-Za-z0-9.]+', undefined],
  ['[0-9][A-Za-z0-9]*', undefined],
  ['(?:[A-Za-z0-9]+)', undefined],
  ['[B-Za-z0-9]+', undefined],
  ["[\\p{L}'-]+", undefined],
])('%s accepts what %s says', (source, key) => {
  expect(patternWords(source, range)?.key).toBe(key)
})

it('tells lengths only where both are known', () => {
  expect(patternWords('[A-Za-z0-9_-]+', range)?.params).toEqual(range)
  expect(patternWords('[A-Za-z0-9_-]+', undefined)).toBeUndefined()
})
