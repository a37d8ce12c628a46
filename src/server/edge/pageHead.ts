import { brandText } from '../../engine/brand'
import type { LoadedBrand } from '../brands/loadedBrand'
import { appIconPath, manifestPath } from './appAddresses'
import { escapeHtml } from './escape'
import { isHome } from './firstChunks'
import type { PageTags } from './manifest'

export interface PageAddress {
  /** `https://www.aurora.example`, as the visitor sees it. */
  readonly origin: string
  readonly pathname: string
}

/** Title, description and the address that the page is known by. */
export function describePage({ brand, hosts }: LoadedBrand, { origin, pathname }: PageAddress): string {
  const tag = brand.languages.default
  const tagline = brand.tagline === undefined ? undefined : brandText(brand.tagline, tag, tag)
  const domain = brand.domains.find((each) => hosts.includes(each))
  const canonicalOrigin = domain === undefined ? origin : `https://${domain}`
  const canonical = `${canonicalOrigin}${isHome(pathname) ? '/index' : encodeURI(decodePath(pathname))}`
  const lines = [
    `<title>${escapeHtml(tagline === undefined ? brand.name : `${brand.name} – ${tagline}`)}</title>`,
    `<meta name="description" content="${escapeHtml(tagline ?? brand.name)}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
  ]
  return lines.join('\n')
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return '/index'
  }
}

/**
 * Icon, and what the first picture needs: typefaces, the banner, styles and scripts. Scripts are fetched early but after
 * the rest: the shell is painted without them.
 */
export function pageLinks(
  { brand, theme }: LoadedBrand,
  assetBase: string,
  banner: string | undefined,
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
    ...(banner === undefined
      ? []
      : [`<link rel="preload" as="image" href="${escapeHtml(banner)}" fetchpriority="high">`]),
    ...scripts.css.map((href) => `<link rel="stylesheet" href="${href}" nonce="${nonce}">`),
    ...scripts.preload.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}" fetchpriority="low">`),
  ].join('\n')
}

/** What makes the site one that can be installed; phones that know no manifest take the icon and the name from here. */
export async function appLinks({ brand, files }: LoadedBrand): Promise<string> {
  return [
    `<link rel="manifest" href="${manifestPath}">`,
    `<link rel="apple-touch-icon" href="${appIconPath(await files.version(), 'touch-180')}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(brand.name)}">`,
  ].join('\n')
}
