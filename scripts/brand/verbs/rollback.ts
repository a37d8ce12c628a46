import type { Command } from 'commander'
import { rollback } from '../../../src/server/releases/changePointer'
import { currentOf } from '../../../src/server/releases/currentOf'
import type { ReleaseStore } from '../../../src/server/releases/releaseStore'
import { Failed, type Io, WrongUse } from '../io'
import { checkOver, type OverOptions, readOver } from '../release/overChange'
import { type StoreOptions, whoIs, withStore } from '../release/withStore'
import type { Finish } from '../verbs'

export function addRollback(program: Command, io: Io, finish: Finish): void {
  program
    .command('rollback')
    .summary('takes the last change of a brand back')
    .description(
      `Shows what was shown before the last change: an assignment to all, to some, to hosts or to a time is taken back as
if it had not been made. Done again, it takes back the change before that one.`,
    )
    .argument('<id...>', 'brands')
    .option('--over <number>', 'only where this is the last change, as history numbers it')
    .option('--by <name>', 'who takes it back; MARQUEE_OPERATOR, or the user of this machine')
    .option('--store <servers>', 'NATS servers of the store; MARQUEE_STORE')
    .option('--json', 'one JSON document')
    .action(async (ids: readonly string[], options: StoreOptions & OverOptions) => {
      const over = readOver(options)
      if (over !== undefined && ids.length > 1) throw new WrongUse('--over names a change of one brand.')
      const by = whoIs(io, options)
      const done = await withStore(io, options, async (store) => {
        const all: { readonly id: string; readonly what: string; readonly revision: number }[] = []
        for (const id of ids) all.push({ id, ...(await takeBack(store, id, by, over)) })
        return all
      })
      if (options.json) io.out(JSON.stringify({ ok: true, done }, null, 2))
      else
        for (const { id, what, revision } of done)
          io.out(`${io.paint.bold(id)} ${io.paint.green('✓')} ${what}  #${revision}`)
      finish(0)
    })
}

async function takeBack(store: ReleaseStore, id: string, by: string, over: number | undefined) {
  const there = await currentOf(store, id)
  checkOver(id, there?.over, over)
  if (there?.refusal !== undefined) throw new Failed(`The key of "${id}" cannot be used: ${there.refusal}.`)
  const { current } = there ?? {}
  const { before } = current?.pointer ?? {}
  if (!current || before === undefined) throw new Failed(`There is nothing before what "${id}" shows now.`)
  const then = await store.pointerAt(id, before)
  if (!then || !('pointer' in then.read))
    throw new Failed(`What "${id}" showed before is no longer known; assign a release instead.`)
  const pointer = rollback(current, then.read.pointer, { by, now: Date.now() })
  return { what: pointer.change.what, revision: await store.write(pointer, there?.over) }
}
