import type { Command } from 'commander'
import { short } from '../../../src/server/releases/changePointer'
import { currentOf } from '../../../src/server/releases/currentOf'
import type { Pointer } from '../../../src/server/releases/pointer'
import type { Io } from '../io'
import { nothingPublished } from '../release/findRelease'
import { type StoreOptions, timeText, withStore } from '../release/withStore'
import { columns } from '../table'
import type { Finish } from '../verbs'

export function addReleases(program: Command, io: Io, finish: Finish): void {
  program
    .command('releases')
    .summary('releases of a brand, and who sees which')
    .description('Lists what was published of a brand, the newest first, and to whom each is shown now.')
    .argument('<id>', 'the brand')
    .option('--store <servers>', 'NATS servers of the store; MARQUEE_STORE')
    .option('--json', 'one JSON document')
    .action(async (id: string, options: StoreOptions) => {
      const releases = await withStore(io, options, async (store) => {
        const records = await store.records(id)
        if (records.length === 0) throw await nothingPublished(store, id)
        const pointer = (await currentOf(store, id))?.current?.pointer
        return records.map((record) => ({ ...record, shownTo: shownTo(record.release, pointer) }))
      })
      if (options.json) io.out(JSON.stringify({ ok: true, id, releases }, null, 2))
      else {
        const rows = releases.map(({ release, at, by, note, shownTo: to }) => [
          short(release),
          timeText(at),
          by,
          to.join('; ') || '–',
          note ?? '',
        ])
        io.out(columns([['release', 'published', 'by', 'shown to', 'note'], ...rows], io.paint).join('\n'))
      }
      finish(0)
    })
}

function shownTo(release: string, pointer: Pointer | undefined): readonly string[] {
  if (!pointer) return []
  const { current, canary, byHost, schedule } = pointer
  return [
    ...(current === release ? ['all'] : []),
    ...(canary?.release === release ? [`${canary.percent} %`] : []),
    ...byHost.filter((rule) => rule.release === release).map(({ hosts }) => hosts.join(', ')),
    ...schedule
      .filter((period) => period.release === release)
      .map(({ from, until }) => `all from ${timeText(from)}${until === undefined ? '' : ` until ${timeText(until)}`}`),
  ]
}
