import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { languageOf } from '../../../src/i18n/languages'
import { schemaOf } from '../../../src/server/brands/change/schemaOf'
import { checkRows, takeTexts } from '../../../src/server/brands/change/takeTexts'
import { readPlainFile } from '../../../src/server/brands/plainFile'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import { saveChecked, textOf } from '../change/saveChecked'
import { printProblem } from '../check/printReport'
import { type CommonOptions, type Context, readContext, readResolved } from '../context'
import { Failed, type Io, WrongUse } from '../io'
import { languageFor } from '../languageFor'
import { allTexts } from '../texts/allTexts'
import { changedSince } from '../texts/changedSince'
import type { ReadTexts } from '../texts/csv'
import { printChanged, printTexts, textJson } from '../texts/printTexts'
import { rowsOf, type TextsFile, textsIn } from '../texts/rows'
import { nearTexts, searchTexts } from '../texts/search'
import type { Finish } from '../verbs'

interface Options extends CommonOptions {
  readonly language?: string
  readonly export?: string
  readonly import?: string
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly force?: boolean
}

export function addTexts(program: Command, io: Io, finish: Finish): void {
  program
    .command('texts')
    .summary('finds any text by what is on the screen; exports and imports them for translators')
    .description(
      `Finds a text by what a page says, in any language of the brand, and says its key, where it is written, and who
decided it: the product, a base brand or the brand. Numbers and names that the page has filled in may stand in it. Texts
of brand.json and of the brand's pages are found too. Names of games and vendors, banners, promotions, notices and articles
are the platform's, and are changed there.

With --export all texts of one language (with words: those that are found) go to a file for translators: XLIFF 2 (.xlf,
.xliff) or a table (.csv). With --import they come back into locales/<language>.json, which keeps its comments and its
order. What players would read anyway is not written, and a text that was left empty stays as it is. A text that was changed
in the folder after the export stays too, and is named; --force takes the file's. Unknown or repeated keys and lost placeholders are refused, and so is all that the check would refuse. The lines that would change are shown first.`,
    )
    .argument('<id>', 'brand')
    .argument('[words...]', 'what the page says, or a key')
    .option('--language <tag>', 'one language: to look in, or of the file')
    .option('--export <file>', 'write the texts of --language to a .xlf or .csv')
    .option('--import <file>', 'read translated texts from a .xlf or .csv')
    .option('--dry-run', 'with --import: show what would change, and write nothing')
    .option('-y, --yes', 'with --import: do not ask before writing')
    .option(
      '--force',
      'with --export: write over a file that is there; with --import: also over texts that were changed since',
    )
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (id: string, words: readonly string[], options: Options) => {
      if (options.language !== undefined) languageFor(options.language)
      if (options.export !== undefined && options.import !== undefined)
        throw new WrongUse('Say --export or --import, not both.')
      const context = await readContext(io, options)
      const resolved = readResolved(context, [id]).of(id)
      const query = words.join(' ')
      if (options.export !== undefined) finish(await exportTexts(context, resolved, query, options.export, options, io))
      else if (options.import !== undefined) finish(await importTexts(context, resolved, options.import, options, io))
      else finish(findTexts(resolved, query, options, io))
    })
}

function findTexts(resolved: ResolvedFolder, words: string, { language, json }: Options, io: Io): 0 | 1 {
  if (words.trim() === '')
    throw new WrongUse(
      `Say what the page says, such as: npm run brand -- texts ${resolved.id} "Log in". Or --export <file> for all of them.`,
    )
  // Where a language has no text, its players read English.
  const spoken = language === undefined ? [...new Set([...resolved.brand.languages.supported, 'en'])] : [language]
  const all = allTexts({ resolved, root: io.root, languages: spoken })
  const found = searchTexts(all, words)
  const near = found.length === 0 ? nearTexts(all, words) : []
  if (json)
    io.out(JSON.stringify({ ok: found.length > 0, found: found.map(textJson), near: near.map(textJson) }, null, 2))
  else io.out(printTexts(resolved.id, words, found, near, io.paint))
  return found.length > 0 ? 0 : 1
}

type Format = 'csv' | 'xliff'

function formatOf(file: string): Format {
  const format = ({ '.csv': 'csv', '.xlf': 'xliff', '.xliff': 'xliff' } as const)[path.extname(file).toLowerCase()]
  if (format === undefined) throw new WrongUse(`"${file}" is no .xlf and no .csv.`)
  return format
}

