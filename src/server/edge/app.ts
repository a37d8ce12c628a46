import { Hono, type Context } from 'hono'
import type { LoadedBrand } from '../brands/loadedBrand'
import type { BrandRegistry } from '../brands/registry'
import type { AssetReader, Compressor } from './assetReader'
import { createBootAnswers } from './bootAnswers'
import { brandFile } from './brandFile'
import { chooseEncoding, webCompressor } from './encoding'
import { firstChunks } from './firstChunks'
import type { PageTags } from './manifest'
import { createPlayHost, defaultPlayHost, playOrigin } from './playHost'
import { notFound, plain, unknownHost, wrongMethod } from './plainAnswers'
import { renderPage } from './page'
import { createProxy, isProxied } from './proxy'
import type { Visit } from './proxyHeaders'
import { commonHeaders, createNonce, isSandbox, pageHeaders } from './securityHeaders'
import { staticFile } from './staticFile'

export interface EdgeOptions {
  readonly brands: Pick<BrandRegistry, 'find' | 'size'>
  readonly assets: AssetReader
  /** Tags that start the app, given the source files whose chunks are wanted with the page. */
  readonly tags: (wanted: readonly string[]) => PageTags
  /** Origin of the platform that comes with the product. */
  readonly sandboxUrl?: string | undefined
  /** Host that the sandbox's demo games answer at. */
  readonly playHost?: string | undefined
  readonly compressor?: Compressor
  readonly fetch?: typeof fetch
  /** Address of the connection that a request came by. */
  readonly clientAddress?: (context: Context) => string | undefined
  /** A proxy of the operator's stands before the edge: its X-Forwarded-For is believed. */
  readonly behindProxy?: boolean
  readonly tls?: boolean
  readonly dev?: boolean
  readonly inspector?: boolean
  readonly proxyTimeoutMs?: number
  readonly log?: (line: string) => void
  /** One line a request; off where it is absent. Never a query or a header: they may hold tokens. */
  readonly accessLog?: (line: string) => void
}

const defaultProxyTimeoutMs = 30_000

/** Host → brand → page, file or platform. Web-standard: it runs wherever there are Request and Response. */
export function createEdge(options: EdgeOptions): Hono {
  const { brands, assets, tags, sandboxUrl, compressor = webCompressor, dev = false, log = () => undefined } = options
  const send = options.fetch ?? ((input, init) => fetch(input, init))
  const platformUrl = ({ brand }: LoadedBrand): string => {
    if (brand.platform.url !== 'sandbox') return brand.platform.url.replace(/\/$/, '')
    if (sandboxUrl === undefined) throw new Error('the sandbox does not run')
    return sandboxUrl
  }
  const timeoutMs = options.proxyTimeoutMs ?? defaultProxyTimeoutMs
  const playHost = options.playHost ?? defaultPlayHost
  const proxy = createProxy({ fetch: send, platformUrl, playHost, timeoutMs, log })
  const play = sandboxUrl === undefined ? undefined : createPlayHost({ host: playHost, sandboxUrl, fetch: send, timeoutMs, log })
  const bootAnswers = createBootAnswers({ fetch: send, platformUrl })

  const visitOf = (context: Context): Visit => {
    const forwardedProto = context.req.header('x-forwarded-proto')?.split(',')[0]?.trim()
    const peer = options.clientAddress?.(context)
    const before = options.behindProxy === true ? context.req.header('x-forwarded-for') : undefined
    const addresses = [before, peer].filter((each) => each !== undefined && each !== '').join(', ')
    return {
      host: context.req.header('host') ?? new URL(context.req.url).host,
      protocol: options.tls === true || forwardedProto === 'https' ? 'https' : 'http',
      addresses: addresses === '' ? undefined : addresses,
    }
  }

  const page = async (context: Context, loaded: LoadedBrand, pathname: string, visit: Visit): Promise<Response> => {
    const { brand } = loaded
    const nonce = createNonce()
    const secure = visit.protocol === 'https'
    const html = await renderPage({
      loaded,
      ...(await bootAnswers.get(loaded)),
      nonce,
      origin: `${visit.protocol}://${visit.host}`,
      pathname,
      inspector: options.inspector ?? dev,
      scripts: tags(firstChunks(pathname, brand)),
    })
    const encoding = chooseEncoding(context.req.header('accept-encoding'), compressor.encodings)
    return new Response(await compressor.compress(html, encoding), {
      headers: {
        ...pageHeaders({ brand, nonce, secure, dev, ...(isSandbox(brand) && { playOrigin: playOrigin(playHost, visit) }) }),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': brand.languages.default,
        // A nonce is for one response: nobody between may keep the page.
        'Cache-Control': 'private, no-cache',
        Vary: 'Accept-Encoding',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    })
  }

  const answer = async (context: Context, loaded: LoadedBrand, visit: Visit): Promise<Response> => {
    const { pathname } = new URL(context.req.url)
    const secure = visit.protocol === 'https'
    if (isProxied(pathname, loaded)) return proxy(context.req.raw, loaded, visit)
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return wrongMethod(secure)
    if (pathname.startsWith('/assets/')) return staticFile(context.req.raw, assets.find(pathname.slice(1)), secure)
    if (pathname.startsWith('/brand/')) return brandFile(context.req.raw, pathname, loaded, secure)
    if (pathname === '/robots.txt') return plain(200, 'User-agent: *\nAllow: /\n', secure)
    return isPage(pathname) ? page(context, loaded, pathname, visit) : notFound(secure)
  }

  const siteAnswer = (context: Context, visit: Visit): Response | Promise<Response> => {
    const loaded = brands.find(visit.host)
    return loaded ? answer(context, loaded, visit) : unknownHost(visit.protocol === 'https')
  }

  const app = new Hono()
  app.get('/healthz', (context) =>
    context.json({ status: 'ok', brands: brands.size }, 200, { ...commonHeaders(false), 'Cache-Control': 'no-store' }),
  )
  app.all('*', async (context) => {
    const visit = visitOf(context)
    const started = performance.now()
    const response = play?.is(visit.host) ? await play.answer(context.req.raw, visit) : await siteAnswer(context, visit)
    const took = Math.round(performance.now() - started)
    const { pathname } = new URL(context.req.url)
    options.accessLog?.(`${context.req.method} ${visit.host} ${pathname} ${response.status} ${took} ms`)
    return response
  })
  app.onError((error, context) => {
    log(`edge: ${context.req.method} ${new URL(context.req.url).pathname}: ${error.stack ?? error.message}`)
    return plain(500, 'Something went wrong here. Please try again.\n', false)
  })
  return app
}

/** The app knows its addresses, unknown ones too; names of files are not among them but one old link (spec §2). */
function isPage(pathname: string): boolean {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  return pathname === '/register.html' || !last.includes('.')
}
