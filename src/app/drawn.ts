import { drawnAttribute } from '../ui/breakpoints'

/** #root as the page's script left it (edge/readyScript.ts). */
export interface DrawnRoot extends HTMLElement {
  /** Hears presses on what the app has not taken over yet. */
  marqueeHear?: (event: Event) => void
  /** The button that was pressed last. */
  marqueeTapped?: HTMLElement
}

/** What the page's script hears. */
export const earlyEvents = ['click', 'submit'] as const

/** The edge has drawn this page for this visitor: React takes it over instead of drawing it again. */
export const isDrawn = (root: HTMLElement): boolean => root.hasAttribute(drawnAttribute)

/** Presses are the browser's again. */
export function stopHearing(root: DrawnRoot): void {
  const { marqueeHear } = root
  if (marqueeHear) for (const type of earlyEvents) root.removeEventListener(type, marqueeHear, true)
  delete root.marqueeHear
  delete root.marqueeTapped
}
