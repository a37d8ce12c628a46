/**
 * Generates src/contract/: the modules of schemas/ (schemaModules.ts); from the English messages the type of their keys;
 * from the registry what the edge knows of its pages, and what their components are made of (src/server/partList.ts); from
 * the client's calls what the edge knows of them (src/server/callList.ts); all that brands may name for what checks their
 * folders (src/server/catalogueList.ts); and the schemas of brand.json, theme.json and locale files, for editors (schemas/editor/).
 * Run by scripts/contract.mjs.
 */
import { readFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseJsonc } from 'jsonc-parser'
import { format, type FormatConfig } from 'oxfmt'
import { registry } from '../src/app/registry'
import type { Entry } from '../src/engine/entry'
import { slotNames } from '../src/engine/site'
import type { CatalogueEntry } from '../src/server/brands/product/catalogue'
import { bootCallIds, pageCallIds } from '../src/engine/edgeCalls'
import { callRows } from './callRows'
import { pageParts, sectionParts } from './parts'
import { productCalls } from './productCalls'
import { productPlaces } from './brand/texts/allTexts'
import { editorBrandSchema, type EditorFacts, editorThemeSchema } from './editorSchemas'
import { slotTexts } from './handbook/registry'
import { localeSchema } from './localeSchema'
import { typeName } from './names'
import { messageKeys, productMessages } from './productMessages.mjs'
import { moduleName, readSchemas, schemaModules } from './schemaModules'
import { writeChanged } from './writeChanged'

const root = path.resolve(import.meta.dirname, '..')
const outDir = path.join(root, 'src/contract')
const style = parseJsonc(await readFile(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig
const catalogueFile = '../server/catalogueList.ts'
/** For editors alone: nothing is compiled from it. */
const localeSchemaFile = '../../schemas/editor/locale.schema.json'
const brandSchemaFile = '../../schemas/editor/brand.schema.json'
const themeSchemaFile = '../../schemas/editor/theme.schema.json'
const edgeTextsFile = '../server/edgeTexts.ts'
const edgeAnswersFile = 'edgeAnswers.ts'
const callsFile = '../server/callList.ts'
const partsFile = '../server/partList.ts'

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
  ...('drawnAtEdge' in props && { drawnAtEdge: props.drawnAtEdge }),
  ...(slot === 'page' && label !== undefined && { label }),
  ...('pageKey' in props && { pageKeys: [props.pageKey, ...(props.aliases ?? [])] }),
  ...('to' in props && typeof props.to === 'string' && { to: props.to }),
})

/** Names of pages that stand at any address. */
const stateTitles = ['app.maintenance.title', 'app.notFound.title']

/** What a page says whose app does not start. */
const troubleTexts = ['app.retry', 'error.chunkFailed']

/** Texts that the edge writes before, or without, the app: names of pages, and what is said where it cannot run. */
async function edgeTextsModule(): Promise<string> {
  const labels = (registry.bySlot.get('page') ?? []).flatMap(({ label }) => label ?? [])
  const offline = JSON.parse(await readFile(path.join(root, 'src/i18n/offline/messages/en.json'), 'utf8')) as object
  const keys = [...new Set([...labels, ...stateTitles, ...troubleTexts, ...Object.keys(offline)])].sort()
  const texts = Object.entries(productMessages(root)).map(([tag, all]): [string, Record<string, string>] => [
    tag,
    Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]]))),
  ])
  return formatted(
    edgeTextsFile,
    `// Generated from messages by scripts/generate-contract.ts: change those, not this file.

/** Language → message key → text. */
export const edgeTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(texts))}
`,
  )
}

/** What the checks of brand folders know of the product: the server has no entry and no page. */
async function catalogueModule(): Promise<string> {
  const entries = slotNames.flatMap((slot) => registry.bySlot.get(slot) ?? []).map(catalogued)
  return formatted(
    catalogueFile,
    `// Generated from entries and messages by scripts/generate-contract.ts: change those, not this file.
import type { CatalogueEntry } from './brands/product/catalogue'

/** Every entry of the product, by slots in their order. */
export const catalogueEntries: readonly CatalogueEntry[] = ${JSON.stringify(entries)}

/** Languages that the product has texts in. */
export const catalogueLanguages: readonly string[] = ${JSON.stringify(Object.keys(productMessages(root)))}
`,
  )
}

