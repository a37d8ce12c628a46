import { type Command, Option } from 'commander'
import { type CommonOptions, readContext, readResolved } from '../context'
import { siteDifferences, valueDifferences } from '../diff'
import { siteTree } from '../explain/siteTree'
import { type ViewerName, viewerNames, viewerOf } from '../explain/viewers'
import type { Io } from '../io'
import { answersOf } from '../platform/answersOf'
import { columns } from '../table'
import type { Finish } from '../verbs'

interface Options extends CommonOptions {
  readonly viewer: ViewerName
  readonly platform?: string
}

export function addDiff(program: Command, io: Io, finish: Finish): void {
  program
    .command('diff')
    .summary('what two brands do differently')
    .description(
      `Compares two brands: values of their files with everything that they extend filled in, and what their sites show to
the same viewer. Each is asked of its own merchant in the sandbox, unless --platform names one platform for both.`,
    )
    .argument('<a>', 'one brand')
    .argument('<b>', 'the other')
    .addOption(new Option('--viewer <who>', 'who is looking').choices(viewerNames).default('visitor'))
    .option('--platform <file or address>', 'a recording by "pull", or a platform, https://…')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (a: string, b: string, options: Options) => {
      const context = await readContext(io, options)
      const brands = readResolved(context, [a, b])
      const pair = [brands.of(a), brands.of(b)] as const
      const trees = await Promise.all(
        pair.map(async ({ brand, sources, texts }) => {
          const { platform } = await answersOf(brand, options.platform)
          const viewer = viewerOf(options.viewer, brand, 'en', undefined)
          return siteTree({
            registry: context.product.registry,
            brand,
            platform,
            viewer,
            sources,
            texts,
            product: context.product,
          })
        }),
      )
      const values = valueDifferences(...pair)
      const site = trees[0] && trees[1] ? siteDifferences(trees[0], trees[1]) : []
      if (options.json) io.out(JSON.stringify({ ok: true, a, b, viewer: options.viewer, values, site }, null, 2))
      else {
        const { bold } = io.paint
        const shown = (rows: readonly (readonly string[])[], what: string) =>
          rows.length === 0 ? [`  the same ${what}`] : columns([['', a, b], ...rows], io.paint)
        io.out(
          [
            bold('values'),
            ...shown(
              values.map((row) => [row.path, row.a, row.b]),
              'values',
            ),
            '',
            bold(`site, seen by a ${options.viewer}`),
            ...shown(
              site.map((row) => [row.slot, row.a.join(' ') || '–', row.b.join(' ') || '–']),
              'entries in the same order',
            ),
          ].join('\n'),
        )
      }
      finish(0)
    })
}
