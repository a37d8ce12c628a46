import { bootElementId, type BootData } from '../../engine/boot'
import type { Brand } from '../../engine/brand'
import type { LoadedBrand, Pages } from '../brands/loadedBrand'
import type { KnownAnswers } from './bootAnswers'
import { writtenPage } from './brandFile'
import { bootScript } from './bootScript'
import { escapeHtml, escapeJson } from './escape'
import { figuresScript } from './figuresScript'
import { firstBanner } from './firstBanner'
import { isHome } from './firstChunks'
import type { PageTags } from './manifest'
import { appLinks, describePage, pageLinks, type PageAddress, type Standing } from './pageHead'
import { pageStyles } from './pageStyles'
import { isSandbox } from './securityHeaders'
import { shell, shellKind } from './shell'
import { startScript } from './startScript'
import { startTrouble, startTroubleScript } from './startTrouble'
import { viewText } from './viewCookie'
import { type FirstView, type FirstViewInput, shellTemplateId } from '../../engine/firstView'
import type { FirstViews } from './firstViews'
import { type DrawnPage, viewAddress } from './drawnPages'
import { textShown } from './shownPage'
import { noScript } from './noScript'
import { nameAt, ownPageAt } from './sitePages'

export interface PageInput extends PageAddress, KnownAnswers {
  readonly loaded: LoadedBrand
  readonly nonce: string
  readonly inspector: boolean
  /** With it the inspector may write texts into the brand's folder. */
  readonly writeToken?: string | undefined
  readonly standing: Standing
  readonly scripts: PageTags
  /** Those of a drawn page that answer a press. */
  readonly early: readonly string[]
  /** Files of the dialogs that a press may open before the app is there, by name. */
  readonly dialogs: Readonly<Record<string, readonly string[]>>
  /** Origins of the brand's other addresses, which the page may measure; undefined: not known. */
  readonly routes: readonly string[] | undefined
  /** What the edge draws of it, and with what; undefined: the browser does it. */
  readonly drawn: { readonly page: DrawnPage; readonly views: FirstViews } | undefined
  readonly themeChoice: FirstViewInput['themeChoice']
  /** Key of the page, where the visit is asked what it was like. */
  readonly askedPage?: string | undefined
  /** What the clock of the server shows, epoch milliseconds. */
  readonly time: number
}

/** What a page is rendered from: the data that it inlines, and its first view where the edge has drawn one. */
export interface DrawnInput {
  readonly boot: BootData
  readonly view: FirstView | undefined
}

export async function drawPage(input: PageInput): Promise<DrawnInput> {
  const { loaded, language, drawn } = input
  const boot = await bootData(input, assetBaseOf(await loaded.files.version()))
  const drawing = { loaded, boot, language: language.tag, themeChoice: themeOf(input) }
  const view = await drawn?.views.get({ ...drawing, ...viewAddress(drawn.page) })
  return { boot, view }
}

const assetBaseOf = (version: string): string => `/brand/${version}/`

/** To choose what the brand has is to choose nothing. */
function themeOf({ loaded, themeChoice }: PageInput): FirstViewInput['themeChoice'] {
  const { theme } = loaded.brand
  return themeChoice === (theme.followSystem ? 'system' : theme.default) ? undefined : themeChoice
}

/** The brand's mark, where it is known on which ground it will stand: it would wait behind the scripts otherwise. */
function firstMark({ loaded, themeChoice }: PageInput, assetBase: string): string | undefined {
  const { assets, theme } = loaded.brand
  const ground = themeChoice ?? (theme.followSystem ? 'system' : theme.default)
  const file = ground === 'dark' ? (assets.logoDark ?? assets.logo) : assets.logo
  return file === undefined || (ground === 'system' && assets.logoDark !== undefined) ? undefined : assetBase + file
}