/** What the edge knows of the client's calls: the server has no client. */
const callsModule = (rows: ReturnType<typeof callRows>): Promise<string> =>
  formatted(
    callsFile,
    `// Generated from calls and schemas by scripts/generate-contract.ts: change those, not this file.
import type { SchemaId } from './schemas'

interface ListedCall {
  readonly method: string
  readonly path: string
  readonly moduleId: string
  /** It needs a session, or carries whose it is. */
  readonly token?: true | 'optional'
  /** Of its answer's value, where there is one. */
  readonly schema?: SchemaId
}

/** Every call of the client, by its id: a brand may change the path. */
export const callList = ${JSON.stringify(Object.fromEntries(rows))} as const satisfies Readonly<Record<string, ListedCall>>
`,
  )

/** Types of what the edge puts into pages: lists in them are what a page's parameters may come from. */
function edgeAnswersModule(rows: ReturnType<typeof callRows>): Promise<string> {
  const answers = [...bootCallIds, ...pageCallIds].map((id) => {
    const schema = rows.get(id)?.schema
    if (schema === undefined) throw new Error(`${id}: no call of the client with a schema`)
    return { id, schema, type: typeName(schema) }
  })
  return formatted(
    edgeAnswersFile,
    `// Generated from calls and schemas by scripts/generate-contract.ts: change those, not this file.
${answers.map(({ schema, type }) => `import type { ${type} } from './${schema}'`).join('\n')}

/** What the calls answer that the edge asks for pages, by the id of the call. */
export interface EdgeAnswers {
${answers.map(({ id, type }) => `  readonly ${id}: ${type}`).join('\n')}
}
`,
  )
}

/** What the edge has browsers fetch with a page: the server has no component. */
const partsModule = (): Promise<string> =>
  formatted(
    partsFile,
    `// Generated from entries and their components by scripts/generate-contract.ts: change those, not this file.

/** What an entry draws is made of, and waits for before it is drawn. */
export interface Parts {
  /** Source files of chunks. */
  readonly files: readonly string[]
  /** Folders of messages below src/. */
  readonly messages: readonly string[]
}

/** Pages that the edge draws, by id, but for home. */
export const pageParts: Readonly<Record<string, Parts>> = ${JSON.stringify(pageParts)}

/** Sections of home that have chunks of their own. */
export const sectionParts: Readonly<Record<string, Parts>> = ${JSON.stringify(sectionParts)}
`,
  )

/** As `npm run format` would write it, which leaves the contract alone: this is its only writer. */
async function formatted(name: string, text: string): Promise<string> {
  const { code, errors } = await format(path.join(outDir, name), text, style)
  const [error] = errors
  if (error) throw new Error(`${name}: ${error.message}`)
  return code
}

/** What editors know of the product beside the schemas. */
function editorFacts(): EditorFacts {
  const messages = productMessages(root)
  const tags = Object.keys(messages)
  return { registry, calls: productCalls, tags, english: messages['en'] ?? {}, slotTexts: slotTexts() }
}

/**
 * @param check compares instead of writing; false where the committed files differ
 * @param written files that were written before, of the same run
 */
export async function writeContract(check: boolean, written: readonly string[] = []): Promise<boolean> {
  const schemas = await readSchemas()
  const output = new Map<string, string>([
    ...schemaModules(schemas),
    ['messageKeys.ts', messageKeysModule()],
    ['pages.ts', pagesModule()],
  ])
  output.set(catalogueFile, await catalogueModule())
  output.set(localeSchemaFile, localeSchema(productMessages(root)['en'] ?? {}, productPlaces(root).partOf))
  const own = (module: string) => schemas.find((schema) => moduleName(schema) === module) ?? {}
  output.set(brandSchemaFile, editorBrandSchema(own('brand'), editorFacts()))
  output.set(themeSchemaFile, editorThemeSchema(own('theme')))
  output.set(edgeTextsFile, await edgeTextsModule())
  const rows = callRows(schemas.map(moduleName))
  output.set(edgeAnswersFile, await edgeAnswersModule(rows))
  output.set(callsFile, await callsModule(rows))
  output.set(partsFile, await partsModule())

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
  for (const file of stale) await rm(path.join(outDir, file))
  const changed = [...written, ...(await writeChanged(outDir, output)), ...stale].map((file) =>
    path.relative(root, path.join(outDir, file)),
  )
  const are = changed.length === 0 ? 'nothing was to be written' : changed.sort().join(', ')
  console.log(`contract: ${are} (${output.size} files)`)
  return true
}
