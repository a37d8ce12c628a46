/**
 * Generates src/contract/ from schemas/, one file per schema with zod (mini) and the type it infers; from the English
 * messages the type of their keys; from the registry what the edge knows of its pages; and the list of all schemas for
 * what compiles them (src/server/schemaList.ts), and of all that brands may name for what checks their folders
 * (src/server/catalogueList.ts); and the schemas of brand.json, theme.json and locale files, for editors (schemas/editor/). Run by
 * scripts/contract.mjs.
 *
 * json-schema-to-zod reads the schema; its output is chained classic zod, which costs 13 kB more in the
 * first page than zod's functional build, so `toMini` rewrites the chain.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { jsonSchemaToZod } from 'json-schema-to-zod'
import ts from 'typescript'
import prettier from 'prettier'
import { registry } from '../src/app/registry'
import type { Entry } from '../src/engine/entry'
import { slotNames } from '../src/engine/site'
import type { CatalogueEntry } from '../src/server/brands/product/catalogue'
import { answersBySchema } from './answersBySchema'
import { callIds, productCalls } from './productCalls'
import { productPlaces } from './brand/texts/allTexts'
import { editorBrandSchema, type EditorFacts, editorThemeSchema } from './editorSchemas'
import { slotTexts } from './handbook/registry'
import { localeSchema } from './localeSchema'
import { messageKeys, productMessages } from './productMessages.mjs'

const root = path.resolve(import.meta.dirname, '..')
const schemaDir = path.join(root, 'schemas')
const outDir = path.join(root, 'src/contract')
const listFile = '../server/schemaList.ts'
const catalogueFile = '../server/catalogueList.ts'
/** For editors alone: nothing is compiled from it. */
const localeSchemaFile = '../../schemas/editor/locale.schema.json'
const brandSchemaFile = '../../schemas/editor/brand.schema.json'
const themeSchemaFile = '../../schemas/editor/theme.schema.json'
const edgeTextsFile = '../server/edgeTexts.ts'
const answersFile = '../server/answerList.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
interface Schema {
  $id: string
  title: string
  description?: string
  $defs?: Record<string, Json>
  [key: string]: Json | undefined
}

const constant = (typeName: string) => `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}Schema`
const moduleName = (schema: Schema) => schema.$id.replace(/\.schema\.json$/, '')

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
    if (local && schema.$defs && Object.hasOwn(schema.$defs, local)) return constant(local)
    const target = titles.get(ref)
    if (!target) throw new Error(`${schema.$id}: $ref "${ref}" leads nowhere; known: ${[...titles.keys()].join(', ')}`)
    imports.set(target.module, constant(target.title))
    return constant(target.title)
  }
  const emit = (typeName: string, node: Json, description?: string) => {
    const code = jsonSchemaToZod(node as never, {
      withoutDescribes: true,
      parserOverride: (part) => (typeof part.$ref === 'string' ? refName(part.$ref) : undefined),
    })
    const name = constant(typeName)
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

/** `bet-records` as the name of a variable. */
const variable = (module: string) => module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function listModule(schemas: readonly Schema[]): string {
  const modules = schemas.map(moduleName)
  return [
    '// Generated from schemas/ by scripts/generate-contract.ts.',
    ...modules.map((module) => `import ${variable(module)} from '../../schemas/${module}.schema.json'`),
    '',
    '/** Every schema by its id. */',
    'export const schemaList = {',
    ...modules.map((module) => (variable(module) === module ? `  ${module},` : `  '${module}': ${variable(module)},`)),
    '}',
    '',
  ].join('\n')
}

const messageKeysModule =
  () => `// Generated from the English messages by scripts/generate-contract.ts: change those, not this file.

/** Every text of the product, as code names it. */
export type MessageKey =
${messageKeys(root)
  .map((key) => `  | '${key}'`)
  .join('\n')}
`

/** Of the registry's pages, what the edge draws before the app is there. */
function pagesModule(): string {
  const pages = (registry.bySlot.get('page') ?? []).flatMap(({ props }) =>
    'path' in props && 'frame' in props ? [props] : [],
  )
  type Page = (typeof pages)[number]
  const isOpen = ({ openToVisitors: open }: Page, address: string) => open === true || open?.includes(address) === true
  const addressesOf = (isMeant: (page: Page, address: string) => boolean) =>
    pages
      .flatMap((page) => [page.path, ...(page.aliases ?? [])].filter((address) => isMeant(page, address)))
      .sort()
      .map((address) => `  '${address}',`)
      .join('\n')
  return `// Generated from the entries of pages by scripts/generate-contract.ts: change those, not this file.

/** Open to visitors where the brand requires a session. */
export const openPages: readonly string[] = [
${addressesOf((page, address) => !address.includes(':') && isOpen(page, address))}
]

/** So are all pages whose address begins like this: the rest of it is their parameter. */
export const openFolders: readonly string[] = [
${addressesOf((page, address) => address.includes(':') && isOpen(page, address)).replaceAll(/:\w+',/g, "',")}
]

/** Drawn without header and footer (spec §2). */
export const barePages: readonly string[] = [
${addressesOf(({ frame }) => frame === 'bare')}
]
`
}

const catalogued = ({ slot, id, group, when, label, props }: Entry): CatalogueEntry => ({
  slot,
  id,
  ...(group !== undefined && { group }),
  ...(when && { when }),
  ...('path' in props && { paths: [props.path, ...('aliases' in props ? (props.aliases ?? []) : [])] }),
  ...(slot === 'page' && label !== undefined && { label }),
  ...('pageKey' in props && { pageKeys: [props.pageKey, ...(props.aliases ?? [])] }),
  ...('to' in props && typeof props.to === 'string' && { to: props.to }),
})

/** Texts that the edge writes before, or without, the app: names of pages, and what is said where it cannot run. */
async function edgeTextsModule(): Promise<string> {
  const labels = (registry.bySlot.get('page') ?? []).flatMap(({ label }) => label ?? [])
  const offline = JSON.parse(await readFile(path.join(root, 'src/i18n/offline/messages/en.json'), 'utf8')) as object
  const keys = [...new Set([...labels, ...Object.keys(offline)])].sort()
  const texts = Object.entries(productMessages(root)).map(([tag, all]): [string, Record<string, string>] => [
    tag,
    Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]]))),
  ])
  const text = `// Generated from messages by scripts/generate-contract.ts: change those, not this file.

/** Language → message key → text. */
export const edgeTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(texts))}
`
  const file = path.join(outDir, edgeTextsFile)
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file })
}

