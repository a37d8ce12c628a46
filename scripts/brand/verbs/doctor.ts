import { type Command, InvalidArgumentError, Option } from 'commander'
import { languageOf } from '../../../src/i18n/languages'
import { type CommonOptions, readContext, readResolved } from '../context'
import { examine } from '../doctor/examine'
import { printDoctor } from '../doctor/printDoctor'
import { countOf } from '../doctor/report'
import type { Io } from '../io'
import { languageFor } from '../languageFor'
import { openPlatform } from '../platform/askers'
import type { Finish } from '../verbs'

interface Options extends CommonOptions {
  readonly platform?: string
  readonly domain?: string
  readonly language?: string
  readonly timeout: number
  readonly strict?: boolean
  readonly quiet?: boolean
}

/** Milliseconds that all calls together may take beyond the time of one. */
const besides = 4_000

export function addDoctor(program: Command, io: Io, finish: Finish): void {
  program
    .command('doctor')
    .summary("asks a brand's platform everything a visitor's pages ask, and says what is wrong")
    .description(
      `Reaches the platform that the brand names (with what the deployment sets over the folder), and reports on

  connection  its name, its certificate and when that ends, its clock against this machine's
  calls       every call that a visitor's page makes: time, and by its place in the answer what is not as agreed
  modules     those that are on, off or missing in its tree, and those that the product does not know
  policy      whether pages may load from the picture CDNs, picture addresses and game hosts that it names
  site        what would be shown: categories, menus by who looks, fields of registration

Nobody signs in, nothing is changed and no message is sent. Each call has a time of its own, several run at once, and
the whole ends within seconds whatever the platform does.`,
    )
    .argument('<id>', 'the brand')
    .option('--platform <address>', 'another platform, https://…, or sandbox')
    .option('--domain <host>', "host that the platform is asked about; the brand's first one if left out")
    .option('--language <tag>', "language of questions and labels; the brand's first one if left out")
    .addOption(
      new Option('--timeout <seconds>', 'how long one call may take').default(5, '5').argParser((text) => {
        const seconds = Number(text)
        if (seconds >= 1 && seconds <= 60) return seconds
        throw new InvalidArgumentError('Allowed: 1 to 60.')
      }),
    )
    .option('--strict', 'warnings count as problems too')
    .option('-q, --quiet', 'errors and warnings only')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (id: string, options: Options) => {
      const context = await readContext(io, options)
      const { brand, texts } = readResolved(context, [id]).of(id)
      const tag = languageFor(options.language ?? brand.languages.default)
      const platform = await openPlatform(options.platform ?? brand.platform.url)
      try {
        const report = await examine({
          // a brand that is asked of another platform is served as that one's, too
          brand: { ...brand, platform: { ...brand.platform, url: platform.base ?? 'sandbox' } },
          product: context.product,
          texts,
          language: tag,
          question: {
            merchant: brand.merchant,
            domain: options.domain ?? brand.domains[0] ?? `${id}.localhost`,
            language: languageOf(tag)?.platformCode ?? 'EN',
          },
          base: platform.base,
          fetch: platform.fetch,
          patience: { callMs: options.timeout * 1000, wholeMs: options.timeout * 1000 + besides },
        })
        const [errors, warnings] = [countOf(report, 'error'), countOf(report, 'warning')]
        const ok = errors === 0 && (!options.strict || warnings === 0)
        if (options.json) io.out(JSON.stringify({ ok, errors, warnings, ...report }, null, 2))
        else io.out(printDoctor(report, { paint: io.paint, quiet: options.quiet ?? false }))
        finish(ok ? 0 : 1)
      } finally {
        platform.close()
      }
    })
}
