import type { Brand } from '../../engine/brand'
import type { LoadedBrand } from '../brands/loadedBrand'
import { pagePath } from '../brands/pages/ownPapers'
import { sitemapPath } from './appAddresses'
import type { Compressed } from './assetReader'
import { chooseEncoding, webCompressor } from './encoding'
import { escapeHtml } from './escape'
import { isHome, isOpenToVisitors } from './firstChunks'
import { canonicalOrigin } from './pageHead'
import { plain } from './plainAnswers'
import { commonHeaders, inertPolicy } from './securityHeaders'
import { inLanguage } from './shownLanguage'
import { languagesOf } from './shownPage'
import { ownPageAt, pagesOf } from './sitePages'

/** What somebody signed in sees, and the platform: nothing to be found there. */
const closed = ['/member', '/agentHome', '/pointMall', '/game', '/feedback', '/join', '/promotions/mine', '/wps/']

/** Lead on to another page, by a parameter or without. */
const leadOn: readonly string[] = ['/promoDetail']

export function robots(loaded: LoadedBrand, origin: string, secure: boolean): Response {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${canonicalOrigin(loaded, origin)}${sitemapPath}`,
    '',
  ]
  return plain(200, lines.join('\n'), secure)
}

interface Sitemap {
  /** A brand without a domain of its own says the address that it was asked at. */
  readonly base: string
  readonly text: string
  gzip?: Promise<Compressed>
}

/** Of each brand the last one: pages times languages times languages are many lines. */
const kept = new WeakMap<LoadedBrand, Sitemap>()

export async function sitemap(
  request: Request,
  loaded: LoadedBrand,
  origin: string,
  secure: boolean,
): Promise<Response> {
  const base = canonicalOrigin(loaded, origin)
  const before = kept.get(loaded)
  const map = before?.base === base ? before : { base, text: sitemapText(loaded, base) }
  kept.set(loaded, map)
  const headers = new Headers({
    ...commonHeaders(secure),
    'Content-Security-Policy': inertPolicy,
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  })
  const accepted = request.headers.get('accept-encoding') ?? undefined
  if (chooseEncoding(accepted, webCompressor.encodings) !== 'gzip') return new Response(map.text, { headers })
  map.gzip ??= webCompressor.compress(map.text, 'gzip')
  headers.set('Content-Encoding', 'gzip')
  return new Response((await map.gzip).bytes, { headers })
}

/** Every page that anybody may open, each in every language that it has. */
function sitemapText(loaded: LoadedBrand, base: string): string {
  const { brand } = loaded
  const link = (address: string, tag: string, language: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(inLanguage(brand, address, tag))}"/>`
  const alternates = (address: string, tags: readonly string[]) =>
    tags.length < 2
      ? ''
      : tags.map((tag) => link(address, tag, tag)).join('') + link(address, brand.languages.default, 'x-default')
  const rows = pathsOf(loaded).flatMap((path) => {
    const address = `${base}${path}`
    const tags = languagesOf(brand, ownPageAt(loaded, path))
    return tags.map(
      (tag) => `<url><loc>${escapeHtml(inLanguage(brand, address, tag))}</loc>${alternates(address, tags)}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows.join('\n')}
</urlset>
`
}

/** The platform has no category of cockfights: they are those of the vendors that a brand names. */
const isOffered = ({ games }: Brand, id: string): boolean => id !== 'cockfight' || games.cockfightVendors.length > 0

/** One address a page: without parameters, not behind a login, not what robots are kept from or what leads elsewhere. */
function pathsOf({ brand, pages }: LoadedBrand): readonly string[] {
  const isOpen = (path: string) => !brand.access.loginRequired || isOpenToVisitors(path)
  const fixed = pagesOf(brand).flatMap(({ id, paths: [path] = [] }) =>
    path === undefined || path.includes(':') || !isOffered(brand, id) ? [] : [path],
  )
  const all = [...fixed.map((path) => (isHome(path) ? '/index' : path)), ...[...pages.keys()].map(pagePath)]
  return [...new Set(all)].filter(
    (path) =>
      isOpen(path) &&
      !path.includes('*') &&
      !leadOn.includes(path) &&
      !closed.some((each) => path.startsWith(each.replace(/\/$/, ''))),
  )
}
