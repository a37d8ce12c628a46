import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from 'commander'
import { parseDocument } from '../../../src/server/brands/jsonDocument'
import { namedIn } from '../assets/namedIn'
import { printAssets } from '../assets/printAssets'
import { saveChecked, textOf } from '../change/saveChecked'
import { type CommonOptions, readContext, readResolved } from '../context'
import { Failed, type Io } from '../io'
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
      const { made, notes } = await makeAssets(resolved, context.product)
      const fresh = made.filter(({ present }) => !present)
      const temporary = mkdtempSync(path.join(tmpdir(), 'marquee-assets-'))
      try {
        const files = new Map(
          fresh.map(({ name, bytes }) => {
            const file = path.join(temporary, name)
            mkdirSync(path.dirname(file), { recursive: true })
            writeFileSync(file, bytes)
            return [name, file]
          }),
        )
        const texts = (name: string) => textOf(context.dir, id, name)
        const changes = ['brand.json', 'theme.json'].flatMap((name) => {
          const before = texts(name)
          if (before === undefined) return []
          const { value: document } = parseDocument(id, name, before)
          if (!document) throw new Failed(`${id}/${name} cannot be read.`)
          return [{ id, name, before, after: namedIn(name, document, made) }]
        })
        if (!json) io.out(printAssets(fresh, notes, io.paint))
        const facts = { made: fresh.map(({ bytes, ...rest }) => ({ ...rest, bytes: bytes.length })), notes }
        const saving = { dryRun, json, facts, ...(files.size > 0 && { assets: { id, files } }) }
        finish((await saveChecked(context, changes, saving, io)) ? 0 : 1)
      } finally {
        rmSync(temporary, { recursive: true, force: true })
      }
    })
}
