import { hostName } from '../brands/hosts'
import type { LogTrouble } from './boundedLog'
import { notFound, plain, wrongMethod } from './plainAnswers'
import type { CallPlatform } from './platformCalls'
import { responseHeaders } from './proxyHeaders'
import { type BodyLimits, readBody } from './readBody'
import { inertPolicy } from './securityHeaders'
import type { Visit } from './visit'
import { messageOf } from '../../lib/messageOf'

/**
 * Demo games of the sandbox answer at a host of their own, so that nothing they do reaches the site around them: its
 * storage, its cookies, its page. That host, on whatever port the edge answers at, has the games and their pictures and
 * nothing else: no brand, no call of the platform.
 */
interface PlayHostOptions {
  /** Name of the host; with a port where it is not the edge's. */
  readonly host: string
  readonly sandboxUrl: string
  readonly call: CallPlatform
  readonly bodies: BodyLimits
  readonly log: LogTrouble
}

export const defaultPlayHost = 'games.sandbox.localhost'

const read = /^\/(?:sandbox\/play(?:\/page\.(?:css|js))?|cdn\/games\/[\w-]{1,60}\.(?:svg|webp))$/
const played = '/sandbox/play/spin'

/** Origin of the demo games for a visitor of a site. */
export function playOrigin(host: string, { host: site, protocol }: Pick<Visit, 'host' | 'protocol'>): string {
  const port = /:\d+$/.exec(site)?.[0] ?? ''
  return `${protocol}://${/:\d+$/.test(host) ? host : host + port}`
}

/** Bytes: a round of a demo game. */
const largestRound = 64_000

export function createPlayHost({ host, sandboxUrl, call, bodies, log }: PlayHostOptions) {
  const name = hostName(host)

  const answer = async (request: Request, { protocol }: Visit): Promise<Response> => {
    const secure = protocol === 'https'
    const { pathname, search } = new URL(request.url)
    // asked by a site that has several hosts of games to choose from: whether this one is there
    if (pathname === '/') return new Response(null, { status: 204, headers: headersOf(new Headers(), 'cross-origin') })
    if (pathname !== played && !read.test(pathname)) return notFound(secure)
    const allowed = pathname === played ? 'POST' : 'GET, HEAD'
    if (!allowed.split(', ').includes(request.method)) return wrongMethod(secure, allowed)
    const body = await readBody(request, { ...bodies, largest: largestRound })
    if (typeof body === 'string')
      return plain(body === 'too large' ? 413 : 408, 'That was too much, or too slow.\n', secure)
    try {
      const answered = await call(sandboxUrl + pathname + search, {
        method: request.method,
        redirect: 'error',
        ...(body === undefined ? {} : { body }),
      })
      const headers = headersOf(responseHeaders(answered.headers), 'same-origin')
      headers.set('Content-Security-Policy', answered.headers.get('content-security-policy') ?? inertPolicy)
      return new Response(answered.body, { status: answered.status, headers })
    } catch (error) {
      log('play', `play: ${request.method} ${pathname}: ${messageOf(error)}`)
      return plain(502, 'The demo games do not answer.\n', secure)
    }
  }
  return { is: (site: string): boolean => hostName(site) === name, answer }
}

function headersOf(headers: Headers, sharedWith: 'same-origin' | 'cross-origin'): Headers {
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Cross-Origin-Resource-Policy', sharedWith)
  headers.set('Origin-Agent-Cluster', '?1')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  return headers
}
