import { parse } from 'hono/utils/cookie'
import type { Ask, Found } from '../brands/brandSource'
import type { LoadedBrand } from '../brands/loadedBrand'
import { previewCookie, previewPath, previewText } from './previewLink'
import { type Preview, readPreview } from './previewToken'
import type { ReleaseCache } from './releaseCache'
import { StoreAway } from './releaseStore'
import { versionIn } from './versionQuestions'

export interface PreviewsOptions {
  /** Key that links are signed with. */
  readonly key: () => Promise<Uint8Array>
  /** The brand that has a host. */
  readonly brandOf: (host: string) => string | undefined
  readonly cache: Pick<ReleaseCache, 'load'>
  readonly now: () => number
  readonly clock: () => number
}

/** What whoever holds a link is shown, or who takes one up. Undefined where the site is shown as others see it. */
export type FindPreview = (ask: Ask, host: string) => Promise<Found | undefined>

/** A link that was revoked is believed for so long at most. */
const keyMs = 30_000

/** Links to releases that visitors do not see. */
export function createPreviews({ key, brandOf, cache, now, clock }: PreviewsOptions): FindPreview {
  let read: { readonly reading: Promise<Uint8Array>; readonly at: number } | undefined

  /** Read again now and then: an operator may put another in its place. What is known counts while nobody answers. */
  const readKey = async (): Promise<Uint8Array> => {
    if (read && clock() - read.at < keyMs) return read.reading
    const known = read?.reading
    const reading = key().catch((error: unknown) => {
      if (known) return known
      read = undefined
      throw error
    })
    read = { reading, at: clock() }
    return reading
  }

  const previewOf = async (token: string): Promise<Preview | undefined> => readPreview(token, await readKey(), now())

  /** A preview is of one brand, on hosts that its release has and no other brand. */
  const loadedOf = async (preview: Preview | undefined, host: string): Promise<LoadedBrand | undefined> => {
    const owner = brandOf(host)
    if (!preview || (owner !== undefined && owner !== preview.brand)) return undefined
    const loaded = await cache.load(preview.brand, preview.release)
    return loaded.hosts.includes(host) ? loaded : undefined
  }

  const enter = async ({ url, secure }: Ask, host: string, held: string | undefined): Promise<Found | undefined> => {
    // a host that nobody has says no more of previews than of anything else
    const refused: Found | undefined = brandOf(host) === undefined ? undefined : { type: 'refused' }
    const token = url.searchParams.get('link') ?? ''
    if (token === '')
      return refused || held !== undefined ? { type: 'enter', cookie: previewText('', 0, secure) } : refused
    try {
      const preview = await previewOf(token)
      if (!preview || !(await loadedOf(preview, host))) return refused
      return { type: 'enter', cookie: previewText(token, Math.floor((preview.until - now()) / 1000), secure) }
    } catch (error) {
      return error instanceof StoreAway ? { type: 'away' } : refused
    }
  }

  return async (ask, host) => {
    const { pathname } = ask.url
    const token = ask.cookies === '' ? undefined : parse(ask.cookies)[previewCookie]
    if (pathname === previewPath) return enter(ask, host, token)
    if (token === undefined) return undefined
    try {
      const loaded = await loadedOf(await previewOf(token), host)
      const version = versionIn(pathname)
      const isOfIt = version === undefined || (await loaded?.files.knows(version))
      return loaded && isOfIt ? { type: 'brand', loaded, isPreview: true } : undefined
    } catch {
      // who holds a link is not shown the site as others see it in its place
      const brand = brandOf(host)
      return { type: 'away', ...(brand !== undefined && { brand }) }
    }
  }
}
