import type { onCLS, onINP, onLCP } from 'web-vitals'
import type { PageFigures } from '../../contract/page-figures'
import { figureBounds } from '../../lib/pageFigures'

type Begun = Pick<PageFigures, 'page' | 'version' | 'errors'>

interface Vitals {
  readonly onCLS: typeof onCLS
  readonly onINP: typeof onINP
  readonly onLCP: typeof onLCP
}

/**
 * Sends what a visit was like when the page is first put out of sight: most pages end there, without a word. Once only,
 * as what is counted twice is no longer a visit.
 */
export function watchVisit(begun: Begun, vitals: Vitals, send: (figures: PageFigures) => void): void {
  const measured: { lcp?: number; inp?: number; cls?: number } = {}
  const keep = (name: keyof typeof measured, longest: number) => (metric: { readonly value: number }) => {
    measured[name] = Math.min(longest, Math.max(0, Math.round(metric.value * 10_000) / 10_000))
  }
  // they are final when the page is hidden, and told then, before this hears of it
  vitals.onLCP(keep('lcp', figureBounds.time))
  vitals.onINP(keep('inp', figureBounds.time))
  vitals.onCLS(keep('cls', figureBounds.shift))

  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', tell)
    const { page, version, errors } = begun
    send({ page, version, errors: Math.min(figureBounds.errors, errors), ...measured })
  }
  document.addEventListener('visibilitychange', tell)
}
