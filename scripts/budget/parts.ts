import type { ClientManifest, ManifestChunk } from '../../src/server/edge/manifest'

/**
 * What a script of a page is for. `page` is the page itself; the others are listed apart, each under a ceiling of its
 * own: forms; rjsf, which draws those that the platform describes; messages of the visitor's language; checks of
 * answers; and what the page has fetched once it stands.
 */
export const parts = ['page', 'forms', 'rjsf', 'messages', 'checks', 'later'] as const
export type Part = (typeof parts)[number]

/** One script that a browser fetched. */
export interface Fetched {
  /** As the manifest names it: `assets/kit-abc.js`. */
  readonly file: string
  /** Bytes of the body, compressed. */
  readonly bytes: number
}

/** Entries that are fetched once the page stands: by a timer, or when they come into sight. */
const later: readonly string[] = [
  'src/app/session/afterPage.ts',
  'src/features/launch/wallet/OpenTrips.tsx',
  'src/features/notices/PopupCard.tsx',
]

/** The part of a chunk that says so itself; others are of the part that imports them. */
function ownPart(key: string, { name = '', isDynamicEntry }: ManifestChunk): Part | undefined {
  if (name === 'checks' || name === 'rjsf' || name === 'forms') return name
  if (name === 'footer' || later.includes(key)) return 'later'
  if (key.endsWith('.json') || key.startsWith('src/app/locale/')) return 'messages'
  if (name === 'LoginPage' || name === 'header') return 'page'
  if (key.startsWith('src/features/auth/')) return 'forms'
  return isDynamicEntry === true || name === 'home' ? 'page' : undefined
}

/** Bytes of a page by part. */
export function measureParts(manifest: ClientManifest, fetched: readonly Fetched[]): Readonly<Record<Part, number>> {
  const bytes = new Map(fetched.map((each) => [each.file, each.bytes]))
  const loaded = Object.entries(manifest).filter(([, { file }]) => bytes.has(file))
  const partOf = new Map<string, Part>()
  const take = (key: string, part: Part): void => {
    const chunk = manifest[key]
    if (!chunk || partOf.has(chunk.file)) return
    const own = ownPart(key, chunk)
    if (own !== undefined && own !== part) return
    partOf.set(chunk.file, part)
    chunk.imports?.forEach((each) => take(each, part))
  }
  for (const part of parts) for (const [key, chunk] of loaded) if (ownPart(key, chunk) === part) take(key, part)
  const sums = Object.fromEntries(parts.map((part) => [part, 0])) as Record<Part, number>
  for (const { file, bytes: size } of fetched) sums[partOf.get(file) ?? 'page'] += size
  return sums
}
