/**
 * JavaScript that the first page needs, brotli: the entry with its static imports, home's chunk, and the messages of
 * one language.
 *
 *   node scripts/budget.mjs        exits 1 over the ceiling
 */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const ceiling = 150_000
export const goal = 120_000

const entryKey = 'src/app/main.tsx'
const homeKey = 'src/features/home/chunk.ts'
const localeForm = /^src\/app\/locale\/(.+)\.ts$/

/** Files of some chunks with everything that they import statically. */
export function filesOf(manifest, keys) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key) || !Object.hasOwn(manifest, key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return new Set([...seen].map((key) => manifest[key].file))
}

const only = (files, without) => [...files].filter((file) => !without.has(file))

/** @param sizeOf brotli bytes of a file of the build */
export function measure(manifest, sizeOf) {
  if (!Object.hasOwn(manifest, entryKey)) throw new Error(`the manifest has no ${entryKey}`)
  const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0)
  const entry = filesOf(manifest, [entryKey])
  const home = only(filesOf(manifest, [homeKey]), entry)
  const locales = Object.keys(manifest).flatMap((key) => {
    const tag = localeForm.exec(key)?.[1]
    return tag === undefined ? [] : [{ tag, bytes: sum(only(filesOf(manifest, [key]), entry)) }]
  })
  return { entry: sum([...entry]), home: sum(home), locales, total: sum([...entry]) + sum(home) }
}

function main(root) {
  const client = path.join(root, 'dist/client')
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'))
  const sizeOf = (file) => {
    try {
      return statSync(path.join(client, `${file}.br`)).size
    } catch {
      return statSync(path.join(client, file)).size
    }
  }
  const { entry, home, locales, total } = measure(manifest, sizeOf)
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
  console.log('JavaScript of the first page, brotli:')
  console.log(`  entry and its static imports  ${kilobytes(entry)}`)
  console.log(`  home                          ${kilobytes(home)}`)
  console.log(`  together                      ${kilobytes(total)} of ${kilobytes(ceiling)} at most, goal ${kilobytes(goal)}${total > goal && total <= ceiling ? ' (over the goal)' : ''}`)
  for (const { tag, bytes } of locales) console.log(`  besides, messages ${tag.padEnd(12)}${kilobytes(bytes)}`)
  if (total <= ceiling) return 0
  console.error(`The first page needs ${kilobytes(total - ceiling)} more than it may.`)
  return 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(main(path.resolve(import.meta.dirname, '..')))
