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

it('cuts between characters, and leaves no space at the end', () => {
  expect(withSearch([], `${'x'.repeat(39)} yz`)).toEqual(['x'.repeat(39)])
  expect(withSearch([], `${'x'.repeat(39)}😀😀`)).toEqual([`${'x'.repeat(39)}😀`])
})

/** Words about as long as what is kept. */
const long = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 6, maxLength: 10 })
  .map((words) => words.join(' '))

it('gives back what was written, whatever was typed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), long), { maxLength: 9 }), (typed) => {
      const list = typed.reduce<readonly string[]>(withSearch, [])
      expect(list.join('\n').split('\n').reduceRight<readonly string[]>(withSearch, [])).toEqual(list)
    }),
  )
})
