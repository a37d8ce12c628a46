import type { LoadedBrand } from '../brands/loadedBrand'
import { createAnswerWatch } from './answerWatch'
import { chooseEncoding, isCompressible, webCompressor } from './encoding'
import type { LogTrouble } from './boundedLog'
import { createBodyRoom } from './bodyRoom'
import { isCall, kindOfCall } from './callKind'
import { isPlatformPath } from './platformPath'
import { playOrigin } from './playHost'
import { inertType } from './inertType'
import { type CallPlatform, PlatformFailure, type PlatformTrouble } from './platformCalls'
import { requestHeaders, responseHeaders } from './proxyHeaders'
import { type BodyLimits, readBody, type UnreadBody } from './readBody'
import { commonHeaders, inertPolicy, isSandbox } from './securityHeaders'
import { sessionKey } from './sessionKey'
import type { Visit } from './visit'
import type { VisitorLimits } from './visitorLimits'

export interface ProxyOptions {
  readonly call: CallPlatform
  readonly bodies: BodyLimits
  readonly platformUrl: (brand: LoadedBrand) => string
  /** Host of the sandbox's demo games, which its launches name. */
  readonly playHost: string
  readonly limits: VisitorLimits
  readonly log: LogTrouble
  /** Told of answers that no platform should give, once for a brand and kind. */
  readonly platformTrouble?: LogTrouble
}

export type Proxy = (request: Request, brand: LoadedBrand, visit: Visit) => Promise<Response>

/** Paths that the sandbox has besides those of every platform: pictures and chat. Demo games have their own host. */
const sandboxPath = /^\/(cdn\/|sandbox\/(chat|geetest)(\/|$))/

/** Encoded signs have no business in a path of the platform; a decoded slash or dot could lead out of it. */
const plainPath = /^[\w/.~-]+$/

export const isProxied = (pathname: string, { brand }: LoadedBrand): boolean =>
  plainPath.test(pathname) && (isPlatformPath(pathname) || (isSandbox(brand) && sandboxPath.test(pathname)))

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
/** Smaller answers are not worth compressing. */
const compressFrom = 1_024

/** What a visitor is told where there is no answer of the platform. Who went away is told nothing. */
const troubles: Readonly<Record<Exclude<PlatformTrouble, 'left'>, readonly [status: number, message: string]>> = {
  late: [504, 'network.timeout'],
  away: [502, 'network.unavailable'],
  'too large': [502, 'network.unavailable'],
  busy: [503, 'network.busy'],
  open: [503, 'network.busy'],
}
const unread: Readonly<Record<Exclude<UnreadBody, 'gone'>, readonly [status: number, message: string]>> = {
  'too large': [413, 'network.too.large'],
  slow: [408, 'network.timeout'],
  crowded: [503, 'network.busy'],
}

export function createProxy({
  call,
  bodies,
  platformUrl,
  playHost,
  limits,
  log,
  platformTrouble = () => undefined,
}: ProxyOptions): Proxy {
  const room = createBodyRoom(bodies.together)
  const watch = createAnswerWatch({ trouble: platformTrouble })
  const pass = async (
    request: Request,
    loaded: LoadedBrand,
    visit: Visit,
    take: (bytes: number) => boolean,
  ): Promise<Response> => {
    const secure = visit.protocol === 'https'
    const { method } = request
    if (!methods.includes(method)) return failure(405, 'method.not.allowed', secure, { Allow: methods.join(', ') })
    const url = new URL(request.url)
    const isLimited = kindOfCall(url.pathname, loaded) !== undefined
    // before the body: who sends many of them slowly holds memory and connections with each
    const end = isLimited ? limits.begin({ ...visit, brand: loaded.id }) : () => undefined
    if (!end) return tooMany(1, secure)
    const body = await readBody(request, bodies, take)
    if (typeof body === 'string') {
      end()
      if (body === 'gone') return nobody()
      return failure(...unread[body], secure, body === 'crowded' ? { 'Retry-After': '5' } : {})
    }
    const say = (trouble: string, what: string) =>
      log(`proxy: ${loaded.id}: ${trouble}`, `proxy: ${loaded.id} ${method} ${url.pathname}: ${what}${named(visit)}`)
    const sandboxed = isSandbox(loaded.brand)
    const forwarding = {
      ...visit,
      merchant: loaded.brand.merchant,
      also: sandboxed ? ['x-sandbox-scenario'] : [],
      ...(sandboxed && { playOrigin: playOrigin(playHost, visit) }),
    }
    try {
      const answer = await call(`${platformUrl(loaded)}${url.pathname}${ownQuery(url, loaded.brand.merchant)}`, {
        method,
        headers: requestHeaders(request.headers, forwarding),
        redirect: 'manual',
        visitor: visit.visitor,
        isMadeUp: !isCall(method, url.pathname, loaded),
        onEnd: end,
        onCut: (why) => say(`cut, ${why}`, `the answer was cut short: ${why}`),
        // Who reads may go away. A call that changes something is seen through to its end.
        ...((method === 'GET' || method === 'HEAD') && { leaving: request.signal }),
        ...(body === undefined ? {} : { body }),
      })
      if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
        answer.body?.cancel().catch(() => undefined)
        throw new PlatformFailure('away', `unexpected redirect (${answer.status})`)
      }
      // a refusal has an envelope and 200, or another status of the caller's; these are the platform's own
      if (answer.status >= 500 || answer.status === 404 || answer.status === 405)
        platformTrouble(
          `platform: ${loaded.id}: ${answer.status}`,
          `platform: ${loaded.id}: ${method} ${url.pathname}: answered with status ${answer.status}${named(visit)}`,
        )
      return passOn(request, url.pathname, watch(loaded, method, url.pathname, answer), loaded, secure)
    } catch (error) {
      end()
      if (!(error instanceof PlatformFailure)) throw error
      if (error.trouble === 'left') return nobody()
      const what = error.trouble === 'late' ? 'time-out' : error.message
      if (error.trouble === 'away' || error.trouble === 'late' || error.trouble === 'open')
        platformTrouble(
          `platform: ${loaded.id}: ${error.trouble}`,
          `platform: ${loaded.id}: ${method} ${url.pathname}: ${what}${named(visit)}`,
        )
      else say(error.trouble, what)
      const [status, message] = troubles[error.trouble]
      return failure(status, message, secure, status === 503 ? { 'Retry-After': String(error.retryAfter) } : {})
    }
  }
  return async (request, loaded, visit) => {
    const kind = kindOfCall(new URL(request.url).pathname, loaded)
    const wait = kind && limits.take({ ...visit, brand: loaded.id, session: await sessionKey(request.headers) }, kind)
    if (wait !== undefined) return tooMany(wait, visit.protocol === 'https')
    const place = room()
    try {
      return await pass(request, loaded, visit, place.take)
    } finally {
      // the answer has begun: the platform has the body
      place.leave()
    }
  }
}

