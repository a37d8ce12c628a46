/**
 * JavaScript of the pages that a visitor may land on, as a browser fetches it from the built product until the page is at
 * rest, compressed. Prints them, and exits 1 over a ceiling, or where /login fetches what belongs to another page.
 *
 *   tsx scripts/budget/index.ts            every brand
 *   tsx scripts/budget/index.ts sahara     some, with the files of each page
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ClientManifest } from '../../src/server/edge/manifest'
import { centreParts, describeCentre, describePages, describeTroubles, languagesOf } from './describe'
import { visitLandings } from './visit'

const root = path.resolve(import.meta.dirname, '../..')
const client = path.join(root, 'dist/client')
const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as ClientManifest
const sizeOf = (file: string): number => {
  const compressed = statSync(path.join(client, `${file}.br`), { throwIfNoEntry: false })
  return (compressed ?? statSync(path.join(client, file))).size
}

const named = process.argv.slice(2)
const visits = await visitLandings(root, named.length > 0 ? named : readdirSync(path.join(root, 'brands')).sort())
const languages = languagesOf(manifest, sizeOf)
const centre = centreParts(manifest, sizeOf)
const troubles = describeTroubles(manifest, visits, languages, centre)
console.log(describePages(manifest, visits, named.length > 0))
console.log(describeCentre(centre))
for (const { tag, bytes } of languages) console.log(`messages ${tag}: ${(bytes / 1000).toFixed(1)} kB`)
for (const trouble of troubles) console.error(trouble)
process.exit(troubles.length > 0 ? 1 : 0)
