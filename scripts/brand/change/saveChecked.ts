import { constants, copyFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type BrandError, identityOf } from '../../../src/server/brands/brandError'
import { ownText } from '../../../src/server/brands/change/ownText'
import { removeEmpty } from '../../../src/server/brands/change/removeEmpty'
import { NotReplaced, replaceFiles } from '../../../src/server/brands/change/replaceFile'
import { type BrandsOnDisk, readBrands, type Unsaved } from '../../../src/server/brands/readBrands'
import { reportOf } from '../check/checkBrands'
import { printProblem } from '../check/printReport'
import type { Context } from '../context'
import { Failed, type Io, type Paint } from '../io'
import { lineDiff } from './lineDiff'

/** Pictures and typefaces that come with a change. */
export interface NewAssets {
  readonly id: string
  /** Path inside assets/, where there is no such file yet → where its bytes are for now. */
  readonly files: ReadonlyMap<string, string>
}

/** A file of a brand's folder as it would be. */
export interface FileChange {
  readonly id: string
  /** In the folder, with slashes: `locales/th.json`. */
  readonly name: string
  /** Undefined: there is no such file yet. */
  readonly before: string | undefined
  /** The same where nothing changes. */
  readonly after: string | undefined
}

/** One that is to be written. */
type Write = FileChange & { readonly after: string }

/** The file as it is now; undefined where it is not there. Throws Failed where it cannot be changed as a text. */
export function textOf(dir: string, id: string, name: string): string | undefined {
  try {
    return ownText(path.join(dir, id), name)
  } catch (error) {
    throw new Failed(`${id}: ${error instanceof Error ? error.message : String(error)}.\nNothing was written.`)
  }
}

interface CheckedChanges {
  /** Errors that were not there before, of the changed brands and of those that extend them. */
  readonly errors: readonly BrandError[]
  /** Warnings that were not there before. */
  readonly warnings: readonly BrandError[]
}

/** What the check would say once the changes were saved, and does not say now. Nothing is written. */
function checkChanges(
  { dir, environment, product }: Context,
  changes: readonly Write[],
  assets: NewAssets | undefined,
): CheckedChanges {
  const unsaved = new Map<string, { texts: Map<string, string>; assets: ReadonlyMap<string, string> }>()
  if (assets) unsaved.set(assets.id, { texts: new Map(), assets: assets.files })
  for (const { id, name, after } of changes) {
    const files = unsaved.get(id) ?? { texts: new Map<string, string>(), assets: new Map<string, string>() }
    files.texts.set(name, after)
    unsaved.set(id, files)
  }
  const read = (over?: Unsaved) =>
    readBrands(dir, { environment, knownMessageKeys: product.messageKeys, ...(over && { unsaved: over }) })
  const [now, then] = [read(), read(unsaved)]
  const ids = new Set([...extending(now, unsaved.keys()), ...extending(then, unsaved.keys())])
  const news = (kind: 'errors' | 'warnings') =>
    [...ids].flatMap((id) => {
      const known = new Set(reportOf(id, now, product)[kind].map(identityOf))
      return reportOf(id, then, product)[kind].filter((problem) => !known.has(identityOf(problem)))
    })
  return { errors: news('errors'), warnings: news('warnings') }
}

/** The brands, and all that extend them at any remove. */
function extending({ ids, folders }: BrandsOnDisk, changed: Iterable<string>): readonly string[] {
  const found = new Set(changed)
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const [id, { brand }] of folders) if (brand.extends !== undefined && found.has(brand.extends)) found.add(id)
  }
  return ids.filter((id) => found.has(id))
}

/** Throws Failed where somebody saved one of the files meanwhile: before anything is written. */
function refuseSaved({ dir }: Context, changes: readonly Write[]): void {
  for (const { id, name, before } of changes)
    if (textOf(dir, id, name) !== before)
      throw new Failed(
        `${id}/${name} was saved by somebody else meanwhile. Nothing was written; run the command again.`,
      )
}

/**
 * All of it, or nothing: pictures before the files that name them, and those taken out again where there is no room for
 * the rest. Throws Failed, which says what was written.
 */
