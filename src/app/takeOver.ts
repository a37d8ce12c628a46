import { whenIdle } from '../lib/whenIdle'
import { importWithTimeout } from '../site/importWithTimeout'
import { wantedModalAtom } from '../site/modal'
import { opensAttribute } from '../site/opens'
import { modals } from '../site/paths'
import type { createStore } from '../state/atoms'
import { type DrawnRoot, dropPress, type EarlyDialog, type EarlyPress, letPressesGo, patienceOfPress } from './drawn'
import { preloadDialog } from './preloadFirstView'

type Store = ReturnType<typeof createStore>

/** Milliseconds for which a press may still come, and between two looks for one. */
const lookFor = 10_000
const lookEvery = 50

/** Only a press on Log in needs it, and fetches it with the login. */
const loadHandOver = () => importWithTimeout(() => import('./earlyDialog'))

/** An event that React hears and nothing else does. */
const calls = 'touchcancel'

/** It is still what the visitor wants: a moment ago, where they still look. What else was pressed has taken its place. */
const isStillMeant = ({ button, at, top }: EarlyPress): boolean =>
  sends(button) || (performance.now() - at < patienceOfPress && Math.abs(window.scrollY - top) < window.innerHeight / 2)

const sends = (button: HTMLElement): boolean =>
  button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null

/**
 * The button that was pressed before anything could answer is pressed once React has taken over its part of the page. What
 * it opens is made ready first, so that it is drawn at once: in the middle of taking over, React lets what it has to
 * wait for come last. Of a button that was pressed by now that begins here.
 * @returns for when React has begun: `page` is there with the files of all that is to be taken over
 */
export function hearEarly(root: DrawnRoot, store: Store): ((page: Promise<unknown>) => void) | undefined {
  if (root.keepPress === undefined) return undefined
  const ready = new Map<string, boolean>()
  const isReady = (name: string | null): boolean => {
    if (name === null) return true
    if (!ready.has(name)) {
      ready.set(name, false)
      // what does not come is told of when it is opened
      void preloadDialog(store, name).then(() => ready.set(name, true))
    }
    return ready.get(name) === true
  }
  if (root.pressed) isReady(root.pressed.button.getAttribute(opensAttribute))
  if (root.early) {
    // given up here, it is asked for again
    void loadHandOver().catch(() => undefined)
    void preloadDialog(store, modals.login)
  }
  return (page) => answer(root, { isReady, takeLogin: (early) => void takeLogin(root, early, store) }, page)
}

/** From here on the login that the edge drew is seen to by what came with it, until the app's stands in its place. */
async function takeLogin(root: DrawnRoot, early: EarlyDialog, store: Store): Promise<void> {
  try {
    const { handOver } = await loadHandOver()
    handOver(early, store, (within, button) => sameIn(within ?? root, button))
  } catch {
    if (!early.open) return
    // the app's own, or what says that it did not come
    early.close()
    store.set(wantedModalAtom, { name: modals.login })
  }
}

interface Answers {
  readonly isReady: (name: string | null) => boolean
  readonly takeLogin: (early: EarlyDialog) => void
}

function answer(root: DrawnRoot, { isReady, takeLogin }: Answers, page: Promise<unknown>): void {
  const until = performance.now() + lookFor
  let isWhole = false
  void page.then(() => (isWhole = true))
  const called = new WeakSet<HTMLElement>()
  /** React does not wait for its turn with the part of the page that something happens in. */
  const callFor = (button: HTMLElement) => {
    if (called.has(button)) return
    called.add(button)
    button.dispatchEvent(new Event(calls, { bubbles: true }))
  }
  const look = () => {
    const { pressed, early } = root
    if (early) {
      delete root.early
      takeLogin(early)
    }
    const button = pressed && sameIn(root, pressed.button)
    if (pressed && !isStillMeant(pressed)) dropPress(root)
    else if (button && isReady(button.getAttribute(opensAttribute))) {
      if (!isTakenOver(button)) callFor(button)
      if (isTakenOver(button)) {
        dropPress(root)
        button.click()
      }
    }
    if (performance.now() > until) letPressesGo(root)
    else if (root.pressed) requestAnimationFrame(look)
    else if (!isWhole || document.readyState !== 'complete') setTimeout(look, lookEvery)
    else whenIdle(() => (root.pressed || root.early ? look() : letPressesGo(root)))
  }
  look()
}

const attributes = ['aria-label', 'name', 'type']

/** The button, or the one that React drew in its place; undefined where none or more than one looks like it. */
function sameIn(root: HTMLElement, button: HTMLElement): HTMLElement | undefined {
  if (root.contains(button)) return button
  const found = [...root.querySelectorAll('button')].filter(
    (other) =>
      other.textContent === button.textContent &&
      attributes.every((name) => other.getAttribute(name) === button.getAttribute(name)),
  )
  return found.length === 1 ? found[0] : undefined
}

/** React keeps the properties of an element that it has taken over in a field of it; it has no other way to say so. */
const isTakenOver = (node: Element): boolean => Object.keys(node).some((key) => key.startsWith('__reactProps'))
