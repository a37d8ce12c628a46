import type { Command } from 'commander'
import { inTheOpen } from '../../../src/server/brands/brandError'
import { namedReleases, type Pointer } from '../../../src/server/releases/pointer'
import type { ReleaseStore } from '../../../src/server/releases/releaseStore'
import { type Io, WrongUse } from '../io'
import { type Difference, releaseDifferences } from '../release/differences'
import { nothingShown } from '../release/findRelease'
import { requireBrandId } from '../release/requireBrandId'
import { type StoreOptions, timeText, withStore } from '../release/withStore'
import type { Finish } from '../verbs'

interface Options extends StoreOptions {
  readonly last: string
}

interface Row {
  readonly revision: number
  readonly at: number
  readonly by: string
  readonly what: string
  readonly differences: readonly Difference[]
}

/** Of one change; --json has all. */
const mostShown = 8

export function addHistory(program: Command, io: Io, finish: Finish): void {
  program
    .command('history')
    .summary('who changed what a brand shows, when, and what differs')
    .description(
      `Changes of what a brand shows, the newest first: its number, who, when, what was done, and which values and files of the release
differ from what was shown to all before. The store keeps the last 64 changes of a brand.`,
    )
    .argument('<id>', 'the brand')
    .option('--last <number>', 'so many changes', '10')
    .option('--store <servers>', 'NATS servers of the store; MARQUEE_STORE')
    .option('--json', 'one JSON document')
    .action(async (id: string, options: Options) => {
      requireBrandId(id)
      const last = Number(options.last)
      if (!Number.isInteger(last) || last < 1) throw new WrongUse(`"${options.last}" is not a number of changes.`)
      const changes = await withStore(io, options, (store) => rowsOf(store, id, last))
      if (options.json) io.out(JSON.stringify({ ok: true, id, changes }, null, 2))
      else io.out(changes.flatMap((row) => printRow(row, io)).join('\n'))
      finish(0)
    })
}

async function rowsOf(store: ReleaseStore, id: string, last: number): Promise<readonly Row[]> {
  const written = await store.history(id)
  if (written.length === 0) throw await nothingShown(store, id)
  const rows: Row[] = []
  for (const [at, { revision, read }] of written.entries()) {
    if (at < written.length - last || !('pointer' in read)) continue
    const before = written[at - 1]?.read
    const earlier = before && 'pointer' in before ? before.pointer : undefined
    rows.push({ revision, ...read.pointer.change, differences: await differencesOf(store, read.pointer, earlier) })
  }
  return rows.reverse()
}

async function differencesOf(store: ReleaseStore, pointer: Pointer, before: Pointer | undefined) {
  if (before?.current === undefined) return []
  const named = namedReleases(before)
  const changed = pointer.current === before.current ? undefined : pointer.current
  const release = changed ?? [...namedReleases(pointer)].find((each) => !named.has(each))
  return release === undefined ? [] : releaseDifferences(store, pointer.brand, before.current, release)
}

function printRow({ revision, at, by, what, differences }: Row, { paint }: Io): readonly string[] {
  const more = differences.length - mostShown
  return [
    `${paint.bold(timeText(at))}  ${paint.dim(`#${revision}`)}  ${inTheOpen(by)}  ${inTheOpen(what)}`,
    ...differences
      .slice(0, mostShown)
      .map(
        ({ path, before, after }) =>
          `    ${paint.cyan(inTheOpen(path))}  ${inTheOpen(before)} ${paint.dim('→')} ${inTheOpen(after)}`,
      ),
    ...(more > 0 ? [paint.dim(`    and ${more} more`)] : []),
  ]
}
