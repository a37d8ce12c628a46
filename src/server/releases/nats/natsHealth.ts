import type { NatsConnection } from '@nats-io/transport-node'
import { readEdgeReport } from '../edgeReport'
import type { ReleaseStore } from '../releaseStore'
import { keepSubscribed } from './keepSubscribed'

/** Releases of one message: a message holds 1 MiB. */
const mostReleases = 2_000
const askMs = 1_000

/** How edges tell of their releases: of all of them while somebody asks, and of nothing otherwise. Nothing is stored. */
export function createNatsHealth(
  nc: NatsConnection,
  name: string,
): Pick<ReleaseStore, 'report' | 'listen' | 'onListened'> {
  const [health, listening] = [`${name}.health`, `${name}.listening`]
  return {
    report: ({ releases, ...edge }) => {
      for (let at = 0; at === 0 || at < releases.length; at += mostReleases)
        nc.publish(health, JSON.stringify({ ...edge, releases: releases.slice(at, at + mostReleases) }))
    },
    onListened: (asked) => keepSubscribed(nc, listening, asked),
    listen: (heard, onRefused) => {
      let isListening = true
      const hearErrors = async () => {
        for await (const status of nc.status()) {
          if (!isListening) return
          if (status.type === 'error') onRefused(status.error.message)
        }
      }
      void hearErrors()
      const stop = keepSubscribed(nc, health, (message) => {
        const report = readEdgeReport(message.string())
        if (report) heard(report)
      })
      const ask = () => {
        if (!nc.isClosed()) nc.publish(listening, '')
      }
      ask()
      const timer = setInterval(ask, askMs)
      return () => {
        isListening = false
        clearInterval(timer)
        stop()
      }
    },
  }
}
