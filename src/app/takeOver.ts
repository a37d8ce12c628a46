import { whenIdle } from '../lib/whenIdle'
import { importWithTimeout } from '../site/importWithTimeout'
import { wantedModalAtom } from '../site/modal'
import { menuName, opensAttribute } from '../site/opens'
import type { createStore } from '../state/atoms'
import { isTakenOver } from './isTakenOver'
import { keepDrawnPage } from './keepDrawnPage'
import { type DrawnRoot, dropPress, type EarlyDialog, type EarlyPress, letPressesGo, patienceOfPress } from './drawn'
import { preloadDialog } from './preloadFirstView'

type Store = ReturnType<typeof createStore>

/** Milliseconds for which a press may still come, and between two looks for one. */
const lookFor = 10_000
const lookEvery = 50

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
  // here, since it comes with the same file
  keepDrawnPage(store)
  if (root.keepPress === undefined) return undefined
  const ready = new Map<string, boolean>()
  /** What the button opens. */
  const isReady = (button: HTMLElement): boolean => {
    const name = button.getAttribute(opensAttribute)
    if (name === null) return true
    if (!ready.has(name)) {
      ready.set(name, false)
      // what does not come is told of when it is opened
      void preloadDialog(store, name).then(() => ready.set(name, true))
    }
    return ready.get(name) === true
  }
  const { early, pressed } = root
  const button = early?.opener ?? pressed?.button
  if (button) isReady(button)
  return (page) => answer(root, store, isReady, page)
}

function answer(
  root: DrawnRoot,
  store: Store,
  isReady: (button: HTMLElement) => boolean,
  page: Promise<unknown>,
): void {
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
  const press = (pressed: HTMLElement) => {
    const button = sameIn(root, pressed)
    if (!button || !isReady(button)) return
    if (!isTakenOver(button)) callFor(button)
    if (!isTakenOver(button)) return
    dropPress(root)
    button.click()
  }
  /** From here on what the edge drew of a dialog is seen to by what came with it, until the app's stands in its place. */
  const take = async (early: EarlyDialog) => {
    try {
      // the press has had it fetched
      const { handOver } = await importWithTimeout(() => import('./handOver'))
      handOver(early, store, { root, sameIn, press })
    } catch {
      if (early.next) return take(early.next)
      if (!early.open) return
      // the app's own, or what says that it did not come
      early.close()
      const name = early.dataset['dialog']
      const { opener } = early
      // by its button, where that knows more than the name
      if (name && name !== menuName && opener.hasAttribute(opensAttribute)) {
        store.set(wantedModalAtom, { name })
        return
      }
      root.pressed = { button: opener, at: performance.now(), top: window.scrollY }
      look()
    }
  }
  root.opened = () => {
    const { early } = root
    delete root.early
    if (early) void take(early)
  }
  const look = () => {
    const { pressed } = root
    root.opened?.()
    if (pressed && !isStillMeant(pressed)) dropPress(root)
    else if (pressed) press(pressed.button)
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
