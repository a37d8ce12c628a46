import { expect, test } from 'vitest'
import { columnsFor } from './geometry'

test.each([
  ['a phone', 358, 1, 3],
  ['the narrowest phone', 288, 1, 2],
  ['a desktop', 1320, 1, 8],
  ['a phone with text of twice the size', 358, 2, 1],
  ['a desktop with text of twice the size', 1320, 2, 4],
  ['a page at 200 %', 163, 1, 1],
])('%s of %i px with text of %i times its size has %i columns of covers', (_, width, scale, columns) => {
  expect(columnsFor(width, 'cover', scale).columns).toBe(columns)
})

test.each([
  [1200, 6],
  [756, 4],
  [358, 3],
])('%i px have %i columns of square cards', (width, columns) => {
  expect(columnsFor(width, 'tile').columns).toBe(columns)
})
