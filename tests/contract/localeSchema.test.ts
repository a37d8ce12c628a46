import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { expect, test } from 'vitest'
import { folderFiles } from '../../scripts/brand/new/files'
import { usualAnswers } from '../../scripts/brand/new/usualAnswers'
import { productMessages } from '../../scripts/productMessages.mjs'
import { messageTable } from '../../src/lib/messageTable'
import { parseDocument } from '../../src/server/brands/jsonDocument'
import { readLocale } from '../../src/server/brands/readLocale'

const root = path.resolve(import.meta.dirname, '../..')
const english = productMessages(root)['en'] ?? {}
const known = messageTable(english)
const schemaFile = path.join(root, 'schemas/editor/locale.schema.json')
const schemaUri = 'file:///product/schemas/editor/locale.schema.json'
const uri = 'file:///product/brands/mine/locales/ar.json'

/** The language service of VS Code, which finds the schema by `$schema` as an editor does. */
const service = getLanguageService({
  schemaRequestService: (asked) =>
    asked === schemaUri ? Promise.resolve(readFileSync(schemaFile, 'utf8')) : Promise.reject(new Error(asked)),
  workspaceContext: { resolveRelativePath: (relative, from) => new URL(relative, from).href },
})
service.configure({ allowComments: true })

const opened = (body: string) => {
  const text = `{\n  "$schema": "../../../schemas/editor/locale.schema.json",\n${body}\n}\n`
  const document = TextDocument.create(uri, 'jsonc', 1, text)
  return { document, json: service.parseJSONDocument(document), text }
}
const problemsOf = async (body: string) => {
  const { document, json } = opened(body)
  const found = await service.doValidation(document, json, { trailingCommas: 'ignore', comments: 'ignore' })
  return found.map(({ message }) => message)
}

test('a key is proposed with its English text, and says what it is', async () => {
  const { document, json, text } = opened('  "auth.logI"')
  const at = document.positionAt(text.indexOf('logI') + 4)
  const proposed = await service.doComplete(document, at, json)
  const logIn = proposed?.items.find(({ label }) => label === 'auth.logIn')
  expect(logIn?.insertText ?? logIn?.textEdit?.newText).toContain('"auth.logIn": ')
  expect(JSON.stringify(logIn)).toContain('Log in')
  expect(JSON.stringify(logIn?.documentation)).toContain('English, of auth.')

  const all = new Set(proposed?.items.map(({ label }) => label))
  for (const key of Object.keys(english))
    expect(all.has(key), `${key} is not in schemas/editor/: npm run contract`).toBe(true)
})

test('over a text it says the English and what to keep', async () => {
  const [key = '', [name = '']] = [...known].find(([, names]) => names.length === 1) ?? ['', []]
  const { document, json, text } = opened(`  "${key}": "{{${name}}}"`)
  const hover = await service.doHover(document, document.positionAt(text.indexOf(key) + 2), json)
  // Markdown
  const said = JSON.stringify(hover).replaceAll('\\', '')
  expect(said).toContain(`{{${name}}}: the product fills it in`)
})

test('what the check refuses is marked: keys, placeholders, values that are no texts', async () => {
  const [key = '', [name = '']] = [...known].find(([, names]) => names.length === 1) ?? ['', []]
  expect(await problemsOf('  "auth.logIn": "دخول" // comment')).toEqual([])
  expect(await problemsOf('  "auth.logInn": "x"')).toEqual(['Property auth.logInn is not allowed.'])
  expect(await problemsOf('  "auth.logIn": 1')).toEqual(['Incorrect type. Expected "string".'])
  expect(await problemsOf('  "auth.logIn": "{{name}}"')).toEqual([
    'The product fills nothing in here: write the text without {{…}}.',
  ])
  expect(await problemsOf(`  "${key}": "{{${name}x}}"`)).toEqual([`The product fills in {{${name}}} and nothing else.`])
  // Other forms of a plural, and keys in objects.
  expect(await problemsOf('  "auth": { "logIn": "x" }')).toEqual([])
  const plural = Object.keys(english).find((each) => each.endsWith('_other')) ?? ''
  expect(await problemsOf(`  "${plural.replace('_other', '_few')}": "x"`)).toEqual([])
})

test('the schema and the check agree on every text', async () => {
  const piece = fc.constantFrom(
    '{{',
    '}}',
    '{',
    '}',
    '-',
    ' ',
    ',',
    'count',
    'name',
    'amount',
    'x',
    '\\n',
    '{{count}}',
    '{{ name, y }}',
  )
  const keys = [...known.keys()].filter((_, at) => at % 40 === 0)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...keys), fc.array(piece, { maxLength: 6 }), async (key, pieces) => {
      const body = `  "${key}": "${pieces.join('')}"`
      const { value: document } = parseDocument('mine', 'x', `{${body}}`)
      if (!document) throw new Error(body)
      const refused = readLocale('mine', document, known).issues.length > 0
      expect((await problemsOf(body)).length > 0, body).toBe(refused)
    }),
    { numRuns: 300 },
  )
})

test('locale files name it: those of new brands, and those that are shipped', () => {
  const made = folderFiles({ answers: usualAnswers('comet'), schemas: '../../schemas', messages: english })
  const shipped = readdirSync(path.join(root, 'brands'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /^[^/]+\/locales\/[^/]+\.json$/.test(name))
    .map((name): [string, string] => [name, readFileSync(path.join(root, 'brands', name), 'utf8')])
  const files: [string, string][] = [['comet/locales/en.json', made.get('locales/en.json') ?? ''], ...shipped]
  for (const [name, text] of files) {
    const { value } = parseDocument('*', name, text)
    expect(value?.value, name).toMatchObject({ $schema: '../../../schemas/editor/locale.schema.json' })
  }
})
