import { Command, CommanderError } from 'commander'
import { inTheOpen } from '../../src/server/brands/brandError'
import { type ExitCode, Failed, type Io, WrongUse } from './io'
import { addVerbs } from './verbs'

const intro = `Everything about brands: make one, check it, see what it shows and why.

A brand is a folder in brands/. Its name is the brand's id.`

const after = `
Start here:
  npm run brand -- new comet            asks a few questions and writes brands/comet
  npm run brand -- check                says what is wrong in any brand, and how to mend it
  npm run brand -- explain comet        what comet's visitors see, and why the rest is hidden
  npm run brand -- preview comet        opens comet in the browser
  npm run brand -- texts comet "Log in" where a text is written, and who decided it
  npm run brand -- doctor comet         whether its platform answers as agreed

Where brands are released to several machines (MARQUEE_STORE, docs/handbook/releases.md):
  npm run brand -- publish comet        puts it into the store, checked; nobody sees it yet
  npm run brand -- assign comet latest --percent 5
                                        shows it to a part of the visitors, and without --percent to all
  npm run brand -- rollback comet       takes the last change back
  npm run brand -- retire comet         takes it off its hosts; its releases and history stay

Exit codes: 0 all is well, 1 problems were found, 2 the command was not understood.
With --json each command prints one JSON document and nothing else.

Values that differ by environment stay out of the folders:
  MARQUEE_ENV_FILE=prod.json            a file of {"comet": {"platform": {"url": "https://…"}}}, any part of brand.json
  MARQUEE_BRAND_COMET_PLATFORM_URL      one brand's platform   (hyphens of the id as _)
  MARQUEE_BRAND_COMET_MERCHANT          one brand's merchant code
  MARQUEE_BRANDS_DIR                    another folder of brands; --brands says the same`

/** Runs one command. Never throws and never ends the process: what went wrong is said, and told by the code. */
export async function runBrand(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0
  const program = new Command('brand')
    .description(intro)
    .usage('<command> [options]')
    .addHelpText('after', after)
    .showHelpAfterError('(npm run brand -- help shows what there is)')
    .helpCommand('help [command]', 'more about one command')
    .configureHelp({ commandDescription: (command) => inParagraphs(command.description()) })
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) })
  addVerbs(program, io, (result) => {
    code = result
  })
  try {
    if (args.length === 0) {
      io.out(program.helpInformation().trimEnd())
      io.out(after)
      return 2
    }
    await program.parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (error instanceof WrongUse || error instanceof Failed) {
      sayFailure(error, args.includes('--json'), io)
      return error instanceof WrongUse ? 2 : 1
    }
    io.err(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return 1
  }
}

/** Without the line breaks of the source: lines are as long as the terminal is wide. Lines that are indented stay. */
const inParagraphs = (text: string): string => text.replace(/(?<=\S)\n(?=\S)/g, ' ')

function sayFailure(error: Error, json: boolean, io: Io): void {
  if (json) return io.out(JSON.stringify({ ok: false, error: error.message }))
  // what was typed, and what a store or a platform said, is part of it
  io.err(`${io.paint.red('brand:')} ${error.message.split('\n').map(inTheOpen).join('\n')}`)
}
