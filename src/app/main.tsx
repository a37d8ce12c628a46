import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { hearServerTime } from '../lib/serverClock'
import { inTurn } from '../lib/inTurn'
import { whenIdle } from '../lib/whenIdle'
import { languageAtom } from '../i18n/language'
import { languageOf } from '../i18n/languages'
import { keepDrawnTexts } from '../i18n/translate'
import { clientConfigAtom } from '../session/client'
import { sessionKeys } from '../session/keys'
import { endSessionAtom, expireSessionAtom, sessionAtom } from '../session/session'
import { closureOf } from '../platform/closure'
import { messageLoaderAtom, showPageLanguage } from '../site/language'
import { themeChoiceAtom } from '../site/theme'
import { drawnMessagesIn } from '../site/withMessages'
import { keepDrawn } from '../state/atoms'
import { App } from './App'
import { isDrawn, letPressesGo } from './drawn'
import { preloadHeader } from './layout/headers'
import { preloadHeaderItems, preloadPage } from './preloadFirstView'
import { overridesAddress, readBoot } from './readBoot'
import { loadMessages, showMessages } from './loadMessages'
import { prepareStore } from './prepareStore'
import { startLanguage } from './startLanguage'
import { startPlace } from './startPlace'
import { beginStart, endStart } from './startTrouble'

// Modules that every page needs, pulled into the entry's file although nothing here imports them: header parts of frames and
// features (not panels of categories), money, failure states. Files are compressed separately; this saves 3 kB.
import.meta.glob(
  [
    '../features/*/header/*.tsx',
    './layout/{categories,parts}/*.{ts,tsx}',
    '!./layout/categories/{PanelHead,VendorGrid,VendorMark}.tsx',
    '../i18n/formats.ts',
    '../platform/wasRefused.ts',
    '../shared/failure/FailureState.tsx',
    '../site/{useAnswer,useMoneyText}.ts',
    '../ui/action/TextLink.tsx',
    '../ui/feedback/{Badge,Notice}.tsx',
    '../ui/hooks/direction.ts',
    '../ui/layout/Panel.tsx',
    '../ui/text/{Avatar,Money}.tsx',
    '!../**/*.{test,stories}.{ts,tsx}',
  ],
  { eager: true },
)

/** A page that comes out of the browser's cache, as by going back, tells a time that is long over. */
function hearPageTime(time: number): void {
  const [page] = performance.getEntriesByType('navigation')
  if (page?.transferSize) hearServerTime(time, performance.timeOrigin + page.responseStart)
}

/** Milliseconds that answers wait for a drawn page to be taken over. */
const longestWait = 3_000

/** A promise and what settles it; `Promise.withResolvers` is too new for phones. */
function openPromise() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('no #root')
  const boot = readBoot(document)
  const { brand } = boot
  hearPageTime(boot.time)
  const chosen = startLanguage(brand.languages)
  // what was drawn is taken over as it is, whatever another tab has chosen since
  const language = (isDrawn(root) && languageOf(document.documentElement.lang)) || chosen
  const store = prepareStore(boot, language)
  const place = startPlace(store, window.location)
  if (place !== undefined) window.history.replaceState(window.history.state, '', `${place}${window.location.hash}`)

  const takeOver = isDrawn(root) ? openPromise() : undefined
  const readTurn = takeOver && inTurn(takeOver.promise)
  store.set(clientConfigAtom, {
    ...(takeOver && { ready: (isRead) => (isRead ? readTurn?.() : takeOver.promise) }),
    merchant: brand.merchant,
    paths: brand.platform.calls,
    onTokenRefused: (token) => store.set(expireSessionAtom, token),
    onFailure: async (failure) => {
      // most failures say nothing of the site, and are told at once
      if (closureOf(failure) === undefined) return
      await import('../site/lookForClosure').then(
        ({ lookForClosure }) => lookForClosure(store, failure),
        () => undefined,
      )
    },
  })
  // the page may have come in another language: the edge knows the visitor's choice by a cookie alone
  showPageLanguage(document, language)
  // a token belongs to the merchant that gave it
  if ((sessionKeys.merchant.read() ?? brand.merchant) !== brand.merchant) store.set(endSessionAtom)
  sessionKeys.merchant.write(brand.merchant)
  store.set(messageLoaderAtom, {
    load: async (tag) => {
      const messages = await loadMessages(tag, overridesAddress(boot, tag))
      await drawnMessagesIn(tag)
      return () => showMessages(tag, messages)
    },
  })

  const preloadOwn = () => preloadPage(store, window.location.pathname, takeOver !== undefined)
  const [messages, answerEarly] = await Promise.all([
    loadMessages(language.tag, overridesAddress(boot, language.tag)),
    // what was pressed early is lost without it, and nothing else
    takeOver &&
      import('./takeOver').then(
        ({ hearEarly }) => hearEarly(root, store),
        () => undefined,
      ),
    preloadHeader(brand.layout.header, takeOver !== undefined),
    preloadHeaderItems(store),
    // in a drawn page header and dialogs answer first
    takeOver === undefined && preloadOwn(),
  ])
  showMessages(language.tag, messages)

  const ready = () => {
    endStart()
    if (!takeOver) return
    if (!answerEarly) {
      letPressesGo(root)
      return takeOver.resolve()
    }
    const page = preloadOwn()
    answerEarly(page)
    void page.then(() => whenIdle(takeOver.resolve))
  }
  const app = (
    <StrictMode>
      <App store={store} onReady={ready} />
    </StrictMode>
  )
  beginStart()
  if (takeOver) {
    // whatever becomes of the page that was drawn
    setTimeout(takeOver.resolve, longestWait)
    const choices = [languageAtom, themeChoiceAtom, sessionAtom]
    const change = keepDrawn(store, () => prepareStore(boot, language), choices)
    void takeOver.promise.then(change)
    keepDrawnTexts()
    hydrateRoot(root, app)
  }
  // in slices: what was painted first stays, and answers to the visitor's finger, until the whole page is there
  else startTransition(() => createRoot(root).render(app))
  await takeOver?.promise
  // what the first picture does without
  setTimeout(
    () =>
      void import('./session/afterPage').then(
        ({ afterPage }) => afterPage(store),
        () => undefined,
      ),
    200,
  )
}

/** A file that did not come, which is no error of the site's: the browser's own words tell it from others. */
const isOfLine = (error: Error): boolean =>
  /TypeError.*module/.test(String((error.cause as Error | undefined) ?? error))

// a saved theme.json while developing (scripts/dev.ts); not in the build
import.meta.hot?.on('marquee:theme', () => void import('./dev/showTheme').then(({ showTheme }) => showTheme()))

// a task of its own: between it and the evaluation of the modules the visitor's finger gets its turn
setTimeout(() => {
  start().catch((error: Error) => {
    // a page that was drawn must not look as if it answered
    dispatchEvent(new Event('marquee:trouble'))
    if (!isOfLine(error)) throw error
  })
})
