import { performance } from 'node:perf_hooks'
import type { Command } from 'commander'
import { checkBrands, checkEnvironment, type BrandReport } from '../check/checkBrands'
import { mendOf, printReport } from '../check/printReport'
import { type CommonOptions, readContext, requireIds } from '../context'
import type { Io } from '../io'
import type { Finish } from '../verbs'

interface Options extends CommonOptions {
  readonly strict?: boolean
  readonly quiet?: boolean
}

export function addCheck(program: Command, io: Io, finish: Finish): void {
  program
    .command('check')
    .summary('says what is wrong in brands, where, and how to mend it')
    .description(
      `Checks brand folders: every key and value, ids that nothing answers to, hosts that two brands claim, files that
are missing or not what they say, texts that cannot be read on their background in dark or light (WCAG AA), and texts
of the product that the brand says differently.

Each problem comes with file, line and column, its place in the file, what was found, what is allowed, and what to do.
Errors keep a brand, or a change of it, from being served; warnings do not.`,
    )
    .argument('[id...]', 'brands to check; all of them if none is named')
    .option('--strict', 'warnings count as problems too')
    .option('-q, --quiet', 'errors only')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (ids: readonly string[], options: Options) => {
      const started = performance.now()
      const { dir, product, environment } = await readContext(io, options)
      requireIds(dir, ids)
      const reports = [...checkBrands({ dir, product, environment, ids }), ...checkEnvironment(dir, environment)]
      const milliseconds = performance.now() - started
      const ok = reports.every(
        ({ errors, warnings }) => errors.length === 0 && (!options.strict || warnings.length === 0),
      )
      const quiet = options.quiet ?? false
      if (options.json) io.out(JSON.stringify(asJson(reports, ok, milliseconds), null, 2))
      else io.out(printReport(reports, { paint: io.paint, quiet, strict: options.strict ?? false, milliseconds }))
      finish(ok ? 0 : 1)
    })
}

function asJson(reports: readonly BrandReport[], ok: boolean, milliseconds: number): object {
  const mended = (problems: BrandReport['errors']) => problems.map((problem) => ({ ...problem, mend: mendOf(problem) }))
  return {
    ok,
    milliseconds: Math.round(milliseconds),
    brands: reports.map((report) => ({ ...report, errors: mended(report.errors), warnings: mended(report.warnings) })),
  }
}