/** In a line of the log, so that the platform's operator and who reads out the visitor's page mean the same request. */
const named = ({ requestId }: Visit) => ` (request ${requestId})`

/** The catalogue's own key: forms know what to say of it. */
const tooMany = (seconds: number, secure: boolean) =>
  failure(429, 'too.many.requests', secure, { 'Retry-After': String(seconds) })

/** To a visitor who has gone. */
const nobody = () => new Response(null, { status: 499 })

function passOn(
  request: Request,
  pathname: string,
  answer: Response,
  { brand }: LoadedBrand,
  secure: boolean,
): Response {
  const headers = responseHeaders(answer.headers)
  for (const [name, value] of Object.entries(commonHeaders(secure))) headers.set(name, value)
  const ownPage = isSandbox(brand) && pathname.startsWith('/sandbox/')
  if (ownPage) {
    // Pages of the product's own sandbox bring a policy that fits their files.
    headers.set('Content-Security-Policy', answer.headers.get('content-security-policy') ?? inertPolicy)
  } else {
    headers.set('Content-Security-Policy', `${inertPolicy}; sandbox`)
    if (answer.body !== null) headers.set('Content-Type', inertType(headers.get('content-type')))
  }
  if (isPlatformPath(pathname)) {
    headers.append('Vary', 'Authorization, Language')
    const mayBeKept = request.method === 'GET' && !request.headers.has('authorization')
    if (!mayBeKept || !headers.has('cache-control')) headers.set('Cache-Control', mayBeKept ? 'no-cache' : 'no-store')
  }
  return compressed(request, answer, headers)
}

function compressed(request: Request, answer: Response, headers: Headers): Response {
  const { status, body } = answer
  const length = Number(answer.headers.get('content-length') ?? Infinity)
  const type = headers.get('content-type') ?? ''
  const worthIt =
    status === 200 && body !== null && length >= compressFrom && isCompressible(type) && request.method !== 'HEAD'
  if (isCompressible(type)) headers.append('Vary', 'Accept-Encoding')
  if (
    !worthIt ||
    chooseEncoding(request.headers.get('accept-encoding') ?? undefined, webCompressor.encodings) !== 'gzip'
  ) {
    return new Response(body, { status, headers })
  }
  headers.set('Content-Encoding', 'gzip')
  const etag = headers.get('etag')
  if (etag !== null && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers })
}

/** A merchant in the query is the brand's own as well, however its name is written. */
function ownQuery(url: URL, merchant: string): string {
  const named = [...url.searchParams]
    .filter(([name, value]) => /^merchant(?:code)?$/i.test(name) && value !== merchant)
    .map(([name]) => name)
  for (const name of new Set(named)) url.searchParams.set(name, merchant)
  return url.search
}

/** The platform's envelope, so that the client reads it like any refusal. */
export function failure(status: number, message: string, secure: boolean, more: Record<string, string> = {}): Response {
  return Response.json(
    { success: false, message },
    {
      status,
      headers: {
        ...commonHeaders(secure),
        'Cache-Control': 'no-store',
        'Content-Security-Policy': inertPolicy,
        ...more,
      },
    },
  )
}
