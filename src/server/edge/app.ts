import { Hono, type Context } from 'hono'
import { requestIdHeader } from '../../lib/requestIdHeader'
import { isPage, kindAt } from './kindAt'
import { createBoundedLog } from './boundedLog'
import { createBrandAnswer } from './brandAnswer'
import { isCall } from './callKind'
import type { EdgeOptions } from './edgeOptions'
import { addHealth } from './health'
import { unobserved } from './observer'
import { brandAway, enterPreview, plain, previewRefused, unkept, unknownHost } from './plainAnswers'
import { createPlatformCalls, platformLimits } from './platformCalls'
import { createPlayHost, defaultPlayHost } from './playHost'
import { isProxied } from './proxy'
import { createRateLimiter, type Rate } from './rateLimiter'
import { bodyLimits } from './readBody'
import { requestIdOf } from './requestId'
import { type Visit, visitOf } from './visit'

/**
 * The environment of a request that no visitor sent, to have a page made before anybody asks: it is not counted. Nobody else
 * can send one with it.
 */
export const warming = {}

/** Failures of one visitor that are counted of a brand's release: they could ask for what fails on purpose. */
const failuresOfOne: Rate = { times: 2, seconds: 600 }

/** Host → brand → page, file or platform. Web-standard: it runs wherever there are Request and Response. */
export function createEdge(options: EdgeOptions): Hono {
  const { brands, sandboxUrl, bodies = bodyLimits, log = () => undefined, observer = unobserved } = options
  const call = observer.platform(
    createPlatformCalls({
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
      limits: { ...platformLimits, ...options.limits },
      neverOpens: sandboxUrl && new URL(sandboxUrl).origin,
    }),
  )
  const trouble = createBoundedLog({ log })
  const playHost = options.playHost ?? defaultPlayHost
  const play =
    sandboxUrl === undefined ? undefined : createPlayHost({ host: playHost, sandboxUrl, call, bodies, log: trouble })
  const brand = createBrandAnswer(options, { call, bodies, playHost, observer, log, trouble })

  const failures = createRateLimiter()
  const isOwnFailure = (status: number, id: string, { visitor }: Visit): boolean =>
    status < 500 || status === 503 || visitor === undefined || failures.take(`${id} ${visitor}`, failuresOfOne)

  const siteAnswer = async (context: Context, url: URL, visit: Visit): Promise<Response> => {
    if (play?.is(visit.host)) return play.answer(context.req.raw, visit)
    const secure = visit.protocol === 'https'
    const found = await brands.find({ host: visit.host, url, cookies: context.req.header('cookie') ?? '', secure })
    switch (found?.type) {
      case 'brand': {
        const told = found.onAnswer
        if (found.isPreview) return unkept(await brand(context, url, found, visit))
        if (!told) return brand(context, url, found, visit)
        const { method } = context.req
        const isProxy = isProxied(url.pathname, found.loaded)
        const asksForPage = isPage(url.pathname) && !isProxy
        const isAsked = asksForPage || (isProxy && isCall(method, url.pathname, found.loaded))
        const tell = (status: number) => {
          if (!isAsked || !isOwnFailure(status, found.loaded.id, visit)) return
          const said = told(status, asksForPage)
          if (said) observer.shown(found.loaded.id, said)
        }
        const answered = await brand(context, url, found, visit).catch((error: unknown) => {
          tell(500)
          throw error
        })
        tell(answered.status)
        return answered
      }
      case 'enter':
        return enterPreview(found.cookie, secure)
      case 'refused':
        return previewRefused(secure)
      case 'away': {
        const { brand: id } = found
        observer.note({ ...(id !== undefined && { brand: id }), kind: kindAt(url.pathname) })
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
  addHealth(app, options)
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
