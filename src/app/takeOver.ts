import { type DrawnRoot, stopHearing } from './drawn'

/** Milliseconds. */
const lookEvery = 50
const lookFor = 10_000

/**
 * The button that was pressed before anything could answer is pressed once React has taken over its part of the page,
 * whose code may still be on its way.
 */
export function answerEarly(root: DrawnRoot): void {
  if (root.marqueeHear === undefined) return
  const until = performance.now() + lookFor
  const look = () => {
    const tapped = root.marqueeTapped && sameIn(root, root.marqueeTapped)
    if (tapped && isTakenOver(tapped)) {
      delete root.marqueeTapped
      tapped.click()
    }
    if (performance.now() > until) stopHearing(root)
    else if (root.marqueeTapped || document.readyState !== 'complete') setTimeout(look, lookEvery)
    else whenIdle(() => (root.marqueeTapped ? look() : stopHearing(root)))
  }
  look()
}

const attributes = ['aria-label', 'name', 'type']

/** The button, or the one that React drew in its place; undefined where none or more than one looks like it. */
function sameIn(root: HTMLElement, button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button
  const found = [...root.querySelectorAll('button')].filter(
    (other) =>
      other.textContent === button.textContent &&
      attributes.every((name) => other.getAttribute(name) === button.getAttribute(name)),
  )
  return found.length === 1 ? found[0] : undefined
}

/** React keeps the properties of an element that it has taken over in a field of it; it has no other way to say so. */
const isTakenOver = (node: Element): boolean => Object.keys(node).some((key) => key.startsWith('__reactProps'))

/** Milliseconds after which it is time though the browser is still busy. */
const patience = 1_500

/** When React has taken over what it can, which it does task by task without a pause. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patience })
  else setTimeout(act, 200)
}
