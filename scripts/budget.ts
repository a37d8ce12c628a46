/**
 * JavaScript that the first page needs, brotli: the entry with its static imports, the header with the largest of its
 * variants, and home; apart from them the messages of each language.
 *
 *   tsx scripts/budget.ts        exits 1 over the ceiling
 */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { entryKey } from '../src/server/edge/firstChunks'
import firstFiles from '../src/server/edge/firstFiles.json'
import { type ClientManifest, chunksOf } from '../src/server/edge/manifest'

/** Bytes. */
const ceiling = 150_000
const goal = 120_000
/** Messages of one language: words of a page that is not the first belong beside that page. */
const languageCeiling = 12_000
const localeForm = /^src\/app\/messages\/(.+)\.ts$/

export interface FirstPage {
  readonly parts: readonly { readonly name: string; readonly bytes: number }[]
  readonly total: number
  readonly languages: readonly { readonly tag: string; readonly bytes: number }[]
}

/** @param sizeOf bytes of a file of the build, compressed */
export function measureFirstPage(manifest: ClientManifest, sizeOf: (file: string) => number): FirstPage {
  const counted = new Set<string>()
  const take = (keys: readonly string[], keep: boolean): number => {
    const files = new Set(chunksOf(manifest, keys).map(({ file }) => file))
    const fresh = [...files].filter((file) => !counted.has(file))
    if (keep) for (const file of fresh) counted.add(file)
    return fresh.reduce((sum, file) => sum + sizeOf(file), 0)
  }
  const parts = [
    { name: 'entry and its static imports', bytes: take([entryKey], true) },
    { name: 'header', bytes: take(['header'], true) },
    {
      name: 'largest header variant',
      bytes: Math.max(...Object.values(firstFiles.frames).map((frame) => take([frame], false))),
    },
    { name: 'home', bytes: take(['home'], true) },
  ]
  const languages = Object.keys(manifest).flatMap((key) => {
    const tag = localeForm.exec(key)?.[1]
    return tag === undefined ? [] : [{ tag, bytes: take([key], false) }]
  })
  return { parts, total: parts.reduce((sum, { bytes }) => sum + bytes, 0), languages }
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

export function describeFirstPage({ parts, total, languages }: FirstPage): string {
  const line = (name: string, bytes: number) => `  ${name.padEnd(30)}${kilobytes(bytes)}`
  const state =
    total > ceiling ? 'over the ceiling' : total > goal ? 'over the goal, under the ceiling' : 'within the goal'
  return [
    'JavaScript of the first page, brotli:',
    ...parts.map(({ name, bytes }) => line(name, bytes)),
    `${line('together', total)}   ceiling ${kilobytes(ceiling).trim()}, goal ${kilobytes(goal).trim()}: ${state}`,
    ...languages.map(
      ({ tag, bytes }) =>
        `${line(`besides, messages ${tag}`, bytes)}${bytes > languageCeiling ? `   over ${kilobytes(languageCeiling).trim()}` : ''}`,
    ),
  ].join('\n')
}

export const isOverCeiling = ({ total, languages }: FirstPage): boolean =>
  total > ceiling || languages.some(({ bytes }) => bytes > languageCeiling)

function main(root: string): number {
  const client = path.join(root, 'dist/client')
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as ClientManifest
  const page = measureFirstPage(manifest, (file) => {
    const compressed = statSync(path.join(client, `${file}.br`), { throwIfNoEntry: false })
    return (compressed ?? statSync(path.join(client, file))).size
  })
  console.log(describeFirstPage(page))
  return isOverCeiling(page) ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit(main(path.resolve(import.meta.dirname, '..')))
