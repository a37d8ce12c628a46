import type { Command } from 'commander'
import { saveMade } from '../assets/saveMade'
import { textOf } from '../change/saveChecked'
import { type CommonOptions, readContext, readResolved } from '../context'
import type { Io } from '../io'
import type { Finish } from '../verbs'

interface Options extends CommonOptions {
  readonly dryRun?: boolean
}

export function addAssets(program: Command, io: Io, finish: Finish): void {
  program
    .command('assets')
    .summary('makes smaller pictures, typefaces of what is used, and a missing icon')
    .description(
      `Makes out of the files in assets/ what a page should be sent, puts it beside them and names it in brand.json and
theme.json:

  the banner (hero) 1,920 pixels wide, and 960 for phones, as AVIF or WebP, whichever is smaller
  logos as high as they are drawn on the finest screens
  typefaces (ttf, otf) whose family theme.json names as woff2, one file for each script of the brand's languages
  an icon out of the logo, where there is none; the site makes favicons and app icons of it

Says how many kB each saves. What would save little is left alone. No file that is there is ever changed or written over:
the originals stay, and may then be moved out of assets/. The check looks at the result before anything is written.`,
    )
    .argument('<id>', 'brand')
    .option('--dry-run', 'say what would be made, and write nothing')
    .option('--brands <folder>', 'another folder of brands')
    .option('--json', 'one JSON document')
    .action(async (id: string, { dryRun = false, json = false, ...options }: Options) => {
      const context = await readContext(io, options)
      const resolved = readResolved(context, [id]).of(id)
      // its libraries are slow to load, and no other command needs them
      const { makeAssets } = await import('../assets/makeAssets')
      const making = await makeAssets(resolved, context.product)
      const files = ['brand.json', 'theme.json'].map((name) => {
        const before = textOf(context.dir, id, name)
        return { id, name, before, after: before }
      })
      finish((await saveMade(context, id, files, making, { dryRun, json }, io)) ? 0 : 1)
    })
}
