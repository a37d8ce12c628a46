import type { Command } from 'commander'
import type { ResolvedFolder } from '../../../src/server/brands/resolveFolder'
import { readBrands } from '../../../src/server/brands/readBrands'
import { type CommonOptions, readContext } from '../context'
import type { Io } from '../io'
import { columns } from '../table'
import type { Finish } from '../verbs'

export function addList(program: Command, io: Io, finish: Finish): void {
  program
    .command('list')
    .summary('every brand: name, hosts, languages, theme, platform, state')
    .description('Lists every brand folder, served or not. The state is that of the quick check; "check" says more.')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (options: CommonOptions) => {
      const { dir, environment, product } = await readContext(io, options)
      const { ids, resolved, errors } = readBrands(dir, { environment, knownMessageKeys: product.messageKeys })
      const rows = ids.map((id) => rowOf(id, resolved.get(id), errors.get(id)?.length ?? 0))
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

function rowOf(id: string, resolved: ResolvedFolder | undefined, errors: number) {
  const brand = resolved?.brand
  const state = errors > 0 ? `${errors} error${errors === 1 ? '' : 's'}` : resolved?.abstract ? 'base' : 'right'
  return {
    id,
    name: brand?.name,
    hosts: resolved?.hosts ?? [],
    languages: brand?.languages.supported ?? [],
    theme: brand?.theme.default,
    merchant: brand?.merchant,
    platform: brand?.platform.url,
    extends: resolved?.chain.at(-1)?.brand.extends,
    state,
  }
}
