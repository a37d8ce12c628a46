import type { PageInTakeOver, EarlyDialog } from './drawn'
import { fieldsFor, twinOf } from './earlyTwins'

/** As React hears it: it takes no notice of a value that is set in the usual way. */
const type = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The app's dialog is open: it gets what the early one had, in whose place it stands from here on. */
export function replaceEarly(early: EarlyDialog, dialog: HTMLDialogElement, { root, sameIn }: PageInTakeOver): void {
  const wasLeft = !early.open
  try {
    const breaths = early.getAnimations({ subtree: true }).filter(isEndless)
    // it stands there already, as the visitor sees it
    for (const animation of dialog.getAnimations({ subtree: true })) {
      if (!isEndless(animation)) animation.finish()
      else {
        const breath = breaths.find((own) => nameOf(own) === nameOf(animation))
        if (breath?.startTime) animation.startTime = breath.startTime
      }
    }
    giveFocusBack(dialog, () => sameIn(root, early.opener))
    // left in the moment between the two: its cross comes first
    if (wasLeft) dialog.querySelector('button')?.click()
    else {
      follow(early, dialog)
      fill(early, dialog, sameIn)
    }
  } finally {
    // behind the other: a phone's keyboard stays where the focus goes from field to field
    early.remove()
  }
}

const nameOf = (animation: Animation) => (animation instanceof CSSAnimation ? animation.animationName : undefined)
const isEndless = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime === Infinity

/** As far as it was scrolled, with the focus where it was, and what was chosen chosen. */
function follow(early: EarlyDialog, dialog: HTMLDialogElement): void {
  const { focused } = early
  const twin = focused instanceof HTMLElement ? twinOf<Element>(focused, early, dialog) : undefined
  if (twin instanceof HTMLElement && twin.tagName !== 'INPUT') twin.focus({ preventScroll: true })
  for (const part of early.querySelectorAll('*')) {
    const { scrollTop } = part
    if (scrollTop > 0) twinOf<Element>(part, early, dialog)?.scrollTo({ top: scrollTop, behavior: 'instant' })
  }
  for (const own of early.querySelectorAll('select')) {
    const chosen = twinOf<Element>(own, early, dialog)
    if (!(chosen instanceof HTMLSelectElement) || chosen.value === own.value) continue
    chosen.value = own.value
    chosen.dispatchEvent(new Event('change', { bubbles: true }))
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

/** Its fields and buttons may come a little later than the dialog. What the visitor does in it goes before. */
function fill(early: EarlyDialog, dialog: HTMLDialogElement, sameIn: PageInTakeOver['sameIn']): void {
  const typed = [...early.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')].filter(
    (own) => own.value !== '' || own === early.focused,
  )
  const enter = () => {
    const pairs = fieldsFor(typed, [...dialog.querySelectorAll('input')])
    if (pairs === undefined) return false
    for (const eye of early.querySelectorAll<HTMLElement>('[aria-pressed="true"]')) sameIn(dialog, eye)?.click()
    for (const { own, field } of pairs) {
      if (own.value !== '' && own.value !== field.value) type(field, own.value)
      if (own !== early.focused) continue
      field.focus()
      field.setSelectionRange(own.selectionStart, own.selectionEnd)
      if (early.entered)
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }
    return true
  }
  const press = () => {
    if (early.pressed === undefined) return true
    const button = sameIn(dialog, early.pressed)
    button?.click()
    return button !== undefined
  }
  let isEntered = false
  const isDone = () => (isEntered ||= enter()) && press()
  if (isDone()) return
  const come = new MutationObserver(() => {
    if (!dialog.isConnected || isDone()) come.disconnect()
  })
  come.observe(document.body, { subtree: true, childList: true })
  setTimeout(() => come.disconnect(), soon)
  for (const type of ['input', 'click'])
    dialog.addEventListener(type, ({ isTrusted }) => {
      if (isTrusted) come.disconnect()
    })
}
