import { trustedPolicy } from '../../lib/trustedTypes'

/** Where the edge writes it (src/server/edge/worker.ts). */
const address = '/sw.js'

/**
 * Puts in the worker that shows the offline page. Asked past every cache, so that no old one outlives a build. Where the
 * browser forbids it, or the page came over plain http from another machine, the site works without.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(trustedPolicy('marquee-worker').createScriptURL(address), {
      scope: '/',
      updateViaCache: 'none',
    })
  } catch {
    // nothing that the visitor could do about it
  }
}
