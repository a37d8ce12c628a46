import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** What answers "is this module on?" and "who is looking?" outside of conditions. */
const questions = ['isOnAtom', 'siteAtom', 'modulesAtom']

const sources = import.meta.glob<string>(
  ['../../src/{features,app,shared,site}/**/*.{ts,tsx}', '!../../src/**/*.test.{ts,tsx}'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** Whether a file imports one of the names. */
function asks(file: string, text: string): boolean {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  return source.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      statement.importClause?.namedBindings !== undefined &&
      ts.isNamedImports(statement.importClause.namedBindings) &&
      statement.importClause.namedBindings.elements.some(({ name, propertyName }) =>
        questions.includes((propertyName ?? name).text),
      ),
  )
}

it('docs/architecture.md names every file that asks what is on, or who is there, and why', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/architecture.md'), 'utf8')
  const [, table = ''] = /<!-- questions -->([\s\S]*?)<!-- end of questions -->/.exec(text) ?? []
  const named = [...table.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, file = '', why = '']) => ({
    file,
    why: why.trim(),
  }))
  const asking = Object.entries(sources).flatMap(([file, source]) =>
    asks(file, source) ? [file.replace('../../src/', '')] : [],
  )
  expect(asking.length).toBeGreaterThan(10)
  expect(named.map(({ file }) => file).sort(), 'one row under "Questions outside the engine" for each').toEqual(
    asking.sort(),
  )
  expect(
    named.filter(({ why }) => why.length < 20),
    'rows that do not say why',
  ).toEqual([])
})
