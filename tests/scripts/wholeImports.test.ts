import { expect, test } from 'vitest'
import { closureOf, nameAll } from '../../scripts/wholeImports'

const chunk = (fileName: string, imports: readonly string[], more: object = {}) => ({
  fileName,
  imports: [...imports],
  code: 'export{};',
  name: fileName,
  isEntry: false,
  isDynamicEntry: false,
  ...more,
})

const chunksOf = () =>
  Object.fromEntries(
    [
      chunk('assets/main.js', ['assets/vendor.js'], { name: 'main', isEntry: true }),
      chunk('assets/vendor.js', []),
      chunk('assets/page.js', ['assets/main.js', 'assets/a.js'], { isDynamicEntry: true }),
      chunk('assets/a.js', ['assets/b.js', 'assets/vendor.js']),
      chunk('assets/b.js', ['assets/a.js', 'assets/c.js']),
      chunk('assets/c.js', []),
    ].map((each) => [each.fileName, each]),
  )

test('a page names what its imports import, but not what every page has', () => {
  const chunks = chunksOf()
  nameAll(chunks)
  expect(chunks['assets/page.js']?.code).toBe('export{};import"./b.js";import"./c.js";')
  // so that the edge names them too, and hashes of a page with other imports differ
  expect(chunks['assets/page.js']?.imports).toEqual(['assets/main.js', 'assets/a.js', 'assets/b.js', 'assets/c.js'])
  expect(chunks['assets/a.js']?.code).toBe('export{};')
})

test('a circle of imports ends', () => {
  expect([...closureOf(chunksOf(), 'assets/a.js')].sort()).toEqual(['assets/b.js', 'assets/c.js', 'assets/vendor.js'])
})

test('a file of another folder has no name that would lead to it', () => {
  const chunks = {
    ...chunksOf(),
    'assets/c.js': chunk('assets/c.js', ['other/d.js']),
    'other/d.js': chunk('other/d.js', []),
  }
  expect(() => nameAll(chunks)).toThrow('assets/page.js imports other/d.js, of another folder')
})
