import { type Context, ROOT_CONTEXT, type Tracer } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import { type IMetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'

export interface Traces {
  readonly tracer: Tracer
  /** What the headers of a request say that it belongs to. */
  readonly read: (headers: Headers) => Context
  /** Has whoever is asked with these headers belong to it: `traceparent` and `tracestate`. */
  readonly write: (context: Context, headers: Headers) => void
  readonly close: () => Promise<void>
}

/**
 * Spans go out in batches, and are dropped where nobody takes them. Which of them are kept, and what is sent as headers, is
 * said by OpenTelemetry's own variables (OTEL_TRACES_SAMPLER and so on), which its SDK reads.
 * @param endpoint of a collector, such as http://127.0.0.1:4318
 */
export function createTraces(endpoint: string, resource: Resource): Traces {
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: signal(endpoint, 'traces') }))],
  })
  const propagator = new W3CTraceContextPropagator()
  return {
    tracer: provider.getTracer('marquee'),
    read: (headers) =>
      propagator.extract(ROOT_CONTEXT, headers, {
        get: (from: Headers, name) => from.get(name) ?? undefined,
        keys: (from: Headers) => [...from.keys()],
      }),
    write: (context, headers) =>
      propagator.inject(context, headers, { set: (to: Headers, name, value) => to.set(name, value) }),
    close: () => provider.shutdown(),
  }
}

/** The metrics, once a minute. */
export const createMetricsSender = (endpoint: string): IMetricReader =>
  new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: signal(endpoint, 'metrics') }) })

const signal = (endpoint: string, name: string): string => `${endpoint.replace(/\/$/, '')}/v1/${name}`
