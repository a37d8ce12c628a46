import type { Context } from 'hono'

/** Where a call came from, as the edge tells: origins that the sandbox's own pages are framed by and answer at. */
export interface Site {
  /** Of the page that calls. */
  readonly origin: string
  /** Of the demo games. */
  readonly playOrigin: string
}

/** Set by the edge alone, like the header beside it. Without an edge the sandbox answers for both. */
const playOriginHeader = 'x-sandbox-play-origin'

export function siteOf(context: Context): Site {
  const own = new URL(context.req.url).origin
  const host = context.req.header('x-forwarded-host')
  const protocol = context.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  return {
    origin: host === undefined ? own : (originOf(`${protocol}://${host}`) ?? own),
    playOrigin: originOf(context.req.header(playOriginHeader) ?? '') ?? own,
  }
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined)
