import { Hono, type Context } from 'hono'
import { inspectorTextsPath } from '../../engine/inspectorTexts'
import { consentIn } from '../../lib/consent'
import { figuresPath } from '../../lib/pageFigures'
import { requestIdHeader } from '../../lib/requestIdHeader'
import type { BrandSource, Found } from '../brands/brandSource'
import { FileAway } from '../brands/fileAway'
import type { LoadedBrand } from '../brands/loadedBrand'
import type { AssetReader, Compressor } from './assetReader'
import {
  faviconPath,
  manifestPath,
  offlinePath,
  robotsPath,
  routeCheckPath,
  sitemapPath,
  workerPath,
} from './appAddresses'
import { createAppIcons, type DrawnBefore, isAppIcon } from './appIcon'
import { type BootAnswerOptions, createBootAnswers, withoutPageAnswers } from './bootAnswers'
import { createBoundedLog } from './boundedLog'
import { brandFile } from './brandFile'
import { chooseEncoding, webCompressor } from './encoding'
import { firstChunks, isOpenToVisitors } from './firstChunks'
import { dialogFiles, type PageTags } from './manifest'
import type { DrawFirstView } from '../../engine/firstView'
import { createNumbering } from './numbering'
import { createFirstViews, type FirstViewsOptions } from './firstViews'
import { drawnChunks } from './drawnChunks'
import { type DrawnPage, drawnPageAt, isSentWithoutApp, missingPageAt, namedOn } from './drawnPages'
import { knownView } from './viewCookie'
import { createDefaultPasswordCheck, defaultPasswordPath } from './defaultPassword'
import type { DrawPictures } from './drawIcon'
import type { Hold } from './hold'
import { createInspectorTexts, type InspectorTextsOptions, isFromHere } from './inspectorTexts'
import { isFile, isPage, kindAt } from './kindAt'
import { offlinePage } from './offlinePage'
import { createPlayHost, defaultPlayHost, playOrigin } from './playHost'
import {
  backToPage,
  brandAway,
  enterPreview,
  notFound,
  plain,
  previewRefused,
  tooBusy,
  tooManyPages,
  unkept,
  unknownHost,
  wrongMethod,
} from './plainAnswers'
import { createPackedPages, type PageSlots } from './packedPages'
import type { Standing } from './pageHead'
import { drawPage, pageKey, type PageInput, renderPage } from './page'
import { type Observer, unobserved } from './observer'
import { createPageFigures } from './pageFigures'
import { createPlatformCalls, PlatformFailure, platformLimits, type PlatformLimits } from './platformCalls'
import { createPolicyReports } from './policyReports'
import { createProxy, isProxied } from './proxy'
import { bodyLimits, type BodyLimits } from './readBody'
import { commonHeaders, createNonce, isSandbox, pageHeaders, reportPath } from './securityHeaders'
import { routeCheck, routeOrigins } from './routes'
import { robots, sitemap } from './searchEngines'
import { shownLanguage } from './shownLanguage'
import { pageAt } from './sitePages'
import { staticFile } from './staticFile'
import { requestIdOf } from './requestId'
import { type Visit, visitOf } from './visit'
import { createVisitorLimits, noLimits, type VisitorRates } from './visitorLimits'
import { webManifest } from './webManifest'
import { workerFile } from './worker'

