import { LRUCache } from 'lru-cache'
import { dialogChunks, entryKey } from './firstChunks'

/** The part of Vite's manifest that pages are made from. Keys are source files, where a chunk stands for one. */
export interface ManifestChunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type ClientManifest = Readonly<Record<string, ManifestChunk>>

/** What starts the app: files of the build, or the dev server's. */
export interface PageTags {
  /** Run one after the other. */
  readonly modules: readonly string[]
  /** The entry, scripts that it cannot do without, and the first chunks. */
  readonly preload: readonly string[]
  readonly css: readonly string[]
  /** Source of a module that runs before the others. */
  readonly inline?: string
  /** Measures a visit, where it is asked to. */
  readonly figures?: string
}

/** Entry of what pages load that are asked what their visit was like (pageFigures.ts). */
const figuresKey = 'src/app/figures/main.ts'

/** What the entry imports of libraries (scripts/chunks.ts): run before it, in a task of its own. */
const librariesName = 'vendor'

/** Entry, its static imports, and the wanted chunks with theirs. Chunks that the build does not have are left out. */
export function builtTags(manifest: ClientManifest, wanted: readonly string[]): PageTags {
  const chunks = chunksOf(manifest, [entryKey, ...wanted])
  const entry = manifest[entryKey]
  if (!entry) throw new Error(`the manifest has no ${entryKey}; keys: ${Object.keys(manifest).slice(0, 10).join(', ')}`)
  const figures = manifest[figuresKey]
  const libraries = chunks.filter(({ name }) => name === librariesName)
  return {
    ...(figures && { figures: `/${figures.file}` }),
    modules: [...libraries, entry].map(({ file }) => `/${file}`),
    preload: [...new Set(chunks.map(({ file }) => `/${file}`))],
    css: [...new Set(chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`))],
  }
}

type DialogFiles = Readonly<Record<string, readonly string[]>>

/** By the tags of the page, which are the same ones for as long as they are kept. */
const knownDialogs = new WeakMap<PageTags, DialogFiles>()

/** What each likely dialog needs beyond what answers presses anyhow: it may want a file before the page behind it does. */
export function dialogFiles(tags: (wanted: readonly string[]) => PageTags, early: readonly string[]): DialogFiles {
  const page = tags(early)
  const known = knownDialogs.get(page)
  if (known) return known
  const present = new Set(page.preload)
  const files = Object.fromEntries(
    Object.entries(dialogChunks).map(([name, keys]) => [
      name,
      tags([...early, ...keys]).preload.filter((file) => !present.has(file)),
    ]),
  )
  knownDialogs.set(page, files)
  return files
}

/** Pages times languages times headers, and what brands have at the top of home: more than the pages that are asked for. */
const mostTags = 2_000

/** `make`, kept by what is asked of it: a build has few answers, and every page asks. */
export function keptTags(make: (wanted: readonly string[]) => PageTags): (wanted: readonly string[]) => PageTags {
  const kept = new LRUCache<string, PageTags>({ max: mostTags })
  return (wanted) => {
    const key = wanted.join(' ')
    const known = kept.get(key)
    if (known) return known
    const made = make(wanted)
    kept.set(key, made)
    return made
  }
}

/** Chunks by key or name, with everything that they import statically. */
export function chunksOf(manifest: ClientManifest, wanted: readonly string[]): readonly ManifestChunk[] {
  const seen = new Map<string, ManifestChunk>()
  const keyOf = (name: string): string =>
    Object.hasOwn(manifest, name) ? name : (Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name)
  const visit = (key: string): void => {
    const chunk = Object.hasOwn(manifest, key) ? manifest[key] : undefined
    if (!chunk || seen.has(key)) return
    seen.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  wanted.map(keyOf).forEach(visit)
  return [...seen.values()]
}
