import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'

/**
 * The process itself, by the names that Prometheus' own clients give these figures. Answers what ends the watching.
 * @param isReady whether visitors should be sent here, as /readyz says it
 */
export function observeProcess(meter: Meter, isReady: () => boolean): () => void {
  const gauge = (name: string, description: string, read: () => number) =>
    meter.createObservableGauge(name, { description }).addCallback((result) => result.observe(read()))
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()

  gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss())
  gauge('process_start_time_seconds', 'Start of the process, since 1970', () => performance.timeOrigin / 1000)
  gauge('nodejs_eventloop_lag_p99_seconds', 'Event loop lag, 99th percentile, since last read', () => {
    // measured from timer to timer: the time that it was set to is none that anybody waited
    const waited = Math.max(0, delay.percentile(99) / 1e9 - 0.01)
    delay.reset()
    return waited
  })
  gauge('marquee_ready', '1 where visitors should be sent here', () => (isReady() ? 1 : 0))
  meter
    .createObservableCounter('process_cpu_seconds_total', { description: 'Processor time, of system and user' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage()
      result.observe((user + system) / 1e6)
    })
  return () => delay.disable()
}
