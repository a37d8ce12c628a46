import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { languageOf } from '../../../src/i18n/languages'
import { inTheOpen } from '../../../src/server/brands/brandError'
import { Failed, type Io, WrongUse } from '../io'
import { languageFor } from '../languageFor'
import { checkMerchant } from '../new/answers'
import { askAddress } from '../platform/askers'
import { publicCalls } from '../platform/publicCalls'
import { type AnswerProblem, recordPlatform } from '../platform/record'
import type { Finish } from '../verbs'

interface Options {
  readonly merchant: string
  readonly domain?: string
  readonly language: string
  readonly out?: string
  readonly force?: boolean
  readonly json?: boolean
}

export function addPull(program: Command, io: Io, finish: Finish): void {
  program
    .command('pull')
    .summary("records a platform's public answers for one merchant")
    .description(
      `Asks a platform what it answers to every visitor: module tree, status, registration settings, settings, vendors,
domains and announcements, checks each answer, and writes them to one file. Nobody signs in, and no token or session is
ever in it. "explain --platform <file>" and stories are fed with such files.

An answer that is not as the product knows it is left out, and what is wrong with it is said.`,
    )
    .argument('<address>', 'the platform, such as https://api.merchant.example')
    .requiredOption('--merchant <code>', 'merchant code to ask for')
    .option('--domain <host>', "host that the platform is asked about; the address's own if left out")
    .option('--language <tag>', 'language to ask in', 'en')
    .option('--out <file>', 'where to write; scenarios/<merchant>.json if left out, - for the screen')
    .option('--force', 'write over a file that is there')
    .option('--json', 'one JSON document about what came')
    .action(async (address: string, options: Options) => {
      const wrong = checkMerchant(options.merchant)
      if (wrong !== undefined) throw new WrongUse(wrong)
      const language = languageOf(languageFor(options.language))
      const { ask, from, host } = askAddress(address)
      const file = options.out ?? path.join('scenarios', `${options.merchant}.json`)
      if (file !== '-' && existsSync(file) && !options.force)
        throw new WrongUse(`${file} is there already. Write over it with --force.`)
      const { merchant, domain = host } = options
      const { scenario, problems } = await recordPlatform({
        ask,
        from,
        merchant,
        domain,
        language: language?.platformCode ?? options.language,
      })
      if (scenario) {
        const schema = path.relative(
          path.dirname(path.resolve(file)),
          path.join(io.root, 'schemas/scenario.schema.json'),
        )
        const text = `${JSON.stringify({ $schema: schema.split(path.sep).join('/'), ...scenario }, null, 2)}\n`
        if (file === '-') io.out(text.trimEnd())
        else {
          mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
          writeFileSync(file, text)
        }
      }
      const parts = publicCalls.map(({ part }) => part).filter((part) => scenario && part in scenario)
      if (options.json && file !== '-')
        io.out(JSON.stringify({ ok: scenario !== undefined && problems.length === 0, file, parts, problems }, null, 2))
      else say(parts, problems, file, io)
      // the document above has said it
      if (!scenario && options.json && file !== '-') return finish(1)
      if (!scenario) throw new Failed('Nothing was written: without the module tree a recording is of no use.')
      finish(problems.length === 0 ? 0 : 1)
    })
}

function say(parts: readonly string[], problems: readonly AnswerProblem[], file: string, io: Io): void {
  const { paint } = io
  // Where the recording goes to the screen, what is said about it goes beside.
  const tell = file === '-' ? io.err : io.out
  for (const part of parts) tell(`${paint.green('✓')} ${part}`)
  for (const { part, path: place, message, details } of problems) {
    tell(`${paint.red('✗')} ${part}  ${paint.dim(inTheOpen(place))}\n    ${inTheOpen(message)}`)
    for (const detail of details) tell(`    ${inTheOpen(detail)}`)
  }
  if (parts.length > 0 && file !== '-') tell(`Written to ${file}`)
}