/** What the checks of brand folders know of the product: the server has no entry and no page. */
async function catalogueModule(): Promise<string> {
  const entries = slotNames.flatMap((slot) => registry.bySlot.get(slot) ?? []).map(catalogued)
  const text = `// Generated from entries, calls and messages by scripts/generate-contract.ts: change those, not this file.
import type { CatalogueEntry } from './brands/product/catalogue'

/** Every entry of the product, by slots in their order. */
export const catalogueEntries: readonly CatalogueEntry[] = ${JSON.stringify(entries)}

/** Calls whose path a brand may change. */
export const catalogueCalls: readonly string[] = ${JSON.stringify(callIds)}

/** Languages that the product has texts in. */
export const catalogueLanguages: readonly string[] = ${JSON.stringify(Object.keys(productMessages(root)))}
`
  const file = path.join(outDir, catalogueFile)
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file })
}

/** Rows of the client and of the schemas, each by the other: what the edge tells a platform's answers by. */
async function answersModule(schemas: readonly Schema[]): Promise<string> {
  const ids = schemas.map(moduleName)
  const text = `// Generated from calls and schemas by scripts/generate-contract.ts: change those, not this file.
import type { SchemaId } from './schemas'

/** A call of the client, and the schema of its answer's value. */
export interface AgreedAnswer {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly schema: SchemaId
}

/** Calls whose answers have a schema. */
export const answerList: readonly AgreedAnswer[] = ${JSON.stringify(answersBySchema(ids))}
`
  const file = path.join(outDir, answersFile)
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file })
}

/** What editors know of the product beside the schemas. */
function editorFacts(): EditorFacts {
  const messages = productMessages(root)
  const tags = Object.keys(messages)
  return { registry, calls: productCalls, tags, english: messages['en'] ?? {}, slotTexts: slotTexts() }
}

/** @param check compares instead of writing; false where the committed files differ */
export async function writeContract(check: boolean): Promise<boolean> {
  const files = (await readdir(schemaDir)).filter((file) => file.endsWith('.schema.json')).sort()
  const schemas = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(schemaDir, file), 'utf8')) as Schema),
  )
  const titles = new Map(schemas.map((s) => [s.$id, { module: moduleName(s), title: s.title }]))
  const output = new Map<string, string>([
    ['integer.ts', integerModule],
    ['messageKeys.ts', messageKeysModule()],
    ['pages.ts', pagesModule()],
  ])
  for (const schema of schemas) output.set(`${moduleName(schema)}.ts`, generate(schema, titles))
  output.set(listFile, listModule(schemas))
  output.set(catalogueFile, await catalogueModule())
  output.set(localeSchemaFile, localeSchema(productMessages(root)['en'] ?? {}, productPlaces(root).partOf))
  const own = (module: string) => schemas.find((schema) => moduleName(schema) === module) ?? {}
  output.set(brandSchemaFile, editorBrandSchema(own('brand'), editorFacts()))
  output.set(themeSchemaFile, editorThemeSchema(own('theme')))
  output.set(edgeTextsFile, await edgeTextsModule())
  output.set(answersFile, await answersModule(schemas))

  const present = await readdir(outDir).catch(() => [])
  const stale = present.filter((file) => !output.has(file))
  if (check) {
    const drifted = []
    for (const [file, text] of output) {
      if ((await readFile(path.join(outDir, file), 'utf8').catch(() => '')) !== text) drifted.push(file)
    }
    if (drifted.length + stale.length > 0) {
      console.error(
        `src differs from schemas/, messages and entries: ${[...drifted, ...stale].join(', ')}\nRun: npm run contract`,
      )
      return false
    }
    console.log(`contract: ${output.size} files match schemas/, messages and entries`)
    return true
  }
  await mkdir(outDir, { recursive: true })
  for (const file of stale) await rm(path.join(outDir, file))
  await mkdir(path.join(outDir, path.dirname(localeSchemaFile)), { recursive: true })
  for (const [file, text] of output) await writeFile(path.join(outDir, file), text)
  console.log(`contract: ${output.size} files written`)
  return true
}
