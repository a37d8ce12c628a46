import type { Command } from 'commander'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import { readBrands } from '../../../src/server/brands/readBrands'
import { type BrandReport, reportOf } from '../check/checkBrands'
import { type CommonOptions, readContext } from '../context'
import type { Io } from '../io'
import { columns } from '../table'
import type { Finish } from '../verbs'

export function addList(program: Command, io: Io, finish: Finish): void {
  program
    .command('list')
    .summary('every brand: name, hosts, languages, theme, platform, state')
    .description('Lists every brand folder, served or not, with what "check" finds of it: "check" says it in words.')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (options: CommonOptions) => {
      const { dir, environment, product } = await readContext(io, options)
      const brands = readBrands(dir, { environment, knownMessageKeys: product.messageKeys })
      const rows = brands.ids.map((id) => rowOf(brands.resolved.get(id), reportOf(id, brands, product)))
      if (options.json) io.out(JSON.stringify({ ok: true, brands: rows }, null, 2))
      else {
        const cells = rows.map(({ id, name, hosts, languages, theme, merchant, platform, extends: base, state }) => [
          id,
          name ?? '–',
          hosts.join(' ') || '–',
          languages.join(' ') || '–',
          theme ?? '–',
          merchant ?? '–',
          platform ?? '–',
          base ?? '–',
          state,
        ])
        const head = ['id', 'name', 'hosts', 'languages', 'theme', 'merchant', 'platform', 'extends', 'state']
        io.out(columns([head, ...cells], io.paint).join('\n'))
      }
      finish(0)
    })
}

function rowOf(resolved: ResolvedFolder | undefined, { id, state, errors }: BrandReport) {
  const brand = resolved?.brand
  return {
    id,
    name: brand?.name,
    hosts: resolved?.hosts ?? [],
    languages: brand?.languages.supported ?? [],
    theme: brand?.theme.default,
    merchant: brand?.merchant,
    platform: brand?.platform.url,
    extends: resolved?.chain.at(-1)?.brand.extends,
    state: state === 'wrong' ? `${errors.length} error${errors.length === 1 ? '' : 's'}` : state,
  }
}
