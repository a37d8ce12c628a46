import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storage } from '../../lib/testing/storage'
import { readSessionAtom } from '../../session/session'
import { createStore } from '../../state/atoms'
import { recentSearchesAtom, withSearch } from './recent'

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
})
afterEach(() => void vi.unstubAllGlobals())

/** A tab of its own, and who is in it. */
function tab() {
  const store = createStore()
  return {
    search: (text: string) => store.set(recentSearchesAtom, text),
    /** What it shows when the search is opened. */
    shown: () => {
      const leave = store.sub(recentSearchesAtom, () => undefined)
      const list = store.get(recentSearchesAtom)
      leave()
      return list
    },
    enter: (account?: string) => {
      vi.stubGlobal('sessionStorage', storage(account === undefined ? {} : { token: 't', account }))
      store.set(readSessionAtom)
    },
  }
}

it('are those of every tab', () => {
  const [one, other] = [tab(), tab()]
  one.search('dragon')
  other.search('wolf')
  expect(one.shown()).toEqual(['wolf', 'dragon'])
  one.search('moon')
  expect(other.shown()).toEqual(['moon', 'wolf', 'dragon'])
})

it('go on with whoever logs in, and are nobody else’s', () => {
  const page = tab()
  page.search('dragon')
  page.enter('member01')
  expect(page.shown()).toEqual(['dragon'])
  page.search('wolf')
  page.enter()
  expect(page.shown()).toEqual([])
  page.enter('member02')
  expect(page.shown()).toEqual([])
  page.enter('member01')
  expect(page.shown()).toEqual(['wolf', 'dragon'])
})

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
