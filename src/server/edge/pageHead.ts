import { type Brand, brandName, brandText, windowTitle } from '../../engine/brand'
import type { Language } from '../../i18n/languages'
import type { LoadedBrand } from '../brands/loadedBrand'
import type { CatalogueEntry } from '../brands/product/catalogue'
import { openingOf } from '../brands/pages/opening'
import { edgeTexts } from '../edgeTexts'
import { appIconPath, manifestPath, sharePicture, sharePicturePath } from './appAddresses'
import type { Closure } from './closure'
import type { NamedThing } from './drawnPages'
import { escapeHtml } from './escape'
import { isHome } from './firstChunks'
import type { PageTags } from './manifest'
import { inLanguage } from './shownLanguage'
import { canonicalLanguage, languagesOf, textShown } from './shownPage'
import { ownPageAt, pageAt } from './sitePages'

export interface PageAddress {
  /** `https://www.aurora.example`, as the visitor sees it. */
  readonly origin: string
  readonly pathname: string
  /** What the page is shown in before the visitor's own choice is known. */
  readonly language: Language
}

/** What stands at an address. */
export type Standing =
  | {
      /** A page of the site. */
      readonly state: 'found'
      /** What the address names, where the edge knows it. */
      readonly named: NamedThing | undefined
      /** Of the query what says which page it is, `?article=deposits`; empty otherwise. */
      readonly search: string
    }
  | { readonly state: 'missing' }
  /** What every page says while the site is closed. */
  | { readonly state: 'closed'; readonly times: Closure['times'] }

const stateTitles = { missing: 'app.notFound.title', closed: 'app.maintenance.title' } as const

