/**
 * One module per schema of schemas/, with zod (mini) and the type it infers, and the list of all of them
 * (src/server/schemaList.ts). It knows nothing of the product, which imports these modules: a call whose schema is new
 * compiles once they are written.
 *
 * json-schema-to-zod reads the schema; its output is chained classic zod, which costs 13 kB more in the
 * first page than zod's functional build, so `toMini` rewrites the chain.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { jsonSchemaToZod } from 'json-schema-to-zod'
import ts from 'typescript'
import { camelCase, schemaConstant, typeName } from './names'
import { readJson } from './readJson.mjs'
import { writeChanged } from './writeChanged'

const schemaDir = path.resolve(import.meta.dirname, '../schemas')
const outDir = path.resolve(import.meta.dirname, '../src/contract')
const listFile = '../server/schemaList.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export interface Schema {
  $id: string
  title: string
  description?: string
  $defs?: Record<string, Json>
  [key: string]: Json | undefined
}

export const moduleName = (schema: Schema) => schema.$id.replace(/\.schema\.json$/, '')

/** What a call in the classic chain becomes: a wrapper of the schema before it, or a check on it. */
const wrappers: Record<string, string> = { optional: 'z.optional', nullable: 'z.nullable' }
const checks: Record<string, (args: string) => string> = {
  min: (n) => `z.minLength(${n})`,
  max: (n) => `z.maxLength(${n})`,
  gte: (n) => `z.gte(${n})`,
  lte: (n) => `z.lte(${n})`,
  int: () => 'integer',
  regex: (re) => `z.regex(${re})`,
}

function toMini(expression: string, self: string): string {
  const file = ts.createSourceFile('x.ts', `(${expression})`, ts.ScriptTarget.Latest, true)
  const print = (node: ts.Node): string => {
    if (ts.isParenthesizedExpression(node)) return print(node.expression)
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      return printCall(node, node.expression)
    if (ts.isObjectLiteralExpression(node)) return `{ ${node.properties.map(printProperty).join(', ')} }`
    if (ts.isArrayLiteralExpression(node)) return `[${node.elements.map(print).join(', ')}]`
    if (ts.isNewExpression(node)) return `new RegExp(${node.arguments?.[0]?.getText() ?? ''}, 'u')`
    return node.getText()
  }
  const printCall = (node: ts.CallExpression, callee: ts.PropertyAccessExpression): string => {
    const args = node.arguments.map(print).join(', ')
    const name = callee.name.text
    if (ts.isIdentifier(callee.expression) && callee.expression.text === 'z') return `z.${name}(${args})`
    const before = print(callee.expression)
    if (Object.hasOwn(wrappers, name)) return `${wrappers[name]}(${before})`
    if (name === 'strict' && before.startsWith('z.object(')) return `z.strictObject(${before.slice('z.object('.length)}`
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (!check) throw new Error(`no functional form known for .${name}() in ${self}`)
    return before.endsWith(')') && /\.check\([^()]*(\([^()]*\)[^()]*)*\)$/.test(before)
      ? `${before.slice(0, -1)}, ${check(args)})`
      : `${before}.check(${check(args)})`
  }
  const printProperty = (property: ts.ObjectLiteralElementLike): string => {
    if (!ts.isPropertyAssignment(property)) throw new Error(`unexpected property in ${self}`)
    const key = property.name.getText()
    const value = print(property.initializer)
    // zod reads a getter later: that is how a type may contain itself
    return new RegExp(`\\b${self}\\b`).test(value) ? `get ${key}() { return ${value} }` : `${key}: ${value}`
  }
  const [statement] = file.statements
  if (!statement || !ts.isExpressionStatement(statement)) throw new Error(`unreadable output for ${self}`)
  return print(statement.expression)
}

