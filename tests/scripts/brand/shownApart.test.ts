import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestFolders, type TestFolders } from '../../../src/server/brands/testFolders'
import { shownApart } from '../../../scripts/brand/shownApart'
import { jsonOf, runIn } from './testing/runIn'

let folders: TestFolders
beforeEach(async () => {
  folders = await createTestFolders()
})
afterEach(() => folders.cleanUp())

test('what is cut where it is printed differs all the same, and is printed so', () => {
  const [one, other] = ['18', '21'].map((age) => ({ value: `… be ${age} years old`, text: '"…' }))
  if (!one || !other) throw new Error('two are compared')
  expect(shownApart(one, { ...one })).toBeUndefined()
  const [left, right] = shownApart(one, other) ?? []
  expect(left).toMatch(/^"… #[0-9a-f]{8}$/)
  expect(right).toMatch(/^"… #[0-9a-f]{8}$/)
  expect(left).not.toBe(right)
})

test('diff finds what differs at the end of a long text', async () => {
  const long = 'A place to play, and to play safely, for everybody who is at least of the age of '
  for (const [id, age] of [
    ['one', '18'],
    ['two', '21'],
  ] as const)
    await folders.write(id, { 'brand.json': { tagline: { en: `${long}${age}` } } })
  const { values } = jsonOf(await runIn(['diff', 'one', 'two', '--json', '--brands', folders.dir])) as {
    values: { path: string }[]
  }
  expect(values.map(({ path }) => path)).toContain('tagline.en')
})
