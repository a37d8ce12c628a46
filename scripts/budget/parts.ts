import type { ClientManifest, ManifestChunk } from '../../src/server/edge/manifest'

/**
 * What a script of a page is for. `page` is the page itself; the others are listed apart, each under a ceiling of its
 * own: forms; described, which is rjsf and the matcher of patterns for forms that the platform describes; messages of
 * the visitor's language; checks of answers, with the catalogue of refusals; and what is fetched once the page stands.
 */
export const parts = ['page', 'forms', 'described', 'messages', 'checks', 'later'] as const
export type Part = (typeof parts)[number]

/** One script that a browser fetched. */
export interface Fetched {
  /** As the manifest names it: `assets/games-abc.js`. */
  readonly file: string
  /** Bytes of the body, compressed. */
  readonly bytes: number
}

/** Entries that are fetched once the page stands: by a timer, in sight, or with a text that is to be cleaned. */
const later: readonly string[] = [
  'src/app/session/afterPage.ts',
  'src/app/session/fetchAhead.ts',
  'src/app/offers/startOffers.ts',
  'src/app/offers/OfferHost.tsx',
  'src/features/launch/wallet/PendingTransfers.tsx',
  'src/features/notices/PopupCard.tsx',
  'node_modules/dompurify/dist/purify.es.mjs',
]

/** The part of a chunk that says so itself; others are of the part that imports them. */
function ownPart(key: string, { name = '', isDynamicEntry }: ManifestChunk): Part | undefined {
  if (name === 'checks' || name === 'forms') return name
  if (name === 'errors') return 'checks'
  if (name === 'rjsf' || name === 'patterns') return 'described'
  if (name === 'footer' || later.includes(key)) return 'later'
  if (key.endsWith('.json') || key.startsWith('src/app/messages/')) return 'messages'
  if (name === 'LoginPage') return 'page'
  if (key.startsWith('src/features/auth/')) return 'forms'
  return isDynamicEntry === true || name === 'home' ? 'page' : undefined
}

/** Which part each fetched file is of. */
export function sortFetched(manifest: ClientManifest, fetched: readonly Fetched[]): ReadonlyMap<string, Part> {
  const files = new Set(fetched.map(({ file }) => file))
  const loaded = Object.entries(manifest).filter(([, { file }]) => files.has(file))
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
  return partOf
}

/** Bytes of a page by part. */
export function measureParts(manifest: ClientManifest, fetched: readonly Fetched[]): Readonly<Record<Part, number>> {
  const partOf = sortFetched(manifest, fetched)
  const sums = Object.fromEntries(parts.map((part) => [part, 0])) as Record<Part, number>
  for (const { file, bytes } of fetched) sums[partOf.get(file) ?? 'page'] += bytes
  return sums
}
