import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { getRequestListener } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { LoadGuard } from './loadGuard'
import { plain } from './plainAnswers'
import { createEntrance, type Entrance } from './entrance'

export interface RunningServer {
  readonly port: number
  /**
   * Ends in good order: for `graceMs` it goes on taking connections, as load balancers send some until they know, and
   * asks each to end after its answer; then it takes no more and lets requests under way end, for a while.
   */
  readonly close: (graceMs?: number) => Promise<void>
}

/** For requests that are under way when no more are taken. */
const lastMs = 20_000
/** For who sends a request byte by byte; bodies have limits of their own (readBody). */
const patience = { headersTimeout: 20_000, requestTimeout: 150_000, connectionsCheckingInterval: 5_000 }

/** For who takes an answer in byte by byte, or not at all. */
export interface ReaderPatience {
  /** Milliseconds in which not one byte of it goes. */
  readonly lullMs: number
  /** Milliseconds for all of it. */
  readonly wholeMs: number
}

/** A platform has half the lull to begin an answer; a picture of 20 MB is through at 35 kB a second. */
const readerPatience: ReaderPatience = { lullMs: 60_000, wholeMs: 600_000 }

/** Connections that wait for a turn of the loop. Beyond it they are tried again after a second by whoever makes them. */
const backlog = 4_096

/** Address of the connection, undefined where the request came without one. */
export function connectionAddress(context: Context): string | undefined {
  const env: unknown = context.env
  const connected = typeof env === 'object' && env !== null && 'incoming' in env
  return connected ? getConnInfo(context).remote.address : undefined
}

const unreadable = (): Response => plain(400, 'This request cannot be read.\n', false, { 'Cache-Control': 'no-store' })

export interface EdgeServerOptions {
  readonly port: number
  readonly hostname?: string | undefined
  readonly readers?: ReaderPatience
  /** Whom to serve where more come than can be; everybody where it is absent. */
  readonly guard?: LoadGuard | undefined
  /** Visitors come over TLS, all of them. */
  readonly tls?: boolean
}

export function serveEdge(
  app: Hono,
  { port, hostname, readers = readerPatience, guard, tls = false }: EdgeServerOptions,
): Promise<RunningServer> {
  const listener = getRequestListener(app.fetch, {
    ...(hostname === undefined ? {} : { hostname }),
    // Without a host, or with one that is none, no request can be made of it.
    errorHandler: unreadable,
  })
  const refuse = getRequestListener(unreadable)
  const enter: Entrance = guard ? createEntrance(guard, tls) : (_incoming, _outgoing, serve) => serve(() => undefined)
  const underWay = new Set<ServerResponse>()
  let isDraining = false
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse, end: () => void) => {
    if (isDraining) outgoing.shouldKeepAlive = false
    underWay.add(outgoing)
    const late = setTimeout(() => outgoing.destroy(), readers.wholeMs)
    // made, if not taken in yet: who reads slowly takes nobody's place
    outgoing.once('prefinish', end)
    outgoing.once('close', () => {
      end()
      clearTimeout(late)
      underWay.delete(outgoing)
    })
    // RFC 9112 §3.2; node takes the first of them
    const isAmbiguous = (incoming.headersDistinct.host?.length ?? 0) > 1
    void (isAmbiguous ? refuse : listener)(incoming, outgoing)
  }
  const server = createServer(patience, (incoming, outgoing) => {
    if (isDraining) outgoing.shouldKeepAlive = false
    enter(incoming, outgoing, (end) => answer(incoming, outgoing, end))
  })
  server.timeout = readers.lullMs
  const close = async (graceMs = 0) => {
    isDraining = true
    for (const each of underWay) if (!each.headersSent) each.shouldKeepAlive = false
    await new Promise((resolve) => setTimeout(resolve, graceMs))
    await closeServer(server)
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, backlog, () => {
      const address = server.address()
      resolve({ port: isAddressInfo(address) ? address.port : port, close })
    })
  })
}

const isAddressInfo = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), lastMs)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
