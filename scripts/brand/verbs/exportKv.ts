import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { replaceFile } from '../../../src/server/brands/change/replaceFile'
import { readBrands } from '../../../src/server/brands/readBrands'
import { drawnPictures } from '../../../src/server/edge/drawnPictures'
import { createNodeIcons } from '../../../src/server/edge/nodeIcons'
import { hashOf } from '../../../src/server/releases/contentHash'
import { type Pointer, short } from '../../../src/server/releases/pointer'
import { exportToKv, type KvPair } from '../../../src/server/workers/kvExport'
import { keysIn, pairsInFiles, pointersIn } from '../../../src/server/workers/kvFiles'
import { checkBrands } from '../check/checkBrands'
import { printReport } from '../check/printReport'
import { type CommonOptions, readContext, requireIds } from '../context'
import { Failed, type Io, WrongUse } from '../io'
import { type StoreOptions, whoIs } from '../release/withStore'
import type { Finish } from '../verbs'

interface Options extends CommonOptions, Pick<StoreOptions, 'by'> {
  readonly all?: boolean
  readonly wasPut?: string
}

const brandsFile = 'brands.json'
const goneFile = 'gone.json'
const contentFile = /^content-\d+\.json$/

export function addExportKv(program: Command, io: Io, finish: Finish): void {
  program
    .command('export-kv')
    .summary('writes what Workers KV is to hold, for brands on Cloudflare')
    .description(
      `Checks the brands as "check" does, and refuses what it refuses. Then it writes files for "wrangler kv bulk put" into the
folder: content-….json, what brands are made of, to be put first, and ${brandsFile}, which points at it. Keep the folder: the
next export reads there what was exported last, and writes the content of brands that have changed alone. Files of content
and of keys to delete stay, to be put, until --was-put says that they were: the export prints how.`,
    )
    .argument('<folder>', 'where the files are written')
    .argument('[id...]', 'brands to export; all, where none is named')
    .option('--all', 'the content of brands that have not changed as well')
    .option('--was-put <export>', 'all files of that export were put: takes away those that need not be put again')
    .option('--by <name>', 'who exports; MARQUEE_OPERATOR, or the user of this machine')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (folder: string, ids: readonly string[], options: Options) => {
      if (options.wasPut !== undefined) {
        if (ids.length > 0 || options.all) throw new WrongUse('--was-put is said of a whole export.')
        return finish(takeAway(path.resolve(folder), options.wasPut, options, io))
      }
      const { dir, product, environment } = await readContext(io, options)
      requireIds(dir, ids)
      const started = performance.now()
      const reports = checkBrands({ dir, product, environment, ids })
      if (reports.some(({ errors }) => errors.length > 0)) {
        const milliseconds = performance.now() - started
        if (options.json) io.out(JSON.stringify({ ok: false, brands: reports }, null, 2))
        else io.out(`${printReport(reports, { paint: io.paint, quiet: true, milliseconds })}\nNothing was exported.`)
        return finish(1)
      }
      const { resolved } = readBrands(dir, { environment, knownMessageKeys: product.messageKeys })
      const served = [...resolved.values()].filter(({ abstract }) => !abstract)
      const base = ids.find((id) => resolved.get(id)?.abstract)
      if (base !== undefined) throw new WrongUse(`"${base}" is only a base of others: export those that extend it.`)
      const target = path.resolve(folder)
      const before = readBefore(target)
      const draw = createNodeIcons({ program: path.join(io.root, 'src/server/edge/drawSvg.mjs') })
      const exported = await exportToKv({
        brands: ids.length === 0 ? served : served.filter(({ id }) => ids.includes(id)),
        before,
        gone:
          ids.length === 0
            ? before.map(({ brand }) => brand).filter((id) => !served.some((each) => each.id === id))
            : [],
        all: options.all === true,
        environment,
        readAsset: (file) => readFileSync(file),
        pictures: (loaded) => drawnPictures(loaded, draw),
        by: whoIs(io, options),
        now: Date.now(),
      })
      const { changed, brands } = exported
      const kept = new Set(brands.map(({ key }) => key))
      const gone = [...new Set([...goneBefore(target), ...exported.gone])].filter((key) => !kept.has(key))
      const files = write(target, { ...exported, gone })
      const name = exportName(target)
      if (options.json) io.out(JSON.stringify({ ok: true, export: name, changed, files, gone: gone.length }, null, 2))
      else {
        for (const { id, release } of changed) io.out(`${io.paint.bold(id)} ${io.paint.green(short(release))}`)
        if (changed.length === 0) io.out('No brand has changed since the last export.')
        const commands = files.map((file) =>
          file === goneFile ? `kv bulk delete ${path.join(folder, file)}` : `kv bulk put ${path.join(folder, file)}`,
        )
        io.out(
          `\nIn this order:\n${commands.map((each) => `  npx wrangler ${each} --binding BRANDS --remote --config deploy/cloudflare/wrangler.jsonc`).join('\n')}\n  npm run brand -- export-kv ${folder} --was-put ${name}`,
        )
      }
      finish(0)
    })
}

