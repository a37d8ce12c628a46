/**
 * Tells the brand's own host what a visit was like: LCP, INP, CLS, and how many errors there were. The edge asks a part of
 * the visits for it (src/server/edge/pageFigures.ts) and has this loaded once the page stands; the others load nothing.
 * What is told says nothing of the visitor: no id, no address, nothing that is kept.
 */
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { PageFigures } from '../../contract/page-figures'
import { figuresPath } from '../../lib/pageFigures'
import { watchVisit } from './watchVisit'

declare global {
  interface Window {
    /** As the edge wrote it into the page. */
    marqueeVisit?: Pick<PageFigures, 'page' | 'version' | 'errors'>
  }
}

const visit = window.marqueeVisit
// taken over: what counts errors holds on to it, and no longer tells of them by itself
delete window.marqueeVisit
if (visit)
  watchVisit(visit, { onCLS, onINP, onLCP }, (figures) => {
    const body = new Blob([JSON.stringify(figures)], { type: 'application/json' })
    navigator.sendBeacon(figuresPath, body)
  })
