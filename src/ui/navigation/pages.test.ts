import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageItems } from './pages'

const drawn = (page: number, count: number, range?: number, margin?: number) =>
  pageItems(page, count, range, margin)
    .map((item) => (item.type === 'gap' ? '…' : item.current ? `[${item.page}]` : String(item.page)))
    .join(' ')

test.each([
  [1, 1, '[1]'],
  [1, 3, '[1] 2 3'],
  [1, 10, '[1] 2 3 … 10'],
  [2, 10, '1 [2] 3 … 10'],
  [3, 10, '1 2 [3] 4 … 10'],
  [4, 10, '1 2 3 [4] 5 … 10'],
  [5, 10, '1 … 4 [5] 6 … 10'],
  [7, 10, '1 … 6 [7] 8 9 10'],
  [10, 10, '1 … 8 9 [10]'],
  [3, 5, '1 2 [3] 4 5'],
  [99, 10, '1 … 8 9 [10]'],
  [1, 0, ''],
])('page %s of %s', (page, count, expected) => {
  expect(drawn(page, count)).toBe(expected)
})

test('range and margin are free', () => {
  expect(drawn(10, 20, 5, 2)).toBe('1 2 … 8 9 [10] 11 12 … 19 20')
  expect(drawn(10, 20, 1, 0)).toBe('… [10]')
})

test('pages rise, first, last and current are among them, gaps hide at least two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, count) => {
      const items = pageItems(page, count)
      const pages = items.flatMap((item) => (item.type === 'page' ? [item.page] : []))
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      expect(pages[0]).toBe(1)
      expect(pages.at(-1)).toBe(count)
      expect(items.filter((item) => item.type === 'page' && item.current)).toHaveLength(1)
      for (const item of items) {
        if (item.type === 'page') continue
        const next = pages.find((number) => number > item.after) ?? 0
        expect(next - item.after).toBeGreaterThan(2)
      }
      expect(items.length).toBeLessThanOrEqual(7)
    }),
  )
})
