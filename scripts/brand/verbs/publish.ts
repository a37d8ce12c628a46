import type { Command } from 'commander'
import { type BrandsOnDisk, readBrands } from '../../../src/server/brands/readBrands'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import { short } from '../../../src/server/releases/pointer'
import { reportOf } from '../check/checkBrands'
import { printReport } from '../check/printReport'
import { type CommonOptions, readContext, requireIds } from '../context'
import { Failed, type Io, WrongUse } from '../io'
import { heedInterrupt } from '../release/interrupted'
import {
  planPublish,
  type PublishedBrand,
  publishMany,
  type PublishOutcome,
  type PublishPlan,
} from '../release/publishMany'
import { type Pickable, pickableFolder, readWhere, whyNoneMatches } from '../release/where'
import { type StoreOptions, whoIs, withStore } from '../release/withStore'
import { columns } from '../table'
import type { Finish } from '../verbs'

interface Options extends CommonOptions, StoreOptions {
  readonly note?: string
  readonly all?: boolean
  readonly where?: readonly string[]
  readonly dryRun?: boolean
}

/** Parts of it all, after each of which progress is told. */
const parts = 20

export function addPublish(program: Command, io: Io, finish: Finish): void {
  program
    .command('publish')
    .summary('puts a brand as it is now into the store, as a release')
    .description(
      `Checks the brand as "check" does, and refuses what it refuses. Then the brand's folder, and those that it extends,
go into the store as one release, named by its content: it never changes, and the same files are the same release.

With --all, every brand, or those that --where picks. All are checked first, and where one is refused none is published.
Then they are published one after another; it stops at the first that cannot be, and between two on Ctrl-C. Typed again it
goes on: what is in the store already is not sent again. --dry-run only says what would be done.

Nobody sees it yet: "assign" shows it to visitors, "preview" to whoever has the link.`,
    )
    .argument('[id...]', 'brands to publish')
    .option('--all', 'every brand')
    .option('--where <key=value...>', 'of brands alone with that group, id, platform or language; jade-* for many')
    .option('--dry-run', 'says what would be done, and does nothing')
    .option('--note <text>', 'what is new, for the list of releases')
    .option('--by <name>', 'who publishes; MARQUEE_OPERATOR, or the user of this machine')
    .option('--store <servers>', 'NATS servers of the store; MARQUEE_STORE')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (named: readonly string[], options: Options) => {
      if (options.all ? named.length > 0 : named.length === 0)
        throw new WrongUse('Name the brands to publish, or --all without any.')
      if (!options.all && options.where) throw new WrongUse('--where picks brands of --all.')
      const picks = readWhere(options.where ?? [])
      const { dir, product, environment } = await readContext(io, options)
      requireIds(dir, named)
      const started = performance.now()
      const onDisk = readBrands(dir, { environment, knownMessageKeys: product.messageKeys })
      const ids = options.all ? pickedOf(onDisk, picks) : named
      if (ids.length === 0)
        throw new Failed(`No brand matches${whyNoneMatches(options.where ?? [], pickablesOf(onDisk))}.`)
      const reports = ids.map((id) => reportOf(id, onDisk, product))
      if (reports.some(({ errors }) => errors.length > 0)) {
        const milliseconds = performance.now() - started
        if (options.json) io.out(JSON.stringify({ ok: false, brands: reports }, null, 2))
        else io.out(`${printReport(reports, { paint: io.paint, quiet: true, milliseconds })}\nNothing was published.`)
        return finish(1)
      }
      const brands = ids.map((id) => servedOf(onDisk, id))
      if (options.dryRun) {
        await dryRun(brands, options, io)
        return finish(0)
      }
      const size = Math.ceil(brands.length / parts)
      const outcome = await heedInterrupt(io, (interrupted) =>
        withStore(
          io,
          options,
          (store) =>
            publishMany(store, brands, {
              by: whoIs(io, options),
              note: options.note,
              interrupted,
              onPublished: (brand, count) => {
                if (!options.json) io.out(lineOf(brand, io))
                if (options.all && (count % size === 0 || count === brands.length))
                  io.err(`${count} of ${brands.length}`)
              },
            }),
          { makes: true },
        ),
      )
      say(outcome, brands.length, options, io)
      finish(outcome.stopped === undefined ? 0 : 1)
    })
}

