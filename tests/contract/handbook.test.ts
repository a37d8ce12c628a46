import { expect, test } from 'vitest'
import { generatedPage, pageNames, readPage } from '../../scripts/handbook'

test.each(pageNames)('%s says what the code says (npm run handbook)', async (name) => {
  expect(readPage(name)).toBe(await generatedPage(name))
})

test('the pages have what they are for', () => {
  expect(readPage('theme.md')).toContain('`colors.accent`')
  expect(readPage('registry.md')).toContain('| `live` | Live casino |')
  expect(readPage('platform.md')).toContain('| `launchGame` | POST /wps/game/launchGame | GAMELO3 | yes |')
})
