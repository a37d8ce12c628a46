/** The part of Vite's manifest that pages are made from. Keys are source files. */
export interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type ClientManifest = Readonly<Record<string, ManifestChunk>>

export const entryKey = 'src/app/main.tsx'
export const localeKey = (tag: string): string => `src/app/locale/${tag}.ts`

const homePaths = ['/', '/index', '/register', '/register.html']
export const isHome = (pathname: string): boolean => homePaths.includes(pathname)

/**
 * Source files whose chunks a page needs before anything can be seen: home draws itself from one, and brands that
 * require a session may send the visitor to the sign-in page instead.
 */
export function firstChunks(pathname: string, loginRequired: boolean): readonly string[] {
  const home = isHome(pathname) ? ['src/features/home/chunk.ts'] : []
  const login = loginRequired || pathname === '/login' ? ['src/features/auth/LoginPage.tsx'] : []
  return [...home, ...login]
}

/** What starts the app: files of the build, or the dev server's. */
export interface PageTags {
  readonly modules: readonly string[]
  /** Scripts that the entry cannot do without, and the first chunks. */
  readonly preload: readonly string[]
  readonly css: readonly string[]
  /** Source of a module that runs before the others. */
  readonly inline?: string
}

/** Entry, its static imports, and the wanted chunks with theirs. Chunks that the build does not have are left out. */
export function builtTags(manifest: ClientManifest, wanted: readonly string[]): PageTags {
  const chunks = chunksOf(manifest, [entryKey, ...wanted])
  const entry = manifest[entryKey]
  if (!entry) throw new Error(`the manifest has no ${entryKey}; keys: ${Object.keys(manifest).slice(0, 10).join(', ')}`)
  return {
    modules: [`/${entry.file}`],
    preload: [...new Set(chunks.filter((chunk) => chunk !== entry).map(({ file }) => `/${file}`))],
    css: [...new Set(chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`))],
  }
}

/** Chunks by key, with everything that they import statically. */
export function chunksOf(manifest: ClientManifest, keys: readonly string[]): readonly ManifestChunk[] {
  const seen = new Map<string, ManifestChunk>()
  const visit = (key: string): void => {
    const chunk = Object.hasOwn(manifest, key) ? manifest[key] : undefined
    if (!chunk || seen.has(key)) return
    seen.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen.values()]
}
