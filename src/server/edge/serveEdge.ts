import type { AddressInfo } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Context, Hono } from 'hono'

export interface RunningServer {
  readonly port: number
  /** Takes no more requests, lets those under way end, for a while. */
  readonly close: () => Promise<void>
}

const drainMs = 5_000

/** Address of the connection, undefined where the request came without one. */
export function connectionAddress(context: Context): string | undefined {
  const env: unknown = context.env
  const connected = typeof env === 'object' && env !== null && 'incoming' in env
  return connected ? getConnInfo(context).remote.address : undefined
}

export function serveEdge(
  app: Hono,
  { port, hostname }: { readonly port: number; readonly hostname?: string | undefined },
): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: app.fetch, ...(hostname === undefined ? {} : { hostname }) })
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

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, drainMs)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}
