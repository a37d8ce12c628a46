import type { LoadedBrand } from '../brands/loadedBrand'
import { chooseEncoding, isCompressible, webCompressor } from './encoding'
import { playOrigin } from './playHost'
import { inertType, requestHeaders, responseHeaders, type Visit } from './proxyHeaders'
import { readBody, tooLarge } from './readBody'
import { commonHeaders, inertPolicy, isSandbox } from './securityHeaders'

export interface ProxyOptions {
  readonly fetch: typeof fetch
  readonly platformUrl: (brand: LoadedBrand) => string
  /** Host of the sandbox's demo games, which its launches name. */
  readonly playHost: string
  readonly timeoutMs: number
  readonly log: (line: string) => void
}

export type Proxy = (request: Request, brand: LoadedBrand, visit: Visit) => Promise<Response>

/** Paths of every platform; and those that the sandbox has besides: pictures and chat. Demo games have their own host. */
const platformPath = /^\/(wps|lgw|lotto)\//
const sandboxPath = /^\/(cdn\/|sandbox\/(chat|geetest)(\/|$))/

/** Encoded signs have no business in a path of the platform; a decoded slash or dot could lead out of it. */
const plainPath = /^[\w/.~-]+$/

export const isProxied = (pathname: string, { brand }: LoadedBrand): boolean =>
  plainPath.test(pathname) && (platformPath.test(pathname) || (isSandbox(brand) && sandboxPath.test(pathname)))

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
/** Smaller answers are not worth compressing. */
const compressFrom = 1_024

export function createProxy({ fetch: send, platformUrl, playHost, timeoutMs, log }: ProxyOptions): Proxy {
  return async (request, loaded, visit) => {
    const secure = visit.protocol === 'https'
    if (!methods.includes(request.method))
      return failure(405, 'method.not.allowed', secure, { Allow: methods.join(', ') })
    const body = await readBody(request)
    if (body === tooLarge) return failure(413, 'network.too.large', secure)
    const url = new URL(request.url)
    const timeout = AbortSignal.timeout(timeoutMs)
    // Who reads may go away. A call that changes something is seen through to its end.
    const signal =
      request.method === 'GET' || request.method === 'HEAD' ? AbortSignal.any([timeout, request.signal]) : timeout
    const sandboxed = isSandbox(loaded.brand)
    const forwarding = {
      ...visit,
      merchant: loaded.brand.merchant,
      also: sandboxed ? ['x-sandbox-scenario'] : [],
      ...(sandboxed && { playOrigin: playOrigin(playHost, visit) }),
    }
    try {
      const answer = await send(`${platformUrl(loaded)}${url.pathname}${ownQuery(url, loaded.brand.merchant)}`, {
        method: request.method,
        headers: requestHeaders(request.headers, forwarding),
        redirect: 'manual',
        signal,
        ...(body === undefined ? {} : { body }),
      })
      if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
        throw new Error(`unexpected redirect (${answer.status})`)
      return passOn(request, url.pathname, answer, loaded, secure)
    } catch (error) {
      if (request.signal.aborted && !timeout.aborted) return new Response(null, { status: 499 })
      log(`proxy: ${loaded.id} ${request.method} ${url.pathname}: ${timeout.aborted ? 'time-out' : reasonOf(error)}`)
      return timeout.aborted ? failure(504, 'network.timeout', secure) : failure(502, 'network.unavailable', secure)
    }
  }
}

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
  if (platformPath.test(pathname)) {
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

/** A merchant in the query is the brand's own as well. */
function ownQuery(url: URL, merchant: string): string {
  const named = ['merchantCode', 'merchant'].filter((name) =>
    url.searchParams.getAll(name).some((value) => value !== merchant),
  )
  for (const name of named) url.searchParams.set(name, merchant)
  return url.search
}

/** The platform's envelope, so that the client reads it like any refusal. */
function failure(status: number, message: string, secure: boolean, more: Record<string, string> = {}): Response {
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

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}
