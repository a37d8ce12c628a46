import type { Meter } from '@opentelemetry/api'
import type { StoreFigures } from '../releases/releaseSource'

/** The store of releases, as this edge has it. */
export function observeStore(meter: Meter, read: () => StoreFigures): void {
  const gauge = (name: string, description: string, of: (figures: StoreFigures) => number) =>
    meter.createObservableGauge(name, { description }).addCallback((result) => result.observe(of(read())))
  gauge('marquee_store_connected', '1 where the store answers', ({ isConnected }) => (isConnected ? 1 : 0))
  gauge('marquee_store_revision', 'The last change that this edge was told', ({ revision }) => revision)
  gauge('marquee_releases_held', 'Releases in memory', ({ held }) => held)
  meter
    .createObservableCounter('marquee_release_load_failures_total', {
      description: 'Releases that could not be read: refused for what they are, or the store was away',
    })
    .addCallback((result) => {
      for (const [why, count] of Object.entries(read().loadFailures)) result.observe(count, { why })
    })
}