async function exportTexts(
  { product }: Context,
  resolved: ResolvedFolder,
  words: string,
  file: string,
  { language, json, force }: Options,
  io: Io,
): Promise<0 | 1> {
  const format = formatOf(file)
  if (language === undefined) throw new WrongUse('Say which language the texts are to be in, such as --language th.')
  if (existsSync(file) && !force) throw new WrongUse(`${file} is there already. Write over it with --force.`)
  const all = rowsOf(resolved, product, io.root, language)
  const found = new Set(words === '' ? all : searchTexts(all.flatMap(asFound), words).map(({ row }) => row))
  const chosen = all.filter((row) => found.has(row))
  if (chosen.length === 0) throw new Failed(`No text says "${words}".`)
  const texts = { sourceLanguage: 'en', language, rows: chosen }
  const written = await writeAs(format, texts)
  attempted(`${file} cannot be written`, () => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, written)
  })
  const open = chosen.filter(({ target }) => target === '').length
  if (json) io.out(JSON.stringify({ ok: true, file, language, texts: chosen.length, untranslated: open }, null, 2))
  else
    io.out(
      `${io.paint.green('Written')} ${file}: ${chosen.length} texts, ${open} of them without a ${languageOf(language)?.name ?? language} text.\n` +
        `When they are back: npm run brand -- texts ${resolved.id} --import ${file}`,
    )
  return 0
}

// what reads and writes the files of translators is loaded where there is one
const writeAs = async (format: Format, texts: TextsFile): Promise<string> =>
  format === 'csv'
    ? (await import('../texts/csv')).writeCsv(texts)
    : await (await import('../texts/xliff')).writeXliff(texts)

const readAs = async (format: Format, file: string, text: string): Promise<ReadTexts> =>
  format === 'csv'
    ? (await import('../texts/csv')).readCsv(file, text)
    : await (await import('../texts/xliff')).readXliff(file, text)

type Row = ReturnType<typeof rowsOf>[number]
const asFound = (row: Row) => [
  { key: row.id, text: row.source, row },
  { key: row.id, text: row.target, row },
]

async function importTexts(
  context: Context,
  resolved: ResolvedFolder,
  file: string,
  { language, json = false, dryRun = false, yes, force = false }: Options,
  io: Io,
): Promise<0 | 1> {
  const format = formatOf(file)
  if (!existsSync(file)) throw new WrongUse(`There is no file ${file}.`)
  const text = textIn(file)
  const read = await readAs(format, file, text)
  languageFor(read.language)
  if (language !== undefined && language !== read.language)
    throw new WrongUse(`${file} holds texts in ${read.language}, not in ${language}.`)
  const { id } = resolved
  const wrong = checkRows(id, file, read.rows, context.product.messageKeys)
  if (wrong.length > 0) {
    if (json) io.out(JSON.stringify({ ok: false, written: [], errors: wrong }, null, 2))
    else {
      io.out(
        wrong
          .slice(0, mostShown)
          .map((each) => printProblem(each, io.paint))
          .join('\n\n'),
      )
      const more = wrong.length - mostShown
      io.out(`\n${more > 0 ? `And ${more} more. ` : ''}${io.paint.red('Nothing was written.')}`)
    }
    return 1
  }
  const { changed, others } = changedSince(read.rows, textsIn(resolved, context.product, read.language))
  const kept = force ? [] : changed
  if (!json && kept.length > 0) io.out(`${printChanged(kept, file, `locales/${read.language}.json`, io.paint)}\n`)
  const name = `locales/${read.language}.json`
  const before = textOf(context.dir, id, name)
  const after = takeTexts({
    rows: force ? read.rows : others,
    text: before,
    inherited: inheritedTexts(context, resolved, read.language),
    schema: schemaOf(context.dir, id, name, io.root),
  })
  const ask = io.interactive && !yes && !json
  const changes = after === (before ?? '') ? [] : [{ id, name, before, after }]
  const isClear = !kept.some(({ translated }) => translated)
  const facts = { ...(!isClear && { ok: false }), language: read.language, texts: read.rows.length, kept }
  const saving = { dryRun, json, facts, ...(ask && { confirm }) }
  const saved = await saveChecked(context, changes, saving, io)
  return saved && isClear ? 0 : 1
}

/** Bytes. All texts of the product in one language are a few hundred thousand. */
const mostTable = 50_000_000

/** A spreadsheet may save a table in the letters of one country: read as UTF-8 it would lose them. */
function textIn(file: string): string {
  const bytes = attempted(`${file} cannot be read`, () => readPlainFile(file, mostTable))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Failed(
      `${file} is not saved as UTF-8. Nothing was written; save it again, in a spreadsheet as "CSV UTF-8".`,
    )
  }
}

function attempted<T>(what: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Failed(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const mostShown = 20

async function confirm(): Promise<boolean> {
  const { confirm: askToConfirm, isCancel } = await import('@clack/prompts')
  const answer = await askToConfirm({ message: 'Write it?' })
  return !isCancel(answer) && answer
}

/** What a brand's players would read in a language if it had no file for it. */
function inheritedTexts(
  { product }: Context,
  { chain }: ResolvedFolder,
  language: string,
): Readonly<Record<string, string>> {
  const bases = chain.slice(0, -1).map(({ texts }) => texts.get(language) ?? {})
  return bases.reduce((under, own) => ({ ...under, ...own }), product.messages[language] ?? {})
}
