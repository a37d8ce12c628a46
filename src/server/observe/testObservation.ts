import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Observation, type ObservationOptions, openObservation } from './observation'

/** An observation that is read at a port of its own. */
export const observe = (more: Partial<ObservationOptions> = {}): Promise<Observation> =>
  openObservation({
    metrics: { port: 0, hostname: '127.0.0.1' },
    endpoint: undefined,
    namedBrands: 100,
    version: '1.2.3',
    isReady: () => true,
    log: () => undefined,
    ...more,
  })

/** One series as `/metrics` writes it. */
export interface Series {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface Exposed {
  readonly series: readonly Series[]
  /** Type by name, such as `histogram`. */
  readonly types: ReadonlyMap<string, string>
}

export async function readMetrics({ metricsPort }: Pick<Observation, 'metricsPort'>): Promise<Exposed> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  return parseExposition(await answer.text())
}

/** The text format of Prometheus, as the exporter writes it. */
export function parseExposition(text: string): Exposed {
  const types = new Map<string, string>()
  const series: Series[] = []
  for (const line of text.split('\n')) {
    const [hash, word, named = '', type = ''] = line.split(' ')
    if (hash === '#' && word === 'TYPE') types.set(named, type)
    const whole = /^([\w:]+)(?:\{(.*)\})? (\S+)$/.exec(line)
    if (!whole) continue
    const [, name = '', labels = '', value = ''] = whole
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
    series.push({
      name,
      labels: Object.fromEntries(pairs.map(([, label = '', text = '']) => [label, text])),
      value: Number(value.replace('Inf', 'Infinity')),
    })
  }
  return { series, types }
}

export const valueOf = ({ series }: Exposed, name: string, labels: Readonly<Record<string, string>> = {}): number =>
  series
    .filter((each) => each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0)

/** A span as OTLP writes it. */
export interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

interface SentTraces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[]
}

/** A collector that keeps what it is sent. */
export async function startCollector(status = 200) {
  const spans: SentSpan[] = []
  const paths: string[] = []
  const server: Server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      paths.push(incoming.url ?? '')
      if (incoming.url === '/v1/traces') {
        const sent = JSON.parse(Buffer.concat(parts).toString('utf8')) as SentTraces
        spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      }
      outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    paths,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export const attribute = ({ attributes }: SentSpan, key: string): unknown =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0]