function readBefore(folder: string): readonly Pointer[] {
  const file = path.join(folder, brandsFile)
  return existsSync(file) ? readWritten(file, pointersIn) : []
}

function readWritten<T>(file: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Failed(`${file} is not what an export wrote: ${error instanceof Error ? error.message : String(error)}`)
  }
}

interface Written {
  readonly contents: readonly KvPair[]
  readonly brands: readonly KvPair[]
  readonly gone: readonly string[]
}

/** Keys that exports before would have deleted: nobody says whether that was done, and once more does no harm. */
function goneBefore(folder: string): readonly string[] {
  const file = path.join(folder, goneFile)
  return existsSync(file) ? readWritten(file, keysIn) : []
}

/**
 * The files, in the order in which they are put. Content of exports before stays: this one points at it, and nobody has said
 * that it was put.
 */
function write(folder: string, { contents, brands, gone }: Written): readonly string[] {
  const before = contentFilesIn(folder)
  const first = 1 + Number(/\d+/.exec(before.at(-1) ?? '0')?.[0])
  const made = pairsInFiles(contents).map((text, at): [string, string] => [
    `content-${String(first + at).padStart(3, '0')}.json`,
    text,
  ])
  const goneTexts: readonly [string, string][] = gone.length > 0 ? [[goneFile, JSON.stringify(gone)]] : []
  const texts: readonly [string, string][] = [...made, [brandsFile, JSON.stringify(brands)], ...goneTexts]
  // whole, or not at all: half a file would be there to be put for ever
  for (const [name, text] of texts) replaceFile(path.join(folder, name), text)
  if (gone.length === 0) rmSync(path.join(folder, goneFile), { force: true })
  return [...before, ...texts.map(([name]) => name)]
}

/** In the order in which they were made. */
function contentFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0])
  return readdirSync(folder)
    .filter((name) => contentFile.test(name))
    .sort((a, b) => numberOf(a) - numberOf(b))
}

/** Of what is in the folder to be put: another one as soon as an export adds something. */
function exportName(folder: string): string {
  const texts = [brandsFile, goneFile].map((name) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  })
  return hashOf(new TextEncoder().encode(JSON.stringify([contentFilesIn(folder), ...texts]))).slice(0, 12)
}

function takeAway(folder: string, said: string, { json }: Options, io: Io): 0 {
  if (!existsSync(path.join(folder, brandsFile))) throw new Failed(`There is no export in ${folder}.`)
  if (exportName(folder) !== said)
    throw new Failed(
      `Export ${said} is not the last one in ${folder}: put what the last one printed. Nothing was taken away.`,
    )
  const files = [...contentFilesIn(folder), ...(existsSync(path.join(folder, goneFile)) ? [goneFile] : [])]
  for (const name of files) rmSync(path.join(folder, name))
  io.out(
    json
      ? JSON.stringify({ ok: true, takenAway: files }, null, 2)
      : `Was put, and taken away: ${files.join(', ') || 'nothing'}.`,
  )
  return 0
}
