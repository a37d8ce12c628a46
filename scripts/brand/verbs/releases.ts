import type { Command } from 'commander'
import { inTheOpen } from '../../../src/server/brands/brandError'
import { isRetired, rulesAt } from '../../../src/server/releases/changePointer'
import { currentOf } from '../../../src/server/releases/currentOf'
import { type Pointer, short } from '../../../src/server/releases/pointer'
import type { Io } from '../io'
import { nothingPublished } from '../release/findRelease'
import { requireBrandId } from '../release/requireBrandId'
import { type StoreOptions, timeText, withStore } from '../release/withStore'
import { columns, cutTo } from '../table'
import type { Finish } from '../verbs'

/** Places of a terminal; --json has all of it. */
const mostOfNote = 60

export function addReleases(program: Command, io: Io, finish: Finish): void {
  program
    .command('releases')
    .summary('releases of a brand, and who sees which')
    .description('Lists what was published of a brand, the newest first, and to whom each is shown now.')
    .argument('<id>', 'the brand')
    .option('--store <servers>', 'NATS servers of the store; MARQUEE_STORE')
    .option('--json', 'one JSON document')
    .action(async (id: string, options: StoreOptions) => {
      requireBrandId(id)
      const now = Date.now()
      const { releases, retired } = await withStore(io, options, async (store) => {
        const records = await store.records(id)
        if (records.length === 0) throw await nothingPublished(store, id)
        const pointer = (await currentOf(store, id))?.current?.pointer
        return {
          releases: records.map((record) => ({
            ...record,
            shownTo: pointer ? shownTo(record.release, pointer, now) : [],
          })),
          retired: pointer && isRetired(pointer) ? pointer.change : undefined,
        }
      })
      if (options.json) {
        const since = retired && { retired: { by: retired.by, at: retired.at } }
        io.out(JSON.stringify({ ok: true, id, releases, ...since }, null, 2))
      } else {
        const rows = releases.map(({ release, at, by, note, shownTo: to }) => [
          ...[short(release), timeText(at), by, to.join('; ') || '–'].map(inTheOpen),
          cutTo(mostOfNote, inTheOpen(note ?? '')),
        ])
        io.out(columns([['release', 'published', 'by', 'shown to', 'note'], ...rows], io.paint).join('\n'))
        if (retired) io.out(`\nRetired ${timeText(retired.at)} by ${inTheOpen(retired.by)}: it answers on no host.`)
      }
      finish(0)
    })
}

/** What is over by now is shown to nobody. */
function shownTo(release: string, pointer: Pointer, now: number): readonly string[] {
  const { current, canary, byHost, schedule } = rulesAt(pointer, now)
  return [
    ...(current === release ? ['all'] : []),
    ...(canary?.release === release ? [`${canary.percent} %`] : []),
    ...byHost.filter((rule) => rule.release === release).map(({ hosts }) => hosts.join(', ')),
    ...schedule
      .filter((period) => period.release === release)
      .map(({ from, until }) => {
        const end = until === undefined ? '' : ` until ${timeText(until)}`
        return from <= now ? `all, now${end}` : `all from ${timeText(from)}${end}`
      }),
  ]
}
