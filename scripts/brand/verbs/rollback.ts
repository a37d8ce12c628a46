import { existsSync, readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { inTheOpen } from '../../../src/server/brands/brandError'
import { Failed, type Io, WrongUse } from '../io'
import { heedInterrupt } from '../release/interrupted'
import { checkOver, type OverOptions, readOver } from '../release/overChange'
import { someOf } from '../release/someOf'
import { rollbackCommand } from '../release/rollbackCommand'
import { planBack, readTargets, type Step, type TakenBack, type Target, writeBack } from '../release/takeBack'
import { type StoreOptions, whoIs, withStore } from '../release/withStore'
import type { Finish } from '../verbs'

interface Options extends StoreOptions, OverOptions {
  readonly file?: string
}

export function addRollback(program: Command, io: Io, finish: Finish): void {
  program
    .command('rollback')
    .summary('takes the last change of a brand back')
    .description(
      `Shows what was shown before the last change: an assignment to all, to some, to hosts or to a time is taken back as
if it had not been made. Done again, it takes back the change before that one.

comet@12 takes back change #12 of comet, as history numbers it, and leaves comet alone where that is no longer the last one:
it may be typed again. All brands are looked at first, and where one cannot be taken back none is.`,
    )
    .argument('[id...]', 'brands, or brand@change')
    .option('--file <file>', 'brands, or brand@change, one a line')
    .option('--over <number>', 'only where this is the last change, as history numbers it')
    .option('--by <name>', 'who takes it back; MARQUEE_OPERATOR, or the user of this machine')
    .option('--store <servers>', 'NATS servers of the store; MARQUEE_STORE')
    .option('--json', 'one JSON document')
    .action(async (ids: readonly string[], options: Options) => {
      const targets = targetsOf(ids, options)
      const by = whoIs(io, options)
      const taken = await heedInterrupt(io, (interrupted) =>
        withStore(io, options, async (store) => {
          const [first] = targets
          // a change that was named by itself and is no longer the last is an error, not one of many that is left out
          if (options.over !== undefined && first)
            checkOver(first.id, (await store.pointer(first.id))?.revision, first.at)
          const steps = await planBack(store, targets, by)
          refuseProblems(steps)
          return writeBack(store, steps, interrupted)
        }),
      )
      say(taken, options, io)
      finish(taken.stopped ? 1 : 0)
    })
}

/** With the change that --over names, as that of its brand. */
function targetsOf(ids: readonly string[], options: Options): readonly Target[] {
  const over = readOver(options)
  const targets = readTargets([...ids, ...linesOf(options.file)])
  const [only] = targets
  if (!only) throw new WrongUse('Name the brands to take back, or a --file of them.')
  if (over === undefined) return targets
  if (targets.length > 1 || only.at !== undefined) throw new WrongUse('--over names a change of one brand.')
  return [{ id: only.id, at: over }]
}

function linesOf(file: string | undefined): readonly string[] {
  if (file === undefined) return []
  if (!existsSync(file)) throw new WrongUse(`There is no file ${file}.`)
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

function say({ done, skipped, stopped }: TakenBack, options: Options, io: Io): void {
  const rest = stopped && rollbackCommand(stopped.left, options)
  if (options.json) {
    const ended = stopped && { stopped: stopped.why, left: stopped.left, rest }
    const notes = done.flatMap((each) => each.notes.map((note) => `${each.id}: ${note}`))
    const changed = done.map(({ id, what, revision }) => ({ id, what, revision }))
    return io.out(JSON.stringify({ ok: !stopped, done: changed, skipped, notes, ...ended }, null, 2))
  }
  for (const { id, what, revision, notes } of done) {
    io.out(`${io.paint.bold(id)} ${io.paint.green('✓')} ${what}  #${revision}`)
    for (const note of notes) io.out(`  ${inTheOpen(note)}`)
  }
  for (const { id, why } of skipped) io.out(`${io.paint.bold(id)} ${io.paint.yellow('left as it is:')} ${why}`)
  if (stopped)
    io.err(
      `${io.paint.red('Stopped:')} ${stopped.why}. ${done.length} of ${done.length + stopped.left.length} brands were taken back.\nTo go on: ${rest}`,
    )
}

const mostListed = 20

/** Throws where one of them cannot be taken back: then none is. */
function refuseProblems(steps: readonly Step[]): void {
  const problems = steps.flatMap((step) => (step.type === 'problem' ? [step.problem] : []))
  if (problems.length === 0) return
  const more = problems.length - mostListed
  const others = steps.flatMap((step) => (step.type === 'back' ? [step.id] : []))
  const rest = others.length === 0 ? '' : ` These could be taken back: ${someOf(others)}.`
  const lines = [...problems.slice(0, mostListed), ...(more > 0 ? [`And ${more} more.`] : [])]
  throw new Failed([...lines, `Nothing was changed.${rest}`].join('\n'))
}
