import { expect, test } from 'vitest'
import editorSchema from '../../schemas/editor/brand.schema.json'
import { callList } from '../../src/server/callList'
import { generatedPage, pageNames, readPage } from '../../scripts/handbook'
import { brandKeys, writtenKey } from '../../scripts/handbook/brandKeys'
import { validate } from '../../src/server/schemas'

test.each(pageNames)('%s says what the code says (npm run handbook)', async (name) => {
  expect(readPage(name)).toBe(await generatedPage(name))
})

test('the pages have what they are for', () => {
  expect(readPage('theme.md')).toContain('`colors.accent`')
  expect(readPage('registry.md')).toContain('| `live` | Live casino |')
  expect(readPage('platform.md')).toContain('| `launchGame` | POST /wps/game/launchGame | GAMELO3 | yes |')
})

test('the calls of the handbook are those that check lets a brand name, and editors propose', () => {
  const [, table = ''] = /<!-- calls -->([^]*?)<!-- end of calls -->/.exec(readPage('platform.md')) ?? []
  const listed = table.split('\n').flatMap((row) => /^\| `(\w+)`/.exec(row)?.[1] ?? [])
  expect(listed.toSorted()).toEqual(Object.keys(callList).toSorted())
  const { calls } = editorSchema.properties.platform.properties
  expect(Object.keys(calls.properties).toSorted()).toEqual(Object.keys(callList).toSorted())
})

const keys = brandKeys()

test.each(keys.map((key) => [writtenKey(key.path), key] as const))(
  'the example of %s is one that check takes',
  (_, { path, example }) => {
    // a part of an item stands in the item of its list's example
    const inList = path.indexOf(0)
    const list = keys.find((key) => writtenKey(key.path) === writtenKey(path.slice(0, inList)))?.example
    const item: unknown = inList < 0 || !Array.isArray(list) ? {} : list.find((each) => typeof each === 'object')
    const value = path.reduceRight<unknown>(
      (inner, key, at) =>
        typeof key === 'number' ? [inner] : { ...(at === inList + 1 && inList >= 0 ? Object(item) : {}), [key]: inner },
      example,
    )
    // other keys of the same part stand in rows of their own
    const missing = (message: string | undefined) => message?.startsWith('must have required') === true
    expect(validate('brand', value).filter(({ message }) => !missing(message))).toEqual([])
  },
)

test('every key is there, the parts of lists and slots too', () => {
  const written = keys.map(({ path }) => writtenKey(path))
  for (const key of ['slots.<slot>.hide', 'slots.<slot>.entries.<entry>.label', 'slots.<slot>.links[0].newTab'])
    expect(written).toContain(key)
  for (const key of ['footer.partners[0].href', 'games.hallTabs[0].vendors']) expect(written).toContain(key)
  expect(keys.map(({ allowed }) => allowed).join()).not.toContain('…')
})
