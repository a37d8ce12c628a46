import { shownTranslation } from '../i18n/translate'
import { sessionAtom } from '../session/session'
import { wantedModalAtom } from '../site/modal'
import { modalAt } from '../site/modalAddress'
import { modals } from '../site/paths'
import { reloadIfReachable } from '../site/reloadIfReachable'
import { gateAtom } from '../site/site'
import type { createStore } from '../state/atoms'
import { toastStore } from '../ui/feedback/toasts'
import { knowKeyboardRoom } from '../ui/form/useKeyboardRoom'
import { earlyAttribute, type EarlyDialog } from './drawn'
import { preloadDialog } from './preloadFirstView'

type Store = ReturnType<typeof createStore>

/** Milliseconds between two looks at how it stands. They are counted: time goes on while a device sleeps or is busy. */
const lookEvery = 100
/** So many looks without a key, and nobody is typing. */
const quiet = 5
/** So many looks after it was asked for, the app's dialog does not come: its files are there, or the app has said so. */
const longest = 200

/** The button of one dialog that is the same as one of the other; of the page where none is given. */
type SameIn = (within: HTMLElement | undefined, button: HTMLElement) => HTMLElement | undefined

/**
 * Asks for the app's login, and puts it in the place of the one that stood for it, before anything is painted: with what was
 * typed, the cursor where it was, and what was pressed pressed. A field is not taken away from who types in it; a press that
 * needs the app does not wait.
 */
export function handOver(early: EarlyDialog, store: Store, sameIn: SameIn): void {
  knowKeyboardRoom()
  let isReady = false
  void preloadDialog(store, modals.login).then(() => (isReady = true))
  let last = early.typed
  let still = last === undefined ? quiet : 0
  let asked = 0

  const isWanted = () => store.get(wantedModalAtom)?.name === modals.login
  const isOver = () => store.get(sessionAtom).state !== 'visitor' || store.get(gateAtom).state !== 'open'
  const end = () => {
    clearInterval(timer)
    early.removeEventListener('close', look)
    comes.disconnect()
    leaveStore()
    if (isWanted()) store.set(wantedModalAtom, undefined)
  }
  const giveUp = () => {
    end()
    early.close()
  }
  const isReplaced = () => {
    const dialog = document.querySelector<HTMLDialogElement>(
      `dialog[open][data-dialog="${modals.login}"]:not([${earlyAttribute}])`,
    )
    if (dialog === null) return false
    end()
    replace(early, dialog, sameIn)
    return true
  }
  const look = () => {
    if (isReplaced()) return
    if (isOver() || (asked === 0 && !early.open)) return giveUp()
    if (asked === 0) {
      still = early.typed === last ? still + 1 : 0
      last = early.typed
      const isTyping = still < quiet || (last instanceof InputEvent && last.isComposing)
      if (!isReady || (isTyping && !early.pressed)) return
      store.set(wantedModalAtom, { name: modals.login })
    }
    asked += 1
    // left in the meantime
    if (!early.open && isWanted()) return giveUp()
    // the app has said why it does not come, or the visitor went back
    if (!isWanted() && modalAt(window.location) !== modals.login) return giveUp()
    if (asked < longest) return
    const isSeen = early.open
    giveUp()
    if (!isSeen) return
    const { t } = shownTranslation()
    const action = { label: t('app.retry'), run: () => void reloadIfReachable() }
    toastStore.show({ tone: 'danger', text: t('error.chunkFailed'), action })
  }
  const timer = setInterval(look, lookEvery)
  const comes = new MutationObserver(isReplaced)
  comes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  const leaveStore = store.sub(sessionAtom, look)
  // before the app's can be opened by another press
  early.addEventListener('close', look)
  look()
}

/** As React hears it: it takes no notice of a value that is set in the usual way. */
const type = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replace(early: EarlyDialog, dialog: HTMLDialogElement, sameIn: SameIn): void {
  const wasLeft = !early.open
  try {
    // it stands there already, as the visitor sees it
    for (const animation of dialog.getAnimations({ subtree: true }))
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    giveFocusBack(dialog, () => sameIn(undefined, early.opener))
    // left in the moment between the two: its cross comes first
    if (wasLeft) dialog.querySelector('button')?.click()
    else fill(early, dialog, sameIn)
  } finally {
    // behind the other: a phone's keyboard stays where the focus goes from field to field
    early.remove()
  }
}

/** Closed, a dialog gives the focus back to what had it before, which was in the other one and is gone. */
function giveFocusBack(dialog: HTMLDialogElement, opener: () => HTMLElement | undefined): void {
  dialog.close = () => {
    HTMLDialogElement.prototype.close.call(dialog)
    const { activeElement } = document
    if (activeElement === document.body || dialog.contains(activeElement)) opener()?.focus({ preventScroll: true })
  }
}

/** Milliseconds in which the fields of a dialog follow it. */
const soon = 2_000

/** Its fields may come a little later than the dialog. What the visitor enters in it is not written over. */
function fill(early: EarlyDialog, dialog: HTMLDialogElement, sameIn: SameIn): void {
  const typed = [...early.querySelectorAll('input')].filter((own) => own.value !== '' || own === early.focused)
  const isFilled = () => {
    const pairs = typed.map((own) => {
      const field = [...dialog.querySelectorAll('input')].find(({ name }) => name === own.name)
      return field && { own, field }
    })
    if (pairs.includes(undefined)) return false
    for (const eye of early.querySelectorAll<HTMLElement>('[aria-pressed="true"]')) sameIn(dialog, eye)?.click()
    for (const pair of pairs) {
      if (pair === undefined) continue
      const { own, field } = pair
      if (own.value !== '' && own.value !== field.value) type(field, own.value)
      if (own !== early.focused) continue
      field.focus()
      field.setSelectionRange(own.selectionStart, own.selectionEnd)
    }
    if (early.pressed) sameIn(dialog, early.pressed)?.click()
    return true
  }
  if (isFilled()) return
  const come = new MutationObserver(() => {
    if (!dialog.isConnected || isFilled()) come.disconnect()
  })
  come.observe(document.body, { subtree: true, childList: true })
  setTimeout(() => come.disconnect(), soon)
  dialog.addEventListener('input', ({ isTrusted }) => {
    if (isTrusted) come.disconnect()
  })
}
