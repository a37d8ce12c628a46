import type { Command } from 'commander'
import { readBrands } from '../../../src/server/brands/readBrands'
import { short } from '../../../src/server/releases/changePointer'
import { type Published, publishRelease } from '../../../src/server/releases/publishRelease'
import type { ReleaseStore } from '../../../src/server/releases/releaseStore'
import { checkBrands } from '../check/checkBrands'
import { printReport } from '../check/printReport'
import { type CommonOptions, readContext, requireIds } from '../context'
import { type Io, WrongUse } from '../io'
import { type StoreOptions, whoIs, withStore } from '../release/withStore'
import type { Finish } from '../verbs'

interface Options extends CommonOptions, StoreOptions {
  readonly note?: string
}

export function addPublish(program: Command, io: Io, finish: Finish): void {
  program
    .command('publish')
    .summary('puts a brand as it is now into the store, as a release')
    .description(
      `Checks the brand as "check" does, and refuses what it refuses. Then the brand's folder, and those that it extends,
go into the store as one release, named by its content: it never changes, and the same files are the same release.

Nobody sees it yet: "assign" shows it to visitors, "preview" to whoever has the link.`,
    )
    .argument('<id...>', 'brands to publish')
    .option('--note <text>', 'what is new, for the list of releases')
    .option('--by <name>', 'who publishes; MARQUEE_OPERATOR, or the user of this machine')
    .option('--store <servers>', 'NATS servers of the store; MARQUEE_STORE')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (ids: readonly string[], options: Options) => {
      const { dir, product, environment } = await readContext(io, options)
      requireIds(dir, ids)
      const started = performance.now()
      const reports = checkBrands({ dir, product, environment, ids })
      if (reports.some(({ errors }) => errors.length > 0)) {
        const milliseconds = performance.now() - started
        if (options.json) io.out(JSON.stringify({ ok: false, brands: reports }, null, 2))
        else io.out(`${printReport(reports, { paint: io.paint, quiet: true, milliseconds })}\nNothing was published.`)
        return finish(1)
      }
      const { resolved } = readBrands(dir, { environment, knownMessageKeys: product.messageKeys })
      const brands = ids.map((id) => {
        const brand = resolved.get(id)
        if (brand && !brand.abstract) return brand
        const others = [...resolved.values()].filter(({ chain }) => chain.slice(0, -1).some((base) => base.id === id))
        throw new WrongUse(
          `"${id}" is only a base of others: publish those that extend it, ${others.map((each) => each.id).join(' ')}.`,
        )
      })
      const by = whoIs(io, options)
      const whole = new Set<string>()
      const publishAll = async (store: ReleaseStore) => {
        const all: (Published & { readonly id: string })[] = []
        for (const brand of brands)
          all.push({
            id: brand.id,
            ...(await publishRelease(store, brand, { by, now: Date.now(), note: options.note, whole })),
          })
        return all
      }
      const published = await withStore(io, options, publishAll, { makes: true })
      if (options.json) io.out(JSON.stringify({ ok: true, published }, null, 2))
      else
        for (const { id, release, isNew, sent, putBack, files } of published) {
          const repaired = `; ${putBack} ${putBack === 1 ? 'file' : 'files'} missing or altered in the store, put back`
          const before = `it was published before${putBack > 0 ? repaired : ''}`
          const what = isNew ? `${sent} of ${files} files were new to the store` : before
          io.out(`${io.paint.bold(id)} ${io.paint.green(short(release))}  ${what}`)
          if (published.length === 1)
            io.out(
              `\n  npm run brand -- preview ${id} ${short(release)}   a link to look at it\n  npm run brand -- assign ${id} ${short(release)}    to all visitors`,
            )
        }
      finish(0)
    })
}
