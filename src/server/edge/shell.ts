import { barePages } from '../../contract/pages'
import { brandText, type Brand } from '../../engine/brand'
import { phrasesOf } from '../../lib/phrases'
import { escapeHtml } from './escape'
import { isHome } from './firstChunks'

/** What a page holds while it loads: home its hero and lanes, /login the form's place, others rows of cards. */
export type ShellKind = 'home' | 'login' | 'cards' | 'bare'

/** What stands in the page before the app does, in the geometry of its header, hero and first lanes. */
export interface ShellInput {
  readonly brand: Brand
  readonly kind: ShellKind
  /** The picture of the first banner, where it is known. */
  readonly banner: string | undefined
}

export function shellKind(pathname: string): ShellKind {
  if (isHome(pathname)) return 'home'
  if (pathname === '/login') return 'login'
  return barePages.includes(pathname) ? 'bare' : 'cards'
}

const blocks = (count: number, className: string): string => `<i class="${className}"></i>`.repeat(count)
const cards = (count: number): string =>
  `<i class="sh-title"></i><div class="sh-cards">${blocks(count, 'sh-card')}</div>`

/** The sign-in page's place. Its largest words are the brand's own: where the page is not drawn they are there before the app. */
function form({ languages, tagline }: Brand): string {
  const tag = languages.default
  const words = tagline === undefined ? '' : phrased(brandText(tagline, tag, tag))
  return `<div class="sh-gate"><div class="sh-welcome"><i class="sh-title"></i>${words}</div><i class="sh-form"></i></div>`
}

/** As ui/text/Phrases.tsx draws it: lines end between words, in Chinese too. */
function phrased(text: string): string {
  const phrases = phrasesOf(text).map(escapeHtml)
  return phrases.length < 2 ? phrases.join('') : `<span class="sh-phrases">${phrases.join('<wbr>')}</span>`
}

/**
 * Replaced by the app's first render. Nothing in it can be pressed, so assistive technology does not hear of it; the
 * brand's mark is a background (shellStyle), since only the one of the visitor's theme is to be loaded.
 */
export function shell({ brand, kind, banner }: ShellInput): string {
  const page = `<div class="sh-page">${cards(12)}</div>`
  if (kind === 'bare') return `<div class="sh" aria-hidden="true">${page}</div>`
  // Where a session is required, the page's first script says which of the two is seen.
  const gate = kind !== 'login' && brand.access.loginRequired ? form(brand) : ''
  const main =
    kind === 'login' ? form(brand) : `<div class="sh-main">${kind === 'home' ? homeShell(brand, banner) : page}</div>`
  const look = `sh sh-${brand.layout.header}${kind === 'login' ? ' sh-login' : ''}`
  return `<div class="${look}" aria-hidden="true">${headers[brand.layout.header](brand)}${main}${gate}</div><i class="sh-bottom"></i></div>`
}

const logo = (brand: Brand): string =>
  `<span class="sh-logo">${brand.assets.logo === undefined ? escapeHtml(brand.name) : ''}</span>`
const tools = `<b></b>${blocks(3, 'sh-tool')}<i class="sh-account"></i>`
const notice = '<div class="sh-notice"></div>'

/** Each opens one element that the shell closes. */
const headers: Readonly<Record<Brand['layout']['header'], (brand: Brand) => string>> = {
  rail: (brand) =>
    `<div class="sh-side"><div class="sh-head">${logo(brand)}</div>${blocks(8, 'sh-row')}</div><div class="sh-col"><div class="sh-bar">${logo(brand)}${tools}</div>${notice}`,
  mega: (brand) =>
    `<div class="sh-col"><div class="sh-bar"><div class="sh-wide"><i class="sh-menu"></i>${logo(brand)}${tools}</div></div><div class="sh-band"></div>${notice}`,
  centered: (brand) =>
    `<div class="sh-col"><div class="sh-bar"><div class="sh-wide"><span class="sh-start"><i class="sh-menu"></i></span>${logo(brand)}<span class="sh-end"><i class="sh-account"></i></span></div><div class="sh-tabs">${blocks(6, 'sh-tab')}</div></div>${notice}`,
}

function homeShell(brand: Brand, banner: string | undefined): string {
  const section = Object.hasOwn(brand.slots, 'home.section') ? brand.slots['home.section'] : undefined
  const heroFirst = section?.order?.[0] === undefined || section.order[0] === 'hero'
  const shown = heroFirst && section?.hide?.includes('hero') !== true
  const picture = banner === undefined ? '' : `<img src="${escapeHtml(banner)}" alt="" fetchpriority="high">`
  const variant = heroVariant(brand)
  const hero = `<div class="sh-hero sh-${variant}"><div class="sh-slide"><div class="sh-picture">${picture}</div></div></div>`
  const lane = `<div class="sh-lane">${cards(9)}</div>`
  return `${shown ? hero : ''}${lane.repeat(2)}`
}

const variants: readonly Brand['layout']['hero'][] = ['full', 'split', 'framed']

function heroVariant(brand: Brand): Brand['layout']['hero'] {
  const entries = Object.hasOwn(brand.slots, 'home.section') ? brand.slots['home.section']?.entries : undefined
  const named = entries && Object.hasOwn(entries, 'hero') ? entries['hero']?.variant : undefined
  return variants.find((variant) => variant === named) ?? brand.layout.hero
}