/** A folder that cannot be read may be one of those that are wanted: it is checked with them. */
function pickedOf(onDisk: BrandsOnDisk, picks: ReturnType<typeof readWhere>): readonly string[] {
  return pickablesOf(onDisk)
    .filter(picks)
    .map(({ brand }) => brand)
}

/** Of every brand, and of no base. */
function pickablesOf({ ids, resolved }: Pick<BrandsOnDisk, 'ids' | 'resolved'>): readonly Pickable[] {
  return ids.flatMap((id) => {
    const brand = resolved.get(id)
    if (brand?.abstract === true) return []
    return [brand ? pickableFolder(brand) : { brand: id }]
  })
}

function servedOf({ resolved }: BrandsOnDisk, id: string): ResolvedFolder {
  const brand = resolved.get(id)
  if (brand && !brand.abstract) return brand
  const others = [...resolved.values()].filter(({ chain }) => chain.slice(0, -1).some((base) => base.id === id))
  throw new WrongUse(
    `"${id}" is only a base of others: publish those that extend it, ${others.map((each) => each.id).join(' ')}.`,
  )
}

function lineOf({ id, release, isNew, sent, putBack, files }: PublishedBrand, { paint }: Io): string {
  const repaired = `; ${putBack} ${putBack === 1 ? 'file' : 'files'} missing or altered in the store, put back`
  const before = `it was published before${putBack > 0 ? repaired : ''}`
  const what = isNew ? `${sent} of ${files} files were new to the store` : before
  return `${paint.bold(id)} ${paint.green(short(release))}  ${what}`
}

async function dryRun(brands: readonly ResolvedFolder[], options: Options, io: Io): Promise<void> {
  const ifNone = async (noStore: string) => {
    const empty = { records: () => Promise.resolve([]) }
    showPlans(await planPublish(empty, brands), options, io, noStore)
  }
  await withStore(io, options, async (store) => showPlans(await planPublish(store, brands), options, io), { ifNone })
}

/** @param noStore that there is no store, where there is none: it may be another that is meant */
function showPlans(plans: readonly PublishPlan[], { json }: Options, io: Io, noStore?: string): void {
  if (json) {
    const missing = noStore !== undefined && { isStoreMissing: true }
    return io.out(JSON.stringify({ ok: true, dryRun: true, plans, ...missing }, null, 2))
  }
  const rows = plans.map(({ id, does }) => [id, does])
  const table = columns([['brand', 'would'], ...rows], io.paint)
  io.out([...table, '', ...(noStore === undefined ? [] : [`Now ${noStore}.`]), 'Nothing was published.'].join('\n'))
}

function say({ published, stopped }: PublishOutcome, wanted: number, options: Options, io: Io): void {
  if (options.json) {
    const ended = stopped !== undefined && { stopped }
    return io.out(JSON.stringify({ ok: stopped === undefined, published, ...ended }, null, 2))
  }
  const [only] = published
  if (only && wanted === 1 && !options.all)
    io.out(
      `\n  npm run brand -- preview ${only.id} ${short(only.release)}   a link to look at it\n  npm run brand -- assign ${only.id} ${short(only.release)}    to all visitors`,
    )
  if (options.all) {
    const fresh = published.filter(({ isNew }) => isNew).length
    io.out(
      `${published.length} of ${wanted} brands were published: ${fresh} new, ${published.length - fresh} as before.`,
    )
  }
  if (stopped !== undefined)
    io.err(`${io.paint.red('Stopped:')} ${stopped}. Type the command again to go on; what was published stays.`)
}
