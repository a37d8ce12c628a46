import { drawnAttribute } from '../ui/breakpoints'

/** #root as the page's script left it (edge/readyScript.ts). */
interface DrawnRoot extends HTMLElement {
  marqueeTap?: (event: Event) => void
  marqueeTapped?: HTMLElement
}

/** The edge has drawn this page for this visitor: React takes it over instead of drawing it again. */
export const isDrawn = (root: HTMLElement): boolean => root.hasAttribute(drawnAttribute)

/** The button that was pressed before anything could answer is pressed now. */
export function answerEarlyTap(root: DrawnRoot): void {
  const { marqueeTap, marqueeTapped } = root
  if (marqueeTap === undefined) return
  root.removeEventListener('click', marqueeTap, true)
  delete root.marqueeTap
  delete root.marqueeTapped
  if (marqueeTapped?.isConnected) marqueeTapped.click()
}
