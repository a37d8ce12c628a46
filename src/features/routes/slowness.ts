/** Waits of fewer answers say nothing. */
const fewest = 3
/** Milliseconds of the usual wait from which on a visit is slow. */
const slow = 1_500

/** Calls of the platform; how long an upload takes says more of the image than of the site. */
const calls = /\/(wps|lgw|lotto)\/(?!relay\/MCSFE_uploadImage$)/

/** How long this site's server let the page and its calls wait, in milliseconds. */
export function waitsOf(entries: readonly PerformanceEntry[]): readonly number[] {
  return entries.flatMap((entry) => {
    if (!isTiming(entry)) return []
    const { requestStart, responseStart, name, entryType } = entry
    const isCall = entryType === 'navigation' || calls.test(new URL(name, 'http://site.invalid').pathname)
    return isCall && requestStart > 0 && responseStart > requestStart ? [responseStart - requestStart] : []
  })
}

const isTiming = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'requestStart' in entry

/** By the middle one: a single slow answer is no slow site. */
export function isSlow(waits: readonly number[]): boolean {
  if (waits.length < fewest) return false
  const sorted = waits.toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) >= slow
}

/**
 * Calls `then` once, when this visit turns out to be slow: the answers of a slow site come after everything has been
 * drawn, so one look is not enough. Returns what ends the watch.
 */
export function whenSlow(then: () => void): () => void {
  // each entry is read once: they add up while a visit lasts
  const waits = [...waitsOf(performance.getEntriesByType('navigation'))]
  const observer = new PerformanceObserver((list) => {
    const more = waitsOf(list.getEntries())
    waits.push(...more)
    if (more.length === 0 || !isSlow(waits)) return
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}
