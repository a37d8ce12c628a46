import type { Command } from 'commander'
import { inTheOpen } from '../../../src/server/brands/brandError'
import { type Audience } from '../../../src/server/releases/changePointer'
import { short } from '../../../src/server/releases/pointer'
import { currentOf } from '../../../src/server/releases/currentOf'
import type { ReleaseStore } from '../../../src/server/releases/releaseStore'
import { Failed, type Io, WrongUse } from '../io'
import {
  assignMany,
  type Done,
  newestOf,
  type Outcome,
  type Plan,
  planMany,
  planOne,
  tellTaken,
  writeOne,
} from '../release/assignMany'
import { checkOver, type OverOptions, readOver } from '../release/overChange'
import { audienceOf, type AudienceOptions } from '../release/audience'
import { findRelease } from '../release/findRelease'
import { heedInterrupt } from '../release/interrupted'
import { requireBrandId } from '../release/requireBrandId'
import { rollbackCommand } from '../release/rollbackCommand'
import { someOf } from '../release/someOf'
import { readWhere, whyNoneMatches } from '../release/where'
import { type StoreOptions, whoIs, withStore } from '../release/withStore'
import { columns } from '../table'
import type { Finish } from '../verbs'

interface Options extends StoreOptions, AudienceOptions, OverOptions {
  readonly all?: boolean
  readonly where?: readonly string[]
  readonly dryRun?: boolean
  readonly pause: string
  readonly unheard?: boolean
}

export function addAssign(program: Command, io: Io, finish: Finish): void {
  program
    .command('assign')
    .summary('shows a release to all visitors, to some, on hosts, or for a time')
    .description(
      `Shows a release of a brand: to everybody, to a part of the visitors who then stay on their side, on some of the
brand's hosts, or for a time, which begins and ends without anybody. Edges follow within a second.

With --all, the newest release of every brand, or of those that --where picks, one after another: it stops at the first
that cannot be changed or shown, where visitors of changed brands meet more failures than before, and where edges fall
silent. Ctrl-C stops it between two brands. --dry-run only says what would be done.`,
    )
    .argument('[id]', 'the brand')
    .argument('[release]', 'the beginning of its name, or latest')
    .option('--percent <number>', 'a part of the visitors')
    .option('--hosts <names>', "some of the brand's hosts, with commas between")
    .option('--from <time>', 'from a time on, such as 2026-12-24T18:00+08:00')
    .option('--until <time>', 'until a time')
    .option('--only', 'to everybody, and takes out what was assigned to hosts and times')
    .option('--all', 'the newest release of every brand')
    .option('--where <key=value...>', 'of brands alone with that group, id, platform or language; jade-* for many')
    .option('--dry-run', 'says what would be done, and does nothing')
    .option('--pause <seconds>', 'with --all: how long edges are heard after each twentieth part', '2')
    .option('--unheard', 'with --all: though no edge is heard, as before the first one is started')
    .option('--over <number>', 'only where this is the last change of the brand, as history numbers it')
    .option('--by <name>', 'who assigns; MARQUEE_OPERATOR, or the user of this machine')
    .option('--store <servers>', 'NATS servers of the store; MARQUEE_STORE')
    .option('--json', 'one JSON document')
    .action(async (id: string | undefined, release: string | undefined, options: Options) => {
      const now = Date.now()
      const audience = audienceOf(options, now)
      const pause = Number(options.pause)
      if (!(pause >= 0 && pause <= 600)) throw new WrongUse(`--pause "${options.pause}" is not a number of seconds.`)
      if (options.all ? id !== undefined : id === undefined || release === undefined)
        throw new WrongUse('Name a brand and a release, or --all without either.')
      if (id !== undefined) requireBrandId(id)
      const over = readOver(options)
      if (options.all && over !== undefined) throw new WrongUse('--over names a change of one brand.')
      if (!options.all && options.where) throw new WrongUse('--where picks brands of --all.')
      const who = { by: whoIs(io, options), now }
      await withStore(io, options, async (store) => {
        const plans = options.all
          ? await planAll(store, options.where ?? [], audience, who)
          : await planSingle(store, id ?? '', release ?? '', audience, who, over)
        if (options.dryRun) return finish(showPlans(plans, options, io))
        const [problem] = plans.flatMap((plan) => (plan.problem === undefined ? [] : [`"${plan.id}": ${plan.problem}`]))
        if (problem !== undefined) throw new Failed(`${problem}. Nothing was changed.`)
        const outcome: Outcome = options.all
          ? await heedInterrupt(io, (interrupted) =>
              assignMany(store, plans, {
                pauseMs: pause * 1_000,
                isUnheard: options.unheard === true,
                onProgress: (count, of, edges) =>
                  io.err(`${count} of ${of}, heard by ${edges} ${edges === 1 ? 'edge' : 'edges'}`),
                interrupted,
              }),
            )
          : { done: await writeAll(store, plans) }
        say(plans, outcome, options, io)
        finish(outcome.stopped === undefined ? 0 : 1)
      })
    })
}