function generate(schema: Schema, titles: ReadonlyMap<string, { module: string; title: string }>): string {
  const imports = new Map<string, string>()
  const refName = (ref: string): string => {
    const local = /^#\/\$defs\/(\w+)$/.exec(ref)?.[1]
    if (local && schema.$defs && Object.hasOwn(schema.$defs, local)) return schemaConstant(local)
    const target = titles.get(ref)
    if (!target) throw new Error(`${schema.$id}: $ref "${ref}" leads nowhere; known: ${[...titles.keys()].join(', ')}`)
    imports.set(target.module, schemaConstant(target.title))
    return schemaConstant(target.title)
  }
  const emit = (typeName: string, node: Json, description?: string) => {
    const code = jsonSchemaToZod(node as never, {
      withoutDescribes: true,
      parserOverride: (part) => (typeof part.$ref === 'string' ? refName(part.$ref) : undefined),
    })
    const name = schemaConstant(typeName)
    const doc = description ? `/** ${description.replaceAll('*/', '*\\/')} */\n` : ''
    return `${doc}export const ${name} = ${toMini(code, name)}\nexport type ${typeName} = z.infer<typeof ${name}>\n`
  }
  const { $defs = {}, ...body } = schema
  const parts = orderDefs($defs).map(([name, node]) => emit(name, node, (node as { description?: string }).description))
  parts.push(emit(schema.title, body as Json, schema.description))
  const code = parts.join('\n')
  const lines = [
    `// Generated from schemas/${schema.$id} by scripts/generate-contract.ts: change the schema, not this file.`,
    `import * as z from 'zod/mini'`,
    ...(/\binteger\b/.test(code) ? [`import { integer } from './integer'`] : []),
    ...[...imports].map(([module, name]) => `import { ${name} } from './${module}'`),
  ]
  return `${lines.join('\n')}\n\n${code}`
}

/** Definitions that others of the same schema use come first. */
function orderDefs(defs: Record<string, Json>): [string, Json][] {
  const done = new Map<string, Json>()
  const visit = (name: string) => {
    if (done.has(name)) return
    const uses = [...JSON.stringify(defs[name]).matchAll(/#\/\$defs\/(\w+)/g)].map((match) => match[1] as string)
    for (const use of uses) if (use !== name && Object.hasOwn(defs, use)) visit(use)
    done.set(name, defs[name] as Json)
  }
  Object.keys(defs).forEach(visit)
  return [...done]
}

const integerModule = `// Generated by scripts/generate-contract.ts.
import * as z from 'zod/mini'

/** JSON Schema's "integer": any whole number, not only the safe ones. */
export const integer = z.refine<number>((value) => Number.isInteger(value))
`

function listModule(schemas: readonly Schema[]): string {
  const modules = schemas.map(moduleName)
  return [
    '// Generated from schemas/ by scripts/generate-contract.ts.',
    ...modules.map((module) => `import ${camelCase(module)} from '../../schemas/${module}.schema.json'`),
    '',
    '/** Every schema by its id. */',
    'export const schemaList = {',
    ...modules.map((module) =>
      camelCase(module) === module ? `  ${module},` : `  '${module}': ${camelCase(module)},`,
    ),
    '}',
    '',
  ].join('\n')
}

export async function readSchemas(): Promise<readonly Schema[]> {
  const files = (await readdir(schemaDir)).filter((file) => file.endsWith('.schema.json')).sort()
  return files.map((file) => {
    const schema = readJson(path.join(schemaDir, file)) as Schema
    const wrong = misnamed(file, schema)
    if (wrong !== undefined) throw new Error(`schemas/${file}: ${wrong}`)
    return schema
  })
}

/** Types that the engine makes of these files have the short names. */
const otherTitles: Readonly<Record<string, string>> = {
  'brand.schema.json': 'BrandFile',
  'theme.schema.json': 'ThemeFile',
}

/** Module, type and constant are named after the file: whoever refers to a schema finds all of them by it. */
export function misnamed(file: string, { $id, title }: Pick<Schema, '$id' | 'title'>): string | undefined {
  const wanted = otherTitles[file] ?? typeName(file.replace(/\.schema\.json$/, ''))
  if ($id !== file) return `"$id" is the name of the file, "${file}" instead of ${JSON.stringify($id)}`
  return title === wanted ? undefined : `"title" is "${wanted}", after the file, instead of ${JSON.stringify(title)}`
}

/** Their modules: file below src/contract/ → text. */
export function schemaModules(schemas: readonly Schema[]): ReadonlyMap<string, string> {
  const titles = new Map(schemas.map((s) => [s.$id, { module: moduleName(s), title: s.title }]))
  return new Map([
    ['integer.ts', integerModule],
    ...schemas.map((schema): [string, string] => [`${moduleName(schema)}.ts`, generate(schema, titles)]),
    [listFile, listModule(schemas)],
  ])
}

/** Answers the files that were written. */
export async function writeSchemaModules(): Promise<readonly string[]> {
  return writeChanged(outDir, schemaModules(await readSchemas()))
}
