import { createServer } from 'node:http'
import type { PrometheusExporter } from '@opentelemetry/exporter-prometheus'

export interface MetricsServer {
  readonly port: number
  readonly close: () => Promise<void>
}

/** `/metrics` alone, on a port of its own: what it says is the operator's, and no visitor gets there. */
export function serveMetrics(
  exporter: Pick<PrometheusExporter, 'getMetricsRequestHandler'>,
  { port, hostname }: { readonly port: number; readonly hostname: string },
): Promise<MetricsServer> {
  const server = createServer((incoming, outgoing) => {
    const isKnown = incoming.url?.split('?')[0] === '/metrics'
    if (isKnown && incoming.method === 'GET') return exporter.getMetricsRequestHandler(incoming, outgoing)
    outgoing.writeHead(isKnown ? 405 : 404, { 'Content-Type': 'text/plain' }).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(`MARQUEE_METRICS_PORT: ${error.message}`, { cause: error })),
    )
    // of this process alone, where several serve one port to visitors
    server.listen({ port, host: hostname, exclusive: true }, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}