export async function renderPage(input: PageInput, { boot, view }: DrawnInput): Promise<string> {
  const { loaded, answers, nonce, pathname, scripts, early, language } = input
  const { brand: own } = loaded
  // what is drawn before the app is there knows one language
  const brand: Brand = { ...own, languages: { ...own.languages, default: language.tag } }
  const version = await loaded.files.version()
  const assetBase = assetBaseOf(version)
  const { styles, page } = await pageStyles(loaded, assetBase)
  const theme = brand.theme.default
  const banner = isHome(pathname) ? firstBanner(brand, answers) : undefined
  const waiting = shell({ brand, kind: shellKind(pathname), banner })
  const asked = input.askedPage !== undefined && scripts.figures !== undefined
  // in a shell nothing is to be read until they have run; while developing one of them has to run before the others
  const isPaintedFirst = view !== undefined && scripts.inline === undefined
  const module = (attributes: string, source = '') =>
    `<script type="module"${attributes} nonce="${nonce}">${source}</script>`
  return `<!doctype html>
<html lang="${escapeHtml(language.tag)}" dir="${language.dir}" data-theme="${theme}"${view ? ` data-view="${viewText(language.tag, own, input.themeChoice, false)}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${await describePage(loaded, input, input.standing)}
<meta name="color-scheme" content="${theme}">
<meta name="theme-color" content="${page[theme]}" data-light="${page.light}" data-dark="${page.dark}">
<meta name="format-detection" content="telephone=no">
<meta property="csp-nonce" nonce="${nonce}">
<script nonce="${nonce}">${bootScript(own)}</script>${
    asked
      ? `\n<script nonce="${nonce}">${figuresScript({ module: scripts.figures, page: input.askedPage, version })}</script>`
      : ''
  }
${pageLinks(
  loaded,
  assetBase,
  [banner, firstMark(input, assetBase)].flatMap((picture) => picture ?? []),
  isPaintedFirst ? { ...scripts, preload: [] } : scripts,
  nonce,
)}
${await appLinks(loaded)}
<style id="marquee-theme" nonce="${nonce}">${styles}</style>
${view === undefined ? '' : `<style nonce="${nonce}">[data-redraw] #root{display:none}</style>${view.styles.replaceAll('<style', `<style nonce="${nonce}"`)}`}
</head>
<body>
${noScript({ loaded, address: input, standing: input.standing, nonce, isDrawn: view !== undefined })}
<div id="root">${view?.html ?? waiting}</div>
${view === undefined ? '' : `<template id="${shellTemplateId}">${waiting}</template>${view.dialogs}<script nonce="${nonce}">${view.script}(${escapeJson(input.dialogs)})</script>`}
${startTrouble(language, scripts.modules.at(-1), loaded.texts.get(language.tag))}<script nonce="${nonce}">${startTroubleScript}</script>
<script type="application/json" id="${bootElementId}">${escapeJson(view ? { ...boot, drawnAt: view.drawnAt } : boot)}</script>
${scripts.inline === undefined ? '' : module('', scripts.inline)}
${isPaintedFirst ? startScript(scripts, early, nonce) : scripts.modules.map((src) => module(` src="${src}"`)).join('\n')}
</body>
</html>
`
}

/** All that a page is rendered from but its nonce and its times: pages with the same key differ in these alone. */
export function pageKey(input: PageInput, view: FirstView, numberOf: (object: object) => number): string {
  const { loaded, answers, answersLanguage, origin, pathname, language, standing, drawn } = input
  return JSON.stringify([
    ...[numberOf(loaded), numberOf(view), language.tag, answersLanguage, origin, pathname, standing],
    ...[drawn && viewAddress(drawn.page), input.themeChoice, input.routes, input.askedPage],
    Object.entries(answers).map(([id, value]) => [
      id,
      typeof value === 'object' && value !== null ? numberOf(value) : [value],
    ]),
  ])
}

async function bootData(input: PageInput, assetBase: string): Promise<BootData> {
  const { loaded, answers, answersAge, answersLanguage, inspector, writeToken, routes, standing, drawn } = input
  const { brand, texts, sources, theme, pages } = loaded
  const overridden = (tag: string) => Object.keys(texts.get(tag) ?? {}).length > 0
  const localeOverrides = brand.languages.supported.filter(overridden)
  const inspection = inspector
    ? { inspection: { sources: publicSources(sources), theme, ...(writeToken !== undefined && { writeToken }) } }
    : {}
  const isOwn = drawn?.page.state === 'page' && drawn.page.id === 'ownPages'
  const ownPage = isOwn ? await ownPageIn(input) : undefined
  return {
    brand: publicBrand(brand),
    assetBase,
    localeOverrides,
    ...(pages.size > 0 && { ownPages: ownPagesOf(pages) }),
    inspector,
    ...inspection,
    answers,
    answersAge,
    ...(answersLanguage !== brand.languages.default && { answersLanguage }),
    ...(standing.state === 'closed' && { closed: standing.times }),
    ...(ownPage && { ownPage }),
    ...(routes && { routes }),
    time: input.time,
  }
}

/** The page of the brand's own that stands at the address, in the language that its reader gets. */
async function ownPageIn({ loaded, pathname, language }: PageInput): Promise<BootData['ownPage']> {
  const own = ownPageAt(loaded, pathname)
  const shown = own && textShown(loaded.brand, own, language.tag)
  if (!shown) return undefined
  return { ...(await writtenPage(shown.text, loaded.files)), name: nameAt(pathname), language: shown.tag }
}

const ownPagesOf = (pages: Pages): NonNullable<BootData['ownPages']> =>
  [...pages].map(([name, texts]) => ({
    name,
    titles: Object.fromEntries([...texts].map(([tag, { title }]) => [tag, title])),
  }))

/** Nor does a page learn which file holds what is kept from it. */
const publicSources = (sources: LoadedBrand['sources']) =>
  Object.fromEntries(Object.entries(sources).filter(([path]) => !path.startsWith('account')))

/** The platform's address and the brand's other hosts are not sent to browsers. */
function publicBrand(brand: Brand): Brand {
  return { ...brand, domains: [], platform: { ...brand.platform, url: isSandbox(brand) ? 'sandbox' : '' } }
}
