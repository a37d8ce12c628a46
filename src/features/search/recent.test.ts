import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withSearch } from './recent'

it('keeps six, the newest first and each once', () => {
  const typed = ['dragon', 'wolf', 'Dragon', '  moon   tide ', 'a', 'b', 'c', 'd']
  expect(typed.reduce<readonly string[]>(withSearch, [])).toEqual(['d', 'c', 'b', 'a', 'moon tide', 'Dragon'])
})

it('keeps nothing of what is empty, and cuts what is long', () => {
  expect(withSearch(['wolf'], ' \n ')).toEqual(['wolf'])
  expect(withSearch([], 'x'.repeat(90))).toEqual(['x'.repeat(40)])
})

it('gives back what was written, whatever was typed', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 9 }), (typed) => {
      const list = typed.reduce<readonly string[]>(withSearch, [])
      expect(list.join('\n').split('\n').reduceRight<readonly string[]>(withSearch, [])).toEqual(list)
    }),
  )
})
