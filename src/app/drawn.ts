import { drawnAttribute } from '../ui/breakpoints'

/** #root as the page's script left it (edge/readyScript.ts). */
interface DrawnRoot extends HTMLElement {
  /** Hears presses and typing until the app does. */
  marqueeHear?: (event: Event) => void
  marqueeTapped?: HTMLElement
  /** With what stood in each: taken over, a field is as empty as it was drawn. */
  marqueeTyped?: Map<HTMLInputElement, string>
}

/** The edge has drawn this page for this visitor: React takes it over instead of drawing it again. */
export const isDrawn = (root: HTMLElement): boolean => root.hasAttribute(drawnAttribute)

/**
 * What was typed before anything could hear it is typed now, and the button that was pressed last is pressed. Each waits
 * until React has taken over its part of the page, whose code may still be on its way.
 */
export function answerEarly(root: DrawnRoot): void {
  const { marqueeHear } = root
  if (marqueeHear === undefined) return
  let tries = mostTries
  const next = () => {
    const { marqueeTapped: tapped, marqueeTyped: typed = new Map<HTMLInputElement, string>() } = root
    const waits = [...typed.keys(), ...(tapped ? [tapped] : [])].some((node) => node.isConnected && !isTakenOver(node))
    if (waits && --tries > 0) return void setTimeout(next, tryEvery)
    root.removeEventListener('click', marqueeHear, true)
    root.removeEventListener('input', marqueeHear, true)
    typed.forEach((value, input) => typeAgain(input, value))
    if (tapped?.isConnected) tapped.click()
    delete root.marqueeHear
    delete root.marqueeTapped
    delete root.marqueeTyped
  }
  next()
}

/** Milliseconds; ten seconds in all. */
const tryEvery = 50
const mostTries = 200

/** React keeps the properties of an element that it has taken over in a field of it; it has no other way to say so. */
const isTakenOver = (node: Element): boolean => Object.keys(node).some((key) => key.startsWith('__reactProps'))

const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

/** React hears an input only where its value is another than React last saw. */
function typeAgain(input: HTMLInputElement, value: string): void {
  if (!input.isConnected || value === '') return
  input.value = ''
  nativeValue?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Milliseconds that answers may wait at most. */
const patience = 1_500

/** When React has taken over what it can, which it does task by task without a pause. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patience })
  else setTimeout(act, 200)
}
