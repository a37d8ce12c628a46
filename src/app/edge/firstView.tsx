import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static.browser'
import { StaticRouter } from 'react-router'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { type DrawFirstView, type FirstView, type FirstViewInput, tooManyViews } from '../../engine/firstView'
import { languageOf } from '../../i18n/languages'
import { pageAddress } from '../../lib/pageAddress'
import { setTextTool } from '../../i18n/translate'
import { knownThemeModeAtom } from '../../theme/mode'
import { stylisPlugins } from '../../theme/nestedRules'
import { Site } from '../App'
import { preloadHeader } from '../layout/headers'
import { loadMessages, showMessages } from '../loadMessages'
import { preloadHeaderItems, preloadPage } from '../preloadFirstView'
import { prepareStore } from '../prepareStore'
import { startPlace } from '../startPlace'
import { NeedsApp } from '../../site/needsApp'
import { sanitiseBy } from '../../ui/media/sanitise'
import { cleanHtml } from './cleanHtml'
import { EarlyDialogs, earlyDialogsIn, preloadEarlyDialogs } from './EarlyDialogs'
import { readyScript } from './readyScript'

sanitiseBy(cleanHtml)

/** Texts and allowed pictures are the process's, so that one page is drawn after the other. */
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Where so many wait, the next is left to its browser. */
const mostWaiting = 20
/** Milliseconds after which a drawing is given up, its turn included: one that hangs must not hold the others for good. */
const longest = 10_000

/**
 * The first view at the edge (docs/decisions/11-first-view-at-the-edge.md): the app itself, from what the page inlines. A style
 * attribute would need a policy with 'unsafe-inline': they go out as `data-style`, and the page's own script puts them
 * back before React looks.
 */
export const drawFirstView: DrawFirstView = (input) => {
  if (waiting >= mostWaiting) return Promise.reject(tooManyViews())
  waiting += 1
  const late = AbortSignal.timeout(longest)
  const drawn = last.then(() => draw(input, late))
  // the next has its turn when this one has ended, given up or not: they share texts
  last = drawn.then(
    () => (waiting -= 1),
    () => (waiting -= 1),
  )
  const given = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error(`not drawn within ${longest} ms`)), { once: true })
  })
  return Promise.race([drawn, given])
}

async function draw(
  { boot, language: tag, themeChoice, pathname, search, texts }: FirstViewInput,
  late: AbortSignal,
): Promise<FirstView> {
  late.throwIfAborted()
  const language = languageOf(tag)
  if (!language) throw new Error(`no language has the tag ${tag}`)
  const store = prepareStore(boot, language)
  store.set(knownThemeModeAtom, themeChoice)
  const at = startPlace(store, { pathname, search }) ?? `${pathname}${search}`
  const [messages] = await Promise.all([
    loadMessages(tag, undefined),
    preloadHeader(boot.brand.layout.header, false),
    preloadHeaderItems(store),
    preloadPage(store, new URL(at, pageAddress()).pathname, true),
    preloadEarlyDialogs(store),
  ])
  late.throwIfAborted()
  showMessages(tag, messages)
  // over the product's and not among them: the next brand has texts of its own
  setTextTool({
    textOf: (_language, key) => (Object.hasOwn(texts, key) ? texts[key] : undefined),
    hear: () => undefined,
  })
  const sheet = new ServerStyleSheet()
  try {
    const html = await drawn(
      sheet,
      <Site
        store={store}
        router={(page, dialogs) => (
          <StaticRouter location={at}>
            {page}
            {dialogs}
          </StaticRouter>
        )}
      />,
      { late },
    )
    const names = earlyDialogsIn(html)
    const dialogs =
      names.length === 0
        ? ''
        : await drawn(sheet, <EarlyDialogs store={store} names={names} at={at} />, {
            late,
            identifierPrefix: 'early',
            forgives: (error) => error instanceof NeedsApp,
          })
    return {
      ...withoutStyleAttributes({ html, dialogs: templatesOf(dialogs) }, sheet.getStyleTags()),
      script: readyScript(),
      drawnAt: boot.time,
    }
  } finally {
    sheet.seal()
    setTextTool(undefined)
  }
}

/** Without what React notes for itself, beside them and in them. */
const templatesOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<template( data-\w+="[^"]*")*><\/template>/gs, '')
    .match(/<template.*?<\/template>/gs)
    ?.join('') ?? ''

interface Drawing {
  readonly late: AbortSignal
  readonly identifierPrefix?: string
  /** What leaves the skeleton of a part in its place. */
  readonly forgives?: (error: unknown) => boolean
}

/** Rejects where a component throws. */
async function drawn(
  sheet: ServerStyleSheet,
  part: ReactNode,
  { late, identifierPrefix, forgives = () => false }: Drawing,
): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StyleSheetManager sheet={sheet.instance} stylisPlugins={stylisPlugins}>
        {part}
      </StyleSheetManager>
    </StrictMode>,
    {
      // in one piece: parts that come later would need scripts of React's own
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      signal: late,
      ...(identifierPrefix !== undefined && { identifierPrefix }),
      onError: (error) => {
        if (!forgives(error)) failures.push(error)
      },
    },
  )
  const html = await new Response(prelude).text()
  late.throwIfAborted()
  if (failures.length > 0) throw new Error('the first view throws', { cause: failures[0] })
  return html
}

/** React escapes quotes in texts and values: what looks like an attribute is one. */
const styleAttribute = / style="([^"&<>{}\\]*)"/g

/** Until the page's script has put them back the same is said by rules. */
function withoutStyleAttributes(
  { html, dialogs }: Pick<FirstView, 'html' | 'dialogs'>,
  styles: string,
): Pick<FirstView, 'html' | 'dialogs' | 'styles'> {
  const said = new Set([...html.matchAll(styleAttribute)].map(([, style = '']) => style))
  const rules = [...said].map((style) => `[data-style="${style}"]{${style}}`).join('')
  const renamed = (drawing: string) => drawing.replaceAll(' style="', ' data-style="')
  return {
    html: renamed(html),
    dialogs: renamed(dialogs),
    styles: `${styles}<style id="marquee-drawn">${rules}</style>`,
  }
}
