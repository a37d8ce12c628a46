/**
 * What operators see of an edge: metrics, which Prometheus reads and a collector is sent, and traces. It is loaded where a
 * setting asks for either, by a dynamic import alone, as is all of OpenTelemetry.
 *
 * The metrics are OpenTelemetry's, and Prometheus gets them through its exporter: one set of instruments whoever reads
 * them, and no second library that counts.
 */
import { randomUUID } from 'node:crypto'
import { diag, DiagLogLevel } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { type IMetricReader, MeterProvider } from '@opentelemetry/sdk-metrics'
import { createBoundedLog } from '../edge/boundedLog'
import type { Observer } from '../edge/observer'
import type { NamedBrands } from '../namedBrands'
import { inTime } from '../inTime'
import type { StoreFigures } from '../releases/releaseSource'
import { createObserver, type UnderWay } from './createObserver'
import { createInstruments, views } from './instruments'
import { observeProcess } from './processFigures'
import { observeStore } from './storeFigures'
import { serveMetrics } from './serveMetrics'

export interface ObservationOptions {
  /** Where `/metrics` is served, 0 is any free port; undefined: nowhere. */
  readonly metrics: { readonly port: number; readonly hostname: string } | undefined
  /** A collector that takes OTLP over HTTP; undefined: nothing is sent. */
  readonly endpoint: string | undefined
  readonly namedBrands: NamedBrands
  /** Version of the product. */
  readonly version: string
  readonly isReady: () => boolean
  /** Absent where brands are folders. */
  readonly store?: (() => StoreFigures) | undefined
  readonly log: (line: string) => void
}

export interface Observation {
  readonly observer: Observer
  readonly underWay: () => UnderWay
  /** Where `/metrics` answers. */
  readonly metricsPort: number | undefined
  /** Sends what has not been sent yet. */
  readonly close: () => Promise<void>
}

/** A collector that does not answer holds up no end for longer. */
const longestFlushMs = 3_000

export async function openObservation(options: ObservationOptions): Promise<Observation> {
  const { metrics, endpoint } = options
  hearLibrary(options.log)
  const resource = resourceFromAttributes({
    'service.name': 'marquee',
    'service.version': options.version,
    // counts of several processes are one another's otherwise
    'service.instance.id': randomUUID(),
  }).merge(detectResources({ detectors: [envDetector] }))
  const exporter = metrics && new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true })
  const collector = endpoint === undefined ? undefined : await import('./collector')
  const sender = endpoint === undefined ? undefined : collector?.createMetricsSender(endpoint)
  const traces = endpoint === undefined ? undefined : collector?.createTraces(endpoint, resource)
  const readers: IMetricReader[] = [exporter, sender].filter((reader) => reader !== undefined)
  const provider = new MeterProvider({ resource, views, readers })
  const meter = provider.getMeter('marquee')
  const served = metrics && exporter ? await serveMetrics(exporter, metrics) : undefined
  const unwatch = observeProcess(meter, options.isReady)
  if (options.store) observeStore(meter, options.store)
  return {
    ...createObserver(createInstruments(meter, options.namedBrands), traces),
    metricsPort: served?.port,
    close: async () => {
      const ends = [served, traces].map(async (each) => each?.close())
      await inTime(Promise.allSettled([...ends, provider.shutdown()]), longestFlushMs, undefined)
      unwatch()
      diag.disable()
    },
  }
}

/** Its only global. What the library has to say, such as that a collector does not answer, is said once and then counted. */
function hearLibrary(log: (line: string) => void): void {
  const trouble = createBoundedLog({ log, most: 1, windowMs: 10 * 60_000 })
  const say = (message: string) => trouble('observation', `observation: ${message.slice(0, 500)}`)
  const quiet = () => undefined
  diag.setLogger(
    { error: say, warn: say, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