export interface EdgeOptions {
  readonly brands: BrandSource
  readonly assets: AssetReader
  /** Tags that start the app, given the source files whose chunks are wanted with the page. */
  readonly tags: (wanted: readonly string[]) => PageTags
  /** Origin of the platform that comes with the product. */
  readonly sandboxUrl?: string | undefined
  /** Host that the sandbox's demo games answer at. */
  readonly playHost?: string | undefined
  readonly compressor?: Compressor
  readonly fetch?: typeof fetch
  /** Draws icons and the picture beside links; without it sites have the brand's own drawing alone. */
  readonly draw?: DrawPictures
  /** Pictures that `draw` has drawn before, where it cannot be had. */
  readonly drawnBefore?: DrawnBefore
  /** Draws first views; without it browsers draw them. */
  readonly drawFirstView?: DrawFirstView | undefined
  /** How many brands' answers are kept at once. */
  readonly answersKept?: Pick<BootAnswerOptions, 'setsKept' | 'brandsKept'>
  /** How many of them are kept, and in how many bytes. */
  readonly viewsKept?: Pick<FirstViewsOptions, 'most' | 'mostBytes'>
  readonly hold?: Hold
  /** Compares a password with a digest of a brand file. */
  readonly verifyPassword: (password: string, digest: string) => Promise<boolean>
  /** Address of the connection that a request came by. */
  readonly clientAddress?: (context: Context) => string | undefined
  /** Whether a proxy of the operator's, whose word about visitors is taken, has this address. */
  readonly trusts?: (address: string) => boolean
  /** Visitors come over TLS, all of them, or those whose request's address says so. */
  readonly tls?: boolean | 'by address'
  readonly dev?: boolean
  /** Why visitors should be sent elsewhere, such as "draining"; undefined where they are welcome. */
  readonly unready?: () => string | undefined
  /** What an operator should look at, though visitors are welcome. */
  readonly remark?: () => string | undefined
  readonly inspector?: boolean
  /** Texts for the inspector, where there is one. */
  readonly inspectorTexts?: InspectorTextsOptions
  readonly limits?: Partial<PlatformLimits>
  /** How often one visitor may ask; as often as they like where it is absent. */
  readonly visitors?: VisitorRates
  /** Whether an address is of the deployment's own network. */
  readonly isInner?: (address: string) => boolean
  readonly bodies?: BodyLimits
  readonly log?: (line: string) => void
  /** Told of each request; off where it is absent. Never a query or a header: they may hold tokens. */
  readonly accessLog?: (answered: AnsweredRequest) => void
  readonly observer?: Observer | undefined
  /** Part of the visits whose pages are asked what they were like, from 0 to 1. */
  readonly figuresShare?: number
}

export interface AnsweredRequest {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly status: number
  /** Milliseconds. */
  readonly ms: number
  readonly requestId: string
}

/**
 * The environment of a request that no visitor sent, to have a page made before anybody asks: it is not counted. Nobody else
 * can send one with it.
 */
export const warming = {}

type FoundBrand = Extract<Found, { type: 'brand' }>

