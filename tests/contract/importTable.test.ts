import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import table from '../../scripts/importTable.cjs'

it('docs/architecture.md shows the table that the import check reads', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/architecture.md'), 'utf8')
  const [, shown = ''] = /<!-- import table -->([\s\S]*?)<!-- end of import table -->/.exec(text) ?? []
  const rows = shown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| layer'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, layer = '', imports = '']) => [layer, imports === 'nothing' ? [] : imports.split(', ')])
  expect(Object.fromEntries(rows)).toEqual(table)
})
