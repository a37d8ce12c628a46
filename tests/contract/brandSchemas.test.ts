import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolders } from '../../src/server/brands/testFolders'
import { readBrands } from '../../src/server/brands/readBrands'

interface Schema {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly $defs?: Readonly<Record<string, Schema>>
}

const read = (name: string) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../schemas/${name}.schema.json`), 'utf8')) as Schema

/** Keys that an editor would complete without saying what they are for. */
function silent(schema: Schema, at: string): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], $defs = {} } = schema
  const described = ({ description = '' }: Schema) => /^\S.{3,}/.test(description)
  return [
    ...Object.entries(properties).flatMap(([key, inner]) => [
      ...(described(inner) ? [] : [`${at}.${key}`]),
      ...silent(inner, `${at}.${key}`),
    ]),
    ...Object.entries($defs).flatMap(([key, inner]) => [...(described(inner) ? [] : [key]), ...silent(inner, key)]),
    ...(items ? silent(items, `${at}[]`) : []),
    ...(typeof additionalProperties === 'object' ? silent(additionalProperties, `${at}.*`) : []),
    ...anyOf.flatMap((inner) => silent(inner, at)),
  ]
}

describe.each(['brand', 'theme'])('%s.schema.json', (name) => {
  const schema = read(name)

  it('says of every key what it is for', () => {
    expect(silent(schema, '$')).toEqual([])
  })

  it("speaks an operator's words", () => {
    const text = JSON.stringify(schema)
    expect(text).not.toMatch(/registry entry|vassalage|spec §|boolean value/i)
  })

  it('may be named in the file', () => {
    expect(schema.properties?.['$schema']).toBeDefined()
  })
})

it('comments, a trailing comma and a byte order mark are read in every file of a brand', async () => {
  const folders = await createTestFolders()
  await folders.write('mine', {
    'brand.json':
      '\ufeff// first\n{\n  "$schema": "../../schemas/brand.schema.json", /* why */\n  "name": "Mine",\n}\n',
    'theme.json': '{\n  // the colour of the sea\n  "colors": { "accent": "#0a7a9b", },\n}',
    'locales/en.json': '{ // ours\n "home.title": "Hi", }',
  })
  const { resolved, errors } = readBrands(folders.dir)
  expect([...errors]).toEqual([])
  expect(resolved.get('mine')).toMatchObject({
    brand: { name: 'Mine' },
    theme: { colors: { accent: { dark: '#0a7a9b' } } },
  })
  await folders.cleanUp()
})
