import type { Context } from 'hono'
import { inspectorTextsPath } from '../../engine/inspectorTexts'
import { figuresPath } from '../../lib/pageFigures'
import type { FoundBrand } from '../brands/brandSource'
import { FileAway } from '../brands/fileAway'
import type { LoadedBrand } from '../brands/loadedBrand'
import {
  faviconPath,
  manifestPath,
  offlinePath,
  robotsPath,
  routeCheckPath,
  sitemapPath,
  workerPath,
} from './appAddresses'
import { createAppIcons, isAppIcon } from './appIcon'
import { createBootAnswers } from './bootAnswers'
import { createBoundedLog, type LogTrouble } from './boundedLog'
import { brandFile } from './brandFile'
import { createDefaultPasswordCheck, defaultPasswordPath } from './defaultPassword'
import { isSentWithoutApp } from './drawnPages'
import type { EdgeOptions } from './edgeOptions'
import { webCompressor } from './encoding'
import { createFirstViews } from './firstViews'
import { createInspectorTexts, isFromHere } from './inspectorTexts'
import type { Observer } from './observer'
import { isFile, isPage } from './kindAt'
import { offlinePage } from './offlinePage'
import { createPageAnswer } from './pageAnswer'
import { createPageFigures } from './pageFigures'
import { backToPage, brandAway, notFound, tooManyPages, wrongMethod } from './plainAnswers'
import { type CallPlatform, PlatformFailure } from './platformCalls'
import { createPolicyReports } from './policyReports'
import { createProxy, isProxied } from './proxy'
import type { BodyLimits } from './readBody'
import { routeCheck } from './routes'
import { robots, sitemap } from './searchEngines'
import { createNonce, reportPath } from './securityHeaders'
import { staticFile } from './staticFile'
import type { Visit } from './visit'
import { createVisitorLimits, noLimits } from './visitorLimits'
import { webManifest } from './webManifest'
import { workerFile } from './worker'

/** What the whole edge has one of. */
interface Shared {
  readonly call: CallPlatform
  readonly bodies: BodyLimits
  readonly playHost: string
  readonly observer: Observer
  readonly log: (line: string) => void
  readonly trouble: LogTrouble
}

type BrandAnswer = (context: Context, url: URL, found: FoundBrand, visit: Visit) => Promise<Response>

/** Answers at a brand's host: its platform's calls, its files, what the app and search engines ask for, and pages. */
export function createBrandAnswer(options: EdgeOptions, shared: Shared): BrandAnswer {
  const { assets, sandboxUrl, compressor = webCompressor, dev = false, figuresShare = 0 } = options
  const { call, bodies, playHost, observer, log, trouble } = shared
  // the edge asks again every few seconds: what stays wrong is said, and then counted
  const platformTrouble = createBoundedLog({ log, most: 1, windowMs: 10 * 60_000 })
  const platformUrl = ({ brand }: LoadedBrand): string => {
    if (brand.platform.url !== 'sandbox') return brand.platform.url.replace(/\/$/, '')
    if (sandboxUrl === undefined) throw new PlatformFailure('away', 'the sandbox does not run')
    return sandboxUrl
  }
  const limits = visitorLimits(options, platformTrouble)
  const figures = figuresShare > 0 ? createPageFigures({ observer, share: figuresShare }) : undefined
  const proxy = createProxy({ call, bodies, platformUrl, playHost, limits, log: trouble, platformTrouble })
  const policyReports = createPolicyReports({ log })
  const appIcon = createAppIcons(options.draw, options.drawnBefore)
  const defaultPassword = createDefaultPasswordCheck({
    call,
    bodies,
    platformUrl,
    verify: options.verifyPassword,
    log: trouble,
  })
  const inspector = options.inspector ?? dev
  const page = createPageAnswer({
    bootAnswers: createBootAnswers({
      call,
      platformUrl,
      trouble: platformTrouble,
      ...(options.hold && { hold: options.hold }),
      ...options.answersKept,
    }),
    firstViews:
      options.drawFirstView && createFirstViews({ ...options.viewsKept, draw: options.drawFirstView, trouble }),
    compressor,
    tags: options.tags,
    observer,
    askFigures: figures?.ask,
    playHost,
    trouble: platformTrouble,
    dev,
    inspector,
  })
  const writeToken = createNonce()
  const inspectorTexts =
    inspector && options.inspectorTexts
      ? createInspectorTexts({ ...options.inspectorTexts, token: writeToken, bodies, log })
      : undefined
  const mayWrite = (context: Context, visit: Visit): boolean =>
    inspectorTexts !== undefined &&
    options.inspectorTexts?.write !== undefined &&
    isFromHere(context.req.raw.headers, { visit, peer: options.clientAddress?.(context) })

  const answer: BrandAnswer = async (context, url, found, visit) => {
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
    if (wait !== undefined) return tooManyPages(wait, secure)
    observer.note({ kind: 'page' })
    const token = mayWrite(context, visit) ? writeToken : undefined
    return page({ request: context.req.raw, url, found, visit, writeToken: token })
  }

  return (context, url, found, visit) =>
    answer(context, url, found, visit).catch((error: unknown) => {
      if (error instanceof FileAway) return brandAway(visit.protocol === 'https')
      throw error
    })
}

const visitorLimits = ({ visitors = noLimits }: EdgeOptions, trouble: LogTrouble) =>
  createVisitorLimits({
    ...visitors,
    onTooMany: ({ brand, isPassedOn }, kind) => {
      trouble(`limits: ${brand}: ${kind}`, `limits: ${brand}: ${kind}: a visitor asks too often, and is told to wait`)
      if (isPassedOn)
        trouble(
          'limits: no proxy of ours',
          'limits: who asks too often comes by an address that sends X-Forwarded-For and is not in MARQUEE_TRUSTED_PROXIES; ' +
            'if it is a proxy of yours, name it there: until then all of its visitors count as one',
        )
    },
  })
