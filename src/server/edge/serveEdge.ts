import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { getRequestListener } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { plain } from './plainAnswers'

export interface RunningServer {
  readonly port: number
  /** Takes no more requests, lets those under way end, for a while. */
  readonly close: () => Promise<void>
}

const drainMs = 5_000
/** For who sends a request byte by byte; bodies have limits of their own (readBody). */
const patience = { headersTimeout: 20_000, requestTimeout: 150_000, connectionsCheckingInterval: 5_000 }

/** Address of the connection, undefined where the request came without one. */
export function connectionAddress(context: Context): string | undefined {
  const env: unknown = context.env
  const connected = typeof env === 'object' && env !== null && 'incoming' in env
  return connected ? getConnInfo(context).remote.address : undefined
}

const unreadable = (): Response => plain(400, 'This request cannot be read.\n', false, { 'Cache-Control': 'no-store' })

export function serveEdge(
  app: Hono,
  { port, hostname }: { readonly port: number; readonly hostname?: string | undefined },
): Promise<RunningServer> {
  const listener = getRequestListener(app.fetch, {
    ...(hostname === undefined ? {} : { hostname }),
    // Without a host, or with one that is none, no request can be made of it.
    errorHandler: unreadable,
  })
  const refuse = getRequestListener(unreadable)
  const server = createServer(patience, (incoming, outgoing) => {
    // RFC 9112 §3.2; node takes the first of them
    const isAmbiguous = (incoming.headersDistinct.host?.length ?? 0) > 1
    void (isAmbiguous ? refuse : listener)(incoming, outgoing)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => {
      const address = server.address()
      resolve({ port: isAddressInfo(address) ? address.port : port, close: () => closeServer(server) })
    })
  })
}

const isAddressInfo = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), drainMs)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