async function planSingle(
  store: ReleaseStore,
  id: string,
  release: string,
  audience: Audience,
  who: { readonly by: string; readonly now: number },
  over: number | undefined,
): Promise<readonly Plan[]> {
  const record = await findRelease(store, id, release)
  const there = await currentOf(store, id)
  checkOver(id, there?.over, over)
  return tellTaken([planOne(record, there, audience, who)], await store.pointers())
}

async function planAll(
  store: ReleaseStore,
  where: readonly string[],
  audience: Audience,
  who: { readonly by: string; readonly now: number },
): Promise<readonly Plan[]> {
  const picks = readWhere(where)
  const newest = newestOf(await store.records())
  const picked = newest.filter(picks)
  if (picked.length === 0) throw new Failed(`No published brand matches${whyNoneMatches(where, newest)}.`)
  return planMany(store, picked, audience, who)
}

async function writeAll(store: ReleaseStore, plans: readonly Plan[]): Promise<readonly Done[]> {
  const done: Done[] = []
  for (const { id, change } of plans) if (change) done.push(await writeOne(store, id, change))
  return done
}

function showPlans(plans: readonly Plan[], { json }: Options, io: Io): 0 | 1 {
  const ok = plans.every(({ problem }) => problem === undefined)
  const rows = plans.map(({ id, release, change, problem, notes }) => ({
    id,
    release,
    does: problem ?? change?.pointer.change.what ?? notes.join('; '),
    ok: problem === undefined,
  }))
  if (json) io.out(JSON.stringify({ ok, dryRun: true, plans: rows }, null, 2))
  else {
    const cells = rows.map((row) => [row.id, row.ok ? row.does : io.paint.red(row.does)])
    io.out([...columns([['brand', 'would'], ...cells], io.paint), '', 'Nothing was changed.'].join('\n'))
  }
  return ok ? 0 : 1
}

function say(plans: readonly Plan[], { done, stopped }: Outcome, options: Options, io: Io): void {
  const notes = plans.flatMap((plan) => plan.notes.map((note) => `${plan.id}: ${note}`))
  const takenBack = done.filter(({ isFirst }) => isFirst !== true)
  const back = stopped !== undefined && takenBack.length > 0 ? rollbackCommand(takenBack, options) : undefined
  if (options.json) {
    const ended = stopped !== undefined && { stopped, ...(back !== undefined && { takeBack: back }) }
    return io.out(JSON.stringify({ ok: stopped === undefined, done, notes, ...ended }, null, 2))
  }
  for (const { id, release, change } of options.all ? [] : plans)
    if (change) io.out(`${io.paint.bold(id)} ${io.paint.green(short(release))}  ${change.pointer.change.what}`)
  for (const note of notes.slice(0, 20)) io.out(`  ${inTheOpen(note)}`)
  const changes = plans.filter(({ change }) => change).length
  if (options.all) io.out(changes === 0 ? 'Nothing was changed.' : `${done.length} of ${changes} brands were changed.`)
  if (stopped === undefined) return
  io.err(
    `${io.paint.red('Stopped:')} ${stopped}. Typed again, the command goes on from there; what was changed stays as it is.`,
  )
  if (back !== undefined) io.err(`To take back what was changed: ${back}`)
  const first = done.flatMap(({ id, isFirst }) => (isFirst ? [id] : []))
  if (first.length > 0)
    io.err(`Nothing was shown before of ${someOf(first)}: to take one of them off its hosts, "brand retire".`)
}
