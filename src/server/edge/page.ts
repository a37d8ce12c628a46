import type { BootData } from '../../engine/boot'
import { bootElementId } from '../../engine/boot'
import { brandText, type Brand } from '../../engine/brand'
import { languageOf } from '../../i18n/languages'
import { deriveTheme } from '../../theme/derive'
import { themeStyle } from '../../theme/style'
import type { LoadedBrand } from '../brands/loadedBrand'
import type { Answers } from './bootAnswers'
import { bootScript } from './bootScript'
import { escapeHtml, escapeJson } from './escape'
import { isHome } from './firstChunks'
import type { PageTags } from './manifest'
import { isSandbox } from './securityHeaders'
import { shell, shellKind } from './shell'
import { shellStyle } from './shellStyle'

export interface PageInput {
  readonly loaded: LoadedBrand
  readonly answers: Answers
  readonly nonce: string
  /** `https://www.aurora.example`, as the visitor sees it. */
  readonly origin: string
  readonly pathname: string
  readonly inspector: boolean
  readonly scripts: PageTags
}

export const assetBaseOf = (version: string): string => `/brand/${version}/`

export async function renderPage(input: PageInput): Promise<string> {
  const { loaded, answers, nonce, pathname, scripts } = input
  const { brand } = loaded
  const version = await loaded.files.version()
  const assetBase = assetBaseOf(version)
  const { styles, pageColours } = await prepare(loaded, version)
  const language = languageOf(brand.languages.default)
  const dark = brand.theme.default === 'dark'
  const banner = isHome(pathname) ? firstBanner(brand, answers) : undefined
  const boot: BootData = {
    brand: publicBrand(brand),
    assetBase,
    localeOverrides: brand.languages.supported.filter((tag) => Object.keys(loaded.texts.get(tag) ?? {}).length > 0),
    inspector: input.inspector,
    answers,
  }
  return `<!doctype html>
<html lang="${escapeHtml(brand.languages.default)}" dir="${language?.dir ?? 'ltr'}" data-theme="${brand.theme.default}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${describePage(input)}
<meta name="color-scheme" content="${brand.theme.default}">
<meta name="theme-color" content="${dark ? pageColours.dark : pageColours.light}" data-light="${pageColours.light}" data-dark="${pageColours.dark}">
<meta name="format-detection" content="telephone=no">
<meta property="csp-nonce" nonce="${nonce}">
<script nonce="${nonce}">${bootScript(brand)}</script>
${preloads(loaded, assetBase, banner, scripts, nonce)}
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<div id="root">${shell({ brand, kind: shellKind(pathname), banner })}</div>
<noscript>${escapeHtml(noScript[brand.languages.default] ?? noScript['en'] ?? '')}</noscript>
<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>
${scripts.inline === undefined ? '' : `<script type="module" nonce="${nonce}">${scripts.inline}</script>\n`}${scripts.modules.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`).join('\n')}
</body>
</html>
`
}

const noScript: Readonly<Record<string, string>> = {
  en: 'This site needs JavaScript. Please allow it in your browser and load the page again.',
  'zh-CN': '本站需要 JavaScript。请在浏览器中启用后重新加载页面。',
  ar: 'يحتاج هذا الموقع إلى جافاسكربت. يرجى تفعيلها في متصفحك ثم إعادة تحميل الصفحة.',
}

/** The platform's own address and the brand's other hosts are nobody's business in a browser. */
function publicBrand(brand: Brand): Brand {
  return { ...brand, domains: [], platform: { ...brand.platform, url: isSandbox(brand) ? 'sandbox' : '' } }
}

interface Prepared {
  readonly styles: string
  readonly pageColours: { readonly light: string; readonly dark: string }
}

const prepared = new WeakMap<LoadedBrand, Promise<Prepared>>()

/** The same for every page of one version of a brand. */
function prepare(loaded: LoadedBrand, version: string): Promise<Prepared> {
  const made = prepared.get(loaded) ?? makeStyles(loaded, assetBaseOf(version))
  prepared.set(loaded, made)
  return made
}

async function makeStyles({ brand, theme, files }: LoadedBrand, assetBase: string): Promise<Prepared> {
  const { light, dark } = deriveTheme(theme)
  const styles = themeStyle(theme, assetBase, await files.fontMetrics()) + shellStyle(brand, assetBase)
  return { styles: styles.replaceAll('</', '<\\/'), pageColours: { light: light['--page'] ?? '', dark: dark['--page'] ?? '' } }
}

function describePage({ loaded: { brand, hosts }, origin, pathname }: PageInput): string {
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

function preloads({ brand, theme }: LoadedBrand, assetBase: string, banner: string | undefined, scripts: PageTags, nonce: string): string {
  const { icon } = brand.assets
  const fonts = Object.values(theme.fonts).flatMap((font) => (font.files ?? []).filter(({ preload }) => preload === true))
  const files = [...new Set(fonts.map(({ file }) => file))]
  return [
    ...(icon === undefined ? ['<link rel="icon" href="data:,">'] : [`<link rel="icon" href="${assetBase}${icon}">`]),
    ...(icon?.endsWith('.png') ? [`<link rel="apple-touch-icon" href="${assetBase}${icon}">`] : []),
    ...files.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${assetBase}${file}" crossorigin>`),
    ...(banner === undefined ? [] : [`<link rel="preload" as="image" href="${escapeHtml(banner)}" fetchpriority="high">`]),
    ...scripts.css.map((href) => `<link rel="stylesheet" href="${href}" nonce="${nonce}">`),
    ...scripts.preload.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
  ].join('\n')
}

/** The picture that the hero will show first, where its address is certain before the app has asked anything. */
function firstBanner(brand: Brand, answers: Answers): string | undefined {
  const announcements = answers['announcements']
  const address: unknown = pick(pick(pick(pick(pick(announcements, 'banners'), 0), 'announcementImages'), 0), 'url')
  if (typeof address !== 'string') return undefined
  const allowed = address.startsWith('/cdn/') ? isSandbox(brand) : brand.platform.images.some((origin) => address.startsWith(`${origin}/`))
  return allowed ? address : undefined
}

const pick = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === String(key))?.[1] : undefined
