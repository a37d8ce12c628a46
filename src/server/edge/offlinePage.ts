import { languageOf } from '../../i18n/languages'
import { offlineWords, type OfflineWords } from './offlineWords'
import { themeStyle } from '../../theme/style'
import type { LoadedBrand } from '../brands/loadedBrand'
import { bootScript } from './bootScript'
import { escapeHtml } from './escape'
import { pageStyles } from './pageStyles'
import { commonHeaders } from './securityHeaders'

/**
 * What an installed or known site shows without a network: the brand's mark, colours and words, in the visitor's language
 * and theme. It is kept for as long as the brand's files are the same, so it has no nonce: its policy names its one style and its one
 * script by their hashes, and it may ask for nothing but its own pictures and typefaces.
 */
export async function offlinePage(loaded: LoadedBrand, secure: boolean): Promise<Response> {
  const { html, policy } = await made(loaded)
  return new Response(html, {
    headers: {
      ...commonHeaders(secure),
      'Content-Security-Policy': policy,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** Changes with what the page says and how it looks: with the build, too. */
export async function offlineVersion(loaded: LoadedBrand): Promise<string> {
  const start = (await digestOf((await made(loaded)).html)).slice(0, 6)
  return [...start].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Files of the brand that the page shows, by address: the worker keeps them with it. */
export async function offlineFiles({ brand, theme, files }: LoadedBrand): Promise<readonly string[]> {
  const base = `/brand/${await files.version()}/`
  const { logo, logoDark } = brand.assets
  const fonts = [theme.fonts.display, theme.fonts.text].flatMap(({ files: faces = [] }) =>
    faces.filter(({ preload }) => preload === true).map(({ file }) => file),
  )
  const there = await Promise.all(
    [...new Set([logo, logoDark, ...fonts])].map(async (file) =>
      // one file that is away would keep the whole list from being kept
      file !== undefined && (await files.read(file)) !== undefined ? [`${base}${file}`] : [],
    ),
  )
  return there.flat()
}

interface OfflineHtml {
  readonly html: string
  readonly policy: string
}

const kept = new WeakMap<LoadedBrand, Promise<OfflineHtml>>()

function made(loaded: LoadedBrand): Promise<OfflineHtml> {
  const known = kept.get(loaded)
  if (known) return known
  const making = make(loaded)
  kept.set(loaded, making)
  making.catch(() => kept.delete(loaded))
  return making
}

async function make(loaded: LoadedBrand): Promise<OfflineHtml> {
  const { brand, theme, texts, files } = loaded
  const base = `/brand/${await files.version()}/`
  const { default: first, supported } = brand.languages
  const said = new Map(
    supported.flatMap((tag): [string, OfflineWords][] => {
      const words = offlineWords(tag, texts.get(tag))
      return words === undefined ? [] : [[tag, words]]
    }),
  )
  const english = offlineWords('en')
  if (said.size === 0 && english) said.set('en', english)
  const tags = [...said.keys()]
  // a language without the words reads the first that has them
  const standIn = said.has(first) ? first : said.has('en') ? 'en' : (tags[0] ?? 'en')
  const { page } = await pageStyles(loaded, base)
  const style = (
    themeStyle(theme, base, await files.fontFigures()) +
    layout +
    shownBy(supported, tags, standIn)
  ).replaceAll('</', '<\\/')
  const script = `${bootScript(brand)};addEventListener('online',function(){location.reload()})`
  const mode = brand.theme.default
  const html = `<!doctype html>
<html lang="${escapeHtml(first)}" dir="${languageOf(first)?.dir ?? 'ltr'}" data-theme="${mode}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(brand.name)}</title>
<meta name="color-scheme" content="${mode}">
<meta name="theme-color" content="${page[mode]}" data-light="${page.light}" data-dark="${page.dark}">
<script>${script}</script>
<style>${style}</style>
</head>
<body>
<main>
${mark(loaded, base)}
${[...said].map(([tag, words]) => section(tag, words)).join('\n')}
</main>
</body>
</html>
`
  const directives = [
    "default-src 'none'",
    `script-src '${await hashOf(script)}'`,
    `style-src '${await hashOf(style)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return { html, policy: directives.join('; ') }
}

const digestOf = async (source: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source)))

const hashOf = async (source: string): Promise<string> =>
  `sha256-${btoa(String.fromCharCode(...(await digestOf(source))))}`

function mark({ brand }: LoadedBrand, base: string): string {
  const { logo, logoDark = logo } = brand.assets
  if (logo === undefined || logoDark === undefined) return `<p class="name">${escapeHtml(brand.name)}</p>`
  const picture = (file: string, className: string) =>
    `<img class="${className}" src="${escapeHtml(base + file)}" alt="${escapeHtml(brand.name)}" width="148" height="32">`
  return `${picture(logo, 'on-light')}${picture(logoDark, 'on-dark')}`
}

/** The waves of a wireless network, crossed out, in the line of the product's other icons. */
const sign = `<svg viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 5.2-2.7M19 12.9a10 10 0 0 0-2-1.5M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8A15 15 0 0 0 10.7 5M2 2l20 20"/></svg>`

const section = (tag: string, { title, text, retry }: OfflineWords): string =>
  `<section lang="${escapeHtml(tag)}" dir="${languageOf(tag)?.dir ?? 'ltr'}"><span class="sign">${sign}</span><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></section>`

/** Without a line of script: the language of the page shows its section. */
function shownBy(supported: readonly string[], tags: readonly string[], standIn: string): string {
  return supported
    .map((tag) => `html[lang="${tag}"] section[lang="${tags.includes(tag) ? tag : standIn}"]{display:grid}`)
    .join('')
}

const layout = `
*{box-sizing:border-box;margin:0}
body{min-block-size:100dvh;display:grid;font-family:var(--font-text);font-size:var(--fs-md);line-height:1.5;background:var(--page) var(--backdrop);background-attachment:fixed}
main{display:grid;align-content:center;justify-items:center;gap:var(--space-6);padding:var(--space-6) max(24px,env(safe-area-inset-left))}
img{object-fit:contain}
html[data-theme=light] .on-dark,html[data-theme=dark] .on-light{display:none}
.name{font:700 var(--fs-xl)/1 var(--font-display);word-spacing:var(--word-space)}
section{display:none;justify-items:center;gap:var(--space-4);inline-size:min(100%,440px);padding:var(--space-6) var(--space-5);border-radius:var(--radius-l);background:var(--surface-1);box-shadow:var(--shadow-2);text-align:center}
.sign{display:grid;place-items:center;inline-size:80px;block-size:80px;border-radius:50%;background:var(--accent-soft);color:var(--accent-text)}
h1{font:700 var(--fs-xl)/1.15 var(--font-display);word-spacing:var(--word-space);text-wrap:balance}
section p{color:var(--text-muted);text-wrap:pretty}
a{display:grid;place-items:center;min-block-size:var(--control-h);padding:8px 28px;border-radius:var(--radius-m);background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
a:hover{background:var(--accent-hover)}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`
