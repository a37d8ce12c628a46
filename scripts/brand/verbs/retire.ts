import type { Command } from 'commander'
import { inTheOpen } from '../../../src/server/brands/brandError'
import { isRetired, retire } from '../../../src/server/releases/changePointer'
import { currentOf } from '../../../src/server/releases/currentOf'
import type { Pointer } from '../../../src/server/releases/pointer'
import type { ReleaseStore } from '../../../src/server/releases/releaseStore'
import { Failed, type Io, WrongUse } from '../io'
import { nothingShown } from '../release/findRelease'
import { checkOver, type OverOptions, readOver } from '../release/overChange'
import { requireBrandId } from '../release/requireBrandId'
import { type StoreOptions, whoIs, withStore } from '../release/withStore'
import type { Finish } from '../verbs'

interface Options extends StoreOptions, OverOptions {
  readonly yes?: boolean
}

export function addRetire(program: Command, io: Io, finish: Finish): void {
  program
    .command('retire')
    .summary('takes a brand off its hosts; its releases and history stay')
    .description(
      `Within a second, edges answer on the brand's hosts as on those that nobody has: pages that are open lose their files
and their calls as well, and another brand may have the hosts. Nothing is deleted: "history" and "releases" show what there
was, "rollback" brings back what was shown before, and "assign" shows a release anew. "assign --all" leaves it alone.

Asks for the brand's id to be typed once more. With --yes it does not; where nobody can be asked, --yes is needed.`,
    )
    .argument('<id>', 'the brand')
    .option('-y, --yes', 'ask nothing')
    .option('--over <number>', 'only where this is the last change, as history numbers it')
    .option('--by <name>', 'who retires it; MARQUEE_OPERATOR, or the user of this machine')
    .option('--store <servers>', 'NATS servers of the store; MARQUEE_STORE')
    .option('--json', 'one JSON document')
    .action(async (id: string, options: Options) => {
      requireBrandId(id)
      const over = readOver(options)
      const isAsked = options.yes !== true && options.json !== true && io.interactive
      if (!isAsked && options.yes !== true)
        throw new WrongUse(`Nobody can be asked here whether "${id}" is meant: say so with --yes.`)
      const by = whoIs(io, options)
      await withStore(io, options, async (store) => {
        const there = await standing(store, id)
        checkOver(id, there.over, over)
        const { current } = there
        if (isRetired(current.pointer)) return sayNothing(id, options, io)
        if (isAsked) await confirm(id, current.pointer, io)
        const pointer = retire(current, { by, now: Date.now() })
        const revision = await store.write(pointer, there.over)
        say(id, Object.keys(current.pointer.hosts), revision, options, io)
      })
      finish(0)
    })
}

async function standing(store: ReleaseStore, id: string) {
  const there = await currentOf(store, id)
  if (there?.refusal !== undefined) throw new Failed(`The key of "${id}" cannot be used: ${there.refusal}.`)
  if (there?.current) return { current: there.current, over: there.over }
  throw await nothingShown(store, id)
}

async function confirm(id: string, { hosts }: Pointer, io: Io): Promise<void> {
  const all = Object.keys(hosts)
  io.out(
    `Within a second these hosts answer as if nobody had them:\n${all.map((host) => `  ${inTheOpen(host)}`).join('\n')}`,
  )
  const typed = await io.ask(`Type ${id} to retire it`)
  if (typed?.trim() !== id) throw new WrongUse(`That was not "${id}". Nothing was changed.`)
}

function sayNothing(id: string, { json }: Options, io: Io): void {
  if (json) io.out(JSON.stringify({ ok: true, id, isChanged: false }))
  else io.out(`${io.paint.bold(id)} is retired already; nothing to change`)
}

function say(id: string, hosts: readonly string[], revision: number, options: Options, io: Io): void {
  if (options.json) return io.out(JSON.stringify({ ok: true, id, isChanged: true, revision, hosts }))
  io.out(`${io.paint.bold(id)} ${io.paint.green('✓')} retired  #${revision}`)
  io.out(`  ${inTheOpen(hosts.join(', '))}: within a second edges answer as on a host that nobody has`)
  io.out(`\n  npm run brand -- rollback ${id}@${revision}   to bring back what was shown`)
}