function writeAll({ dir }: Context, changes: readonly Write[], assets: NewAssets | undefined): void {
  const put: string[] = []
  const made: string[] = []
  try {
    for (const [name, from] of assets?.files ?? []) {
      const file = path.join(dir, assets?.id ?? '', 'assets', name)
      try {
        const first = mkdirSync(path.dirname(file), { recursive: true })
        if (first !== undefined) made.push(first)
        // never over a file that is there
        copyFileSync(from, file, constants.COPYFILE_EXCL)
        put.push(file)
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') rmSync(file, { force: true })
        throw new NotReplaced(file, [], error)
      }
    }
    replaceFiles(new Map(changes.map(({ id, name, after }) => [path.join(dir, id, name), after])))
  } catch (error) {
    if (!(error instanceof NotReplaced)) throw error
    // a file that was written may name them
    if (error.written.length === 0) {
      for (const file of put) rmSync(file, { force: true })
      for (const folder of made) removeEmpty(folder)
    }
    throw new Failed(error.message)
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Files with their changed lines. */
function printChanges({ dir }: Context, changes: readonly Write[], paint: Paint): string {
  const colour = { ' ': paint.dim, '-': paint.red, '+': paint.green }
  return changes
    .map(({ id, name, before = '', after }) => {
      const runs = lineDiff(before, after).map((run) =>
        run.map(({ sign, text }) => colour[sign](`  ${sign} ${text}`.trimEnd())).join('\n'),
      )
      const made = before === '' ? '  (new)' : ''
      return [paint.bold(`${path.basename(dir)}/${id}/${name}`) + made, runs.join(`\n  ${paint.dim('…')}\n`)].join('\n')
    })
    .join('\n\n')
}

interface Saving {
  readonly dryRun: boolean
  readonly json: boolean
  /** Asked before anything is written; not at all where it is left out. */
  readonly confirm?: () => Promise<boolean>
  /** Put into the folder with the changes, and with none of them left out. */
  readonly assets?: NewAssets
  /** Said with --json besides. */
  readonly facts?: object
}

/**
 * The one way in which a command changes folders: shows the lines, checks what would be there, and writes nothing where
 * the check finds an error that was not there before. True where all is well.
 */
export async function saveChecked(
  context: Context,
  changes: readonly FileChange[],
  { dryRun, json, confirm, assets, facts = {} }: Saving,
  io: Io,
): Promise<boolean> {
  const real = changes.flatMap(({ after, ...rest }) =>
    after === undefined || after === rest.before ? [] : [{ ...rest, after }],
  )
  const count = real.length + (assets?.files.size ?? 0)
  const { errors, warnings } = count === 0 ? { errors: [], warnings: [] } : checkChanges(context, real, assets)
  const files = [
    ...[...(assets?.files.keys() ?? [])].map((name) => `${path.basename(context.dir)}/${assets?.id}/assets/${name}`),
    ...real.map(({ id, name }) => `${path.basename(context.dir)}/${id}/${name}`),
  ]
  const ok = errors.length === 0
  if (!json && real.length > 0) io.out(printChanges(context, real, io.paint))
  if (!json && errors.length + warnings.length > 0)
    io.out(`\n${[...errors, ...warnings].map((each) => printProblem(each, io.paint)).join('\n\n')}`)
  const wanted = ok && !dryRun && count > 0 && (confirm === undefined || (await confirm()))
  if (wanted) {
    refuseSaved(context, real)
    writeAll(context, real, assets)
  }
  if (json) {
    const diff = real.map(({ id, name, before = '', after }) => ({
      file: `${path.basename(context.dir)}/${id}/${name}`,
      lines: lineDiff(before, after).flatMap((run) => run.map(({ sign, text }) => `${sign} ${text}`)),
    }))
    io.out(JSON.stringify({ ok, written: wanted ? files : [], diff, errors, warnings, ...facts }, null, 2))
  } else io.out(`\n${outcome(count, errors.length, wanted, dryRun, io.paint)}`)
  return ok
}

function outcome(files: number, errors: number, written: boolean, dryRun: boolean, paint: Paint): string {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  if (errors > 0)
    return paint.red(
      `Nothing was written: the check finds ${count(errors, 'error')} that ${errors === 1 ? 'was' : 'were'} not there before.`,
    )
  if (files === 0) return 'Nothing to write: all of it is so already.'
  if (written) return `${paint.green('Written')}: ${count(files, 'file')}.`
  return dryRun
    ? `A dry run: nothing was written. Without --dry-run it is ${count(files, 'file')}.`
    : 'Nothing was written.'
}