/** Title, description, the addresses that the page is known by, and what stands in a shared link. */
export async function describePage(loaded: LoadedBrand, address: PageAddress, standing: Standing): Promise<string> {
  const { brand } = loaded
  const { tag } = address.language
  const origin = canonicalOrigin(loaded, address.origin)
  const found = standing.state === 'found' ? standing : undefined
  const canonical = `${origin}${canonicalPath(address.pathname)}${found?.search ?? ''}`
  const own = ownPageAt(loaded, address.pathname)
  const shown = canonicalLanguage(brand, own, tag)
  const name = brandName(brand, tag)
  const tagline = brand.tagline === undefined ? undefined : brandText(brand.tagline, tag, brand.languages.default)
  const title = titleOf(loaded, address, standing, tagline)
  const written = own && found ? textShown(brand, own, tag) : undefined
  const opening = (written ? openingOf(written.text) : found?.named?.opening) ?? ''
  const description = opening === '' ? (tagline ?? name) : opening
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}">`
  const lines = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)]
  // what is not there is not to be found either
  if (standing.state === 'missing') return [...lines, meta('name', 'robots', 'noindex')].join('\n')
  return [
    ...lines,
    `<link rel="canonical" href="${escapeHtml(inLanguage(brand, canonical, shown))}">`,
    ...alternates(brand, canonical, languagesOf(brand, own)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', inLanguage(brand, canonical, shown)),
    meta('property', 'og:locale', (written?.tag ?? shown).replace('-', '_')),
    meta('property', 'og:image', `${origin}${sharePicturePath(await loaded.files.version())}`),
    meta('property', 'og:image:width', String(sharePicture.width)),
    meta('property', 'og:image:height', String(sharePicture.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n')
}

/** The page in the languages that it has; nothing where there is one only. */
function alternates(brand: Brand, canonical: string, tags: readonly string[]): readonly string[] {
  if (tags.length < 2) return []
  const link = (tag: string, address: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}">`
  return [...tags.map((tag) => link(tag, inLanguage(brand, canonical, tag))), link('x-default', canonical)]
}

/** As the app names the window (usePageTitle): the page and the brand; on home the brand and its one sentence. */
function titleOf(loaded: LoadedBrand, address: PageAddress, standing: Standing, tagline: string | undefined): string {
  const { tag } = address.language
  const name = brandName(loaded.brand, tag)
  const isOfBrand = standing.state === 'found' && isOfTheBrand(loaded, address)
  return windowTitle(name, isOfBrand ? undefined : nameOf(loaded, address, standing), isOfBrand ? tagline : undefined)
}

const isOfTheBrand = (loaded: LoadedBrand, { pathname }: PageAddress): boolean => {
  const page = pageAt(loaded, pathname)
  return page === undefined || page.id === 'home' || isHome(pathname)
}

/** What a page is called, or what is said in its place. */
export function nameOf(loaded: LoadedBrand, address: PageAddress, standing: Standing): string | undefined {
  const { tag } = address.language
  if (standing.state !== 'found') return textIn(loaded, stateTitles[standing.state], tag)
  const own = ownPageAt(loaded, address.pathname)
  if (own) return textShown(loaded.brand, own, tag)?.text.title
  const page = pageAt(loaded, address.pathname)
  return standing.named?.title ?? (page && labelOf(loaded, page, tag))
}

/** What an entry is called, in the brand's own words where it has some. */
export function labelOf(loaded: LoadedBrand, { id, label }: CatalogueEntry, tag: string): string | undefined {
  const { brand } = loaded
  const own = brand.slots.page?.entries?.[id]?.label
  if (own !== undefined) return brandText(own, tag, brand.languages.default)
  return label === undefined ? undefined : textIn(loaded, label, tag)
}

/** In the brand's own words where it has some. */
export const textIn = ({ texts }: LoadedBrand, key: string, tag: string): string | undefined =>
  texts.get(tag)?.[key] ?? (edgeTexts[tag] ?? edgeTexts['en'])?.[key]

/** The first domain that is the brand's alone; without one, where the visitor is. */
export function canonicalOrigin({ brand, hosts }: LoadedBrand, origin: string): string {
  const domain = brand.domains.find((each) => hosts.includes(each))
  return domain === undefined ? origin : `https://${domain}`
}

const canonicalPath = (pathname: string): string => (isHome(pathname) ? '/index' : encodeURI(decodePath(pathname)))

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return '/index'
  }
}

/**
 * Icon, and what the first picture needs: typefaces, the banner, styles and scripts, in the order in which they are wanted.
 * Scripts are asked for after what is seen at once and before the pictures of games.
 */
export function pageLinks(
  { brand, theme }: LoadedBrand,
  assetBase: string,
  pictures: readonly string[],
  scripts: PageTags,
  nonce: string,
): string {
  const { icon } = brand.assets
  const fonts = Object.values(theme.fonts).flatMap((font) =>
    (font.files ?? []).filter(({ preload }) => preload === true),
  )
  const files = [...new Set(fonts.map(({ file }) => file))]
  return [
    ...(icon === undefined ? ['<link rel="icon" href="data:,">'] : [`<link rel="icon" href="${assetBase}${icon}">`]),
    ...files.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${assetBase}${file}" crossorigin>`),
    ...pictures.map((href) => `<link rel="preload" as="image" href="${escapeHtml(href)}" fetchpriority="high">`),
    ...scripts.css.map((href) => `<link rel="stylesheet" href="${href}" nonce="${nonce}">`),
    ...scripts.preload.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}" fetchpriority="low">`),
  ].join('\n')
}

/** What makes the site one that can be installed; phones that know no manifest take the icon and the name from here. */
export async function appLinks({ brand, files }: LoadedBrand): Promise<string> {
  return [
    // with the cookie that says which release the visitor sees
    `<link rel="manifest" href="${manifestPath}" crossorigin="use-credentials">`,
    `<link rel="icon" type="image/png" sizes="48x48" href="${appIconPath(await files.version(), 'favicon-48')}">`,
    `<link rel="apple-touch-icon" href="${appIconPath(await files.version(), 'touch-180')}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(brand.name)}">`,
  ].join('\n')
}