/** Host → brand → page, file or platform. Web-standard: it runs wherever there are Request and Response. */
export function createEdge(options: EdgeOptions): Hono {
  const {
    brands,
    assets,
    tags,
    sandboxUrl,
    compressor = webCompressor,
    bodies = bodyLimits,
    dev = false,
    log = () => undefined,
    observer = unobserved,
    figuresShare = 0,
  } = options
  const call = observer.platform(
    createPlatformCalls({
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
      limits: { ...platformLimits, ...options.limits },
      neverRests: sandboxUrl && new URL(sandboxUrl).origin,
    }),
  )
  const figures = figuresShare > 0 ? createPageFigures({ observer, share: figuresShare }) : undefined
  const trouble = createBoundedLog({ log })
  // the edge asks again every few seconds: what stays wrong is said, and then counted
  const platformTrouble = createBoundedLog({ log, most: 1, windowMs: 10 * 60_000 })
  const limits = createVisitorLimits({
    ...(options.visitors ?? noLimits),
    onTooMany: ({ brand, isPassedOn }, kind) => {
      platformTrouble(
        `limits: ${brand}: ${kind}`,
        `limits: ${brand}: ${kind}: a visitor asks too often, and is told to wait`,
      )
      if (isPassedOn)
        platformTrouble(
          'limits: no proxy of ours',
          'limits: who asks too often comes by an address that sends X-Forwarded-For and is not in MARQUEE_TRUSTED_PROXIES; ' +
            'if it is a proxy of yours, name it there: until then all of its visitors count as one',
        )
    },
  })
  const platformUrl = ({ brand }: LoadedBrand): string => {
    if (brand.platform.url !== 'sandbox') return brand.platform.url.replace(/\/$/, '')
    if (sandboxUrl === undefined) throw new PlatformFailure('away', 'the sandbox does not run')
    return sandboxUrl
  }
  const playHost = options.playHost ?? defaultPlayHost
  const proxy = createProxy({ call, bodies, platformUrl, playHost, limits, log: trouble, platformTrouble })
  const play =
    sandboxUrl === undefined ? undefined : createPlayHost({ host: playHost, sandboxUrl, call, bodies, log: trouble })
  const policyReports = createPolicyReports({ log })
  const bootAnswers = createBootAnswers({
    call,
    platformUrl,
    trouble: platformTrouble,
    ...(options.hold && { hold: options.hold }),
    ...options.answersKept,
  })
  const firstViews =
    options.drawFirstView && createFirstViews({ ...options.viewsKept, draw: options.drawFirstView, trouble })
  const packedPages = compressor.pack && createPackedPages(compressor.pack)
  const numberOf = createNumbering()
  const appIcon = createAppIcons(options.draw, options.drawnBefore)
  const defaultPassword = createDefaultPasswordCheck({
    call,
    bodies,
    platformUrl,
    verify: options.verifyPassword,
    log: trouble,
  })

  const inspector = options.inspector ?? dev
  const writeToken = createNonce()
  const inspectorTexts =
    inspector && options.inspectorTexts
      ? createInspectorTexts({ ...options.inspectorTexts, token: writeToken, bodies, log })
      : undefined
  const mayWrite = (context: Context, visit: Visit): boolean =>
    inspectorTexts !== undefined &&
    options.inspectorTexts?.write !== undefined &&
    isFromHere(context.req.raw.headers, { visit, peer: options.clientAddress?.(context) })

  const page = async (context: Context, found: FoundBrand, url: URL, visit: Visit): Promise<Response> => {
    observer.note({ kind: 'page' })
    const { pathname, searchParams } = url
    const { loaded } = found
    const { brand } = loaded
    const nonce = createNonce()
    const secure = visit.protocol === 'https'
    const cookies = context.req.header('cookie') ?? ''
    const chosen = knownView(cookies, brand)
    const language = shownLanguage(brand, searchParams, chosen.language)
    const isFound = pathname === '/' || pageAt(loaded, pathname) !== undefined
    const drawable = isFound ? drawnPageAt(loaded, url) : missingPageAt(loaded, pathname)
    // whoever has to log in first is shown the sign-in, which asks for nothing of the page
    const isGated = brand.access.loginRequired && !isOpenToVisitors(pathname)
    const shown = drawable?.state === 'page' ? drawable : undefined
    const pageCalls = isGated || chosen.isMember ? [] : shown?.calls
    const { closure, ...known } = await bootAnswers.get(loaded, language, pageCalls)
    const named = drawable && namedOn(drawable, known.answers, loaded)
    const standing: Standing = closure
      ? { state: 'closed', times: closure.times }
      : isFound
        ? { state: 'found', named, search: (named && shown?.search) ?? '' }
        : { state: 'missing' }
    const drawn: DrawnPage | undefined = closure ? { state: 'closed' } : named && drawable
    const isDrawn = firstViews !== undefined && drawn !== undefined && !chosen.isMember
    // who looks at a preview is no visitor
    const askedPage = found.isPreview ? undefined : figures?.ask(context.req.raw, loaded, pathname)
    const routes = routeOrigins(loaded, known.answers, visit)
    const chunks = [
      ...firstChunks(pathname, brand, language.tag, isDrawn),
      ...(isDrawn && (closure || !isGated) ? drawnChunks(drawn, language.tag) : []),
    ]
    const input: PageInput = {
      loaded,
      ...known,
      // a page that is not drawn asks itself for what it alone shows
      answers: isDrawn ? known.answers : withoutPageAnswers(known.answers),
      askedPage,
      routes,
      nonce,
      origin: `${visit.protocol}://${visit.host}`,
      pathname,
      language,
      standing,
      drawn: isDrawn ? { page: drawn, views: firstViews } : undefined,
      themeChoice: chosen.themeChoice,
      inspector,
      ...(mayWrite(context, visit) && { writeToken }),
      scripts: tags(chunks),
      dialogs: isDrawn ? dialogFiles(tags, chunks) : {},
      time: Date.now(),
    }
    const { boot, view } = await observer.step('draw', () => drawPage(input))
    const wanted = chooseEncoding(context.req.header('accept-encoding'), compressor.encodings)
    const render = ({ nonce: own, ...times }: PageSlots) =>
      renderPage({ ...input, nonce: own }, { boot: { ...boot, ...times }, view })
    const slots = { nonce, time: boot.time, answersAge: boot.answersAge }
    const packed =
      view && !inspector && wanted === 'br'
        ? packedPages?.get(pageKey(input, view, numberOf), render, slots)
        : undefined
    if (!packed && wanted !== 'identity' && compressor.isBehind?.()) {
      observer.shed('compression', 1)
      platformTrouble(
        'overload: compression',
        'overload: more pages are asked for than can be compressed; some visitors are told to come back',
      )
      return tooBusy(secure)
    }
    const { bytes, encoding } = packed
      ? { bytes: packed, encoding: wanted }
      : await observer.step('compress', async () => compressor.compress(await render(slots), wanted))
    return new Response(bytes, {
      status: pageStatus[standing.state],
      headers: {
        ...(closure && { 'Retry-After': String(closure.seconds) }),
        ...pageHeaders({
          brand,
          nonce,
          secure,
          dev,
          consent: consentIn(cookies) === 'tags',
          ...(routes && { routes }),
          ...(isSandbox(brand) && { playOrigin: playOrigin(playHost, visit) }),
        }),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language.tag,
        // A nonce is for one response, so no proxy may cache the page.
        'Cache-Control': 'private, no-cache',
        ...(found.cookie !== undefined && { 'Set-Cookie': found.cookie }),
        Vary: 'Accept-Encoding, Cookie',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    })
  }

  const answer = (context: Context, url: URL, found: FoundBrand, visit: Visit): Promise<Response> =>
    whole(context, url, found, visit).catch((error: unknown) => {
      if (error instanceof FileAway) return brandAway(visit.protocol === 'https')
      throw error
    })

  const whole = async (context: Context, url: URL, found: FoundBrand, visit: Visit): Promise<Response> => {
    const { pathname } = url
    const { loaded } = found
    const secure = visit.protocol === 'https'
    observer.note({ brand: loaded.id })
    if (isProxied(pathname, loaded)) {
      observer.note({ kind: 'platform' })
      return proxy(context.req.raw, loaded, visit)
    }
    if (pathname === defaultPasswordPath) return defaultPassword(context.req.raw, loaded, visit)
    if (figures && pathname === figuresPath) return figures.take(context.req.raw, loaded, visit)
    if (pathname === reportPath) return policyReports(context.req.raw, loaded, visit)
    if (inspectorTexts && pathname.startsWith(inspectorTextsPath)) {
      const told = await inspectorTexts(context.req.raw, loaded, { visit, peer: options.clientAddress?.(context) })
      if (told) return told
    }
    if (isSentWithoutApp(context.req.raw, url, loaded)) return backToPage(secure, pathname)
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return wrongMethod(secure)
    if (isFile(pathname)) observer.note({ kind: 'file' })
    if (pathname.startsWith('/assets/')) return staticFile(context.req.raw, assets.find(pathname.slice(1)), secure)
    if (pathname.startsWith('/brand/')) return brandFile(context.req.raw, pathname, loaded, secure)
    if (isAppIcon(pathname)) return appIcon.at(context.req.raw, pathname, loaded, secure)
    if (pathname === manifestPath)
      return webManifest(loaded, secure, (options.draw ?? options.drawnBefore) !== undefined)
    if (pathname === workerPath) return workerFile(loaded, secure)
    if (pathname === offlinePath) return offlinePage(loaded, secure)
    if (pathname === routeCheckPath) return routeCheck(loaded, secure)
    const origin = `${visit.protocol}://${visit.host}`
    if (pathname === robotsPath) return robots(loaded, origin, secure)
    if (pathname === sitemapPath) return sitemap(context.req.raw, loaded, origin, secure)
    if (pathname === faviconPath) return appIcon.favicon(context.req.raw, loaded, secure)
    if (!isPage(pathname)) return notFound(secure)
    const wait = limits.take({ ...visit, brand: loaded.id }, 'pages')
    return wait === undefined ? page(context, found, url, visit) : tooManyPages(wait, secure)
  }

  const siteAnswer = async (context: Context, url: URL, visit: Visit): Promise<Response> => {
    if (play?.is(visit.host)) return play.answer(context.req.raw, visit)
    const secure = visit.protocol === 'https'
    const found = await brands.find({ host: visit.host, url, cookies: context.req.header('cookie') ?? '', secure })
    switch (found?.type) {
      case 'brand': {
        const told = found.onAnswer
        if (found.isPreview) return unkept(await answer(context, url, found, visit))
        if (!told) return answer(context, url, found, visit)
        const asksForPage = isPage(url.pathname) && !isProxied(url.pathname, found.loaded)
        const answered = await answer(context, url, found, visit).catch((error: unknown) => {
          told(500, asksForPage)
          throw error
        })
        told(answered.status, asksForPage)
        return answered
      }
      case 'enter':
        return enterPreview(found.cookie, secure)
      case 'refused':
        return previewRefused(secure)
      case 'away': {
        const { brand } = found
        observer.note({ ...(brand !== undefined && { brand }), kind: kindAt(url.pathname) })
        return brandAway(secure)
      }
      case undefined:
        return unknownHost(secure)
    }
  }

  // Nothing may fail here: what is thrown from here is an answer without headers.
  const broken = ({ req }: Context, error: unknown, requestId: string): Response => {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    trouble('edge', `edge: ${req.method} ${parseUrl(req.url)?.pathname ?? ''} (request ${requestId}): ${what}`)
    return plain(500, `Something went wrong here. Please try again.\nRequest ${requestId}\n`, false)
  }

  const app = new Hono()
  app.get('/healthz', (context) =>
    context.json({ status: 'ok' }, 200, { ...commonHeaders(false), 'Cache-Control': 'no-store' }),
  )
  app.get('/readyz', (context) => {
    const why = options.unready?.()
    const headers = { ...commonHeaders(false), 'Cache-Control': 'no-store' }
    const remark = options.remark?.()
    return context.json(
      { status: why ?? 'ready', ...(remark !== undefined && { remark }) },
      why === undefined ? 200 : 503,
      headers,
    )
  })
  app.all('*', async (context) => {
    const url = parseUrl(context.req.url)
    if (!url) return unknownHost(false)
    const { trusts = () => false, isInner, tls = false } = options
    const visit = visitOf({
      url,
      headers: context.req.raw.headers,
      peer: options.clientAddress?.(context),
      trusts,
      ...(isInner && { isInner }),
      tls: tls === 'by address' ? url.protocol === 'https:' : tls,
    })
    const { method } = context.req
    const { host, requestId } = visit
    const { pathname } = url
    const trusted = visit.fromProxy ? context.req.raw.headers : undefined
    const watch = context.env === warming ? unobserved : observer
    return watch.request({ method, host, pathname, trusted }, async () => {
      const started = performance.now()
      const response = await siteAnswer(context, url, visit).catch((error: unknown) =>
        broken(context, error, requestId),
      )
      response.headers.set(requestIdHeader, requestId)
      const ms = Math.round(performance.now() - started)
      options.accessLog?.({ method, host, path: pathname, status: response.status, ms, requestId })
      return response
    })
  })
  app.onError((error, context) => {
    const requestId = requestIdOf(context.req.raw.headers)
    const response = broken(context, error, requestId)
    response.headers.set(requestIdHeader, requestId)
    return response
  })
  return app
}

/** Undefined where the host is no host, such as 999.999.999.999. */
function parseUrl(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined
}

const pageStatus = { found: 200, missing: 404, closed: 503 } as const
