import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Branch, levelSize, toggleBranch } from './openBranches'

/** An account is named by the way to it: `1.4.2` stands below `1.4`. */
const branchOf = (way: string): Branch => {
  const parts = way.split('.')
  return { account: way, above: parts.slice(0, -1).map((_, place) => parts.slice(0, place + 1).join('.')) }
}
const press = (open: readonly Branch[], ways: readonly string[]) =>
  ways.reduce((sum, way) => toggleBranch(sum, branchOf(way)), open)
const names = (open: readonly Branch[]) => open.map(({ account }) => account)

test.each([
  ['opens', ['1', '2'], ['1', '2']],
  ['closes with what is below', ['1', '1.1', '1.1.1', '2', '1'], ['2']],
  ['closes what was opened first', ['1', '2', '3', '4', '5', '6', '7', '8'], ['2', '3', '4', '5', '6', '7', '8']],
  [
    'keeps the way to what is opened',
    ['1', '2', '3', '4', '5', '6', '7', '1.1'],
    ['1', '3', '4', '5', '6', '7', '1.1'],
  ],
  [
    'keeps a long way whole',
    ['1', '1.1', '1.1.1', '1.1.1.1', '1.1.1.1.1', '1.1.1.1.1.1', '1.1.1.1.1.1.1', '1.1.1.1.1.1.1.1'],
    ['1', '1.1', '1.1.1', '1.1.1.1', '1.1.1.1.1', '1.1.1.1.1.1', '1.1.1.1.1.1.1', '1.1.1.1.1.1.1.1'],
  ],
] as const)('%s', (_, ways, open) => {
  expect(names(press([], ways))).toEqual(open)
})

test('draws at most a hundred accounts of eight levels, and nothing whose way is closed', () => {
  const way = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 7 }).map((parts) => parts.join('.'))
  fc.assert(
    fc.property(fc.array(way, { maxLength: 60 }), (ways) => {
      let open: readonly Branch[] = []
      for (const each of ways) {
        const branch = branchOf(each)
        // only what is drawn can be pressed
        if (!branch.above.every((account) => names(open).includes(account))) continue
        open = toggleBranch(open, branch)
        expect((open.length + 1) * levelSize).toBeLessThanOrEqual(100)
        for (const { above } of open) expect(names(open)).toEqual(expect.arrayContaining([...above]))
      }
    }),
  )
})
