import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withGenerated } from '../../scripts/themeReference'

test('the handbook has every key and variable of the theme (npx tsx scripts/themeReference.ts)', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/handbook/theme.md'), 'utf8')
  expect(page).toBe(withGenerated(page))
})
