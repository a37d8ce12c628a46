/** The login as the edge has drawn it, for a press that comes before the app. */
export const loginTemplateId = 'marquee-login'
/** On the dialog that the page's script opens with it (edge/earlyDialog.ts). */
export const earlyAttribute = 'data-early'

export interface EarlyDialog extends HTMLDialogElement {
  /** The button in it that was pressed last, which needs the app. */
  pressed?: HTMLElement
  /** What in it had the focus last. */
  focused?: EventTarget
}

/** Milliseconds that the app's own dialog is waited for, which is drawn with the press as a rule. */
const longest = 5_000

/** As React hears it: it takes no notice of a value that is set in the usual way. */
const type = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Puts the app's dialog, once it is open, in the place of the one that stood for it, before anything is painted: what was typed
 * is in it, the cursor is where it was, and what was pressed is pressed.
 * @param opener gets the focus when the dialog is closed
 * @param press presses the button of the app's dialog that is the same as one of the other
 */
export function handOver(
  early: EarlyDialog,
  opener: HTMLElement,
  press: (within: HTMLElement, button: HTMLElement) => void,
): void {
  const until = performance.now() + longest
  const look = () => {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog[open]:not([${earlyAttribute}]):has(input)`)
    if (dialog !== null) replace(early, dialog, opener, press)
    else if (performance.now() < until) requestAnimationFrame(look)
    else early.close()
  }
  requestAnimationFrame(look)
}

function replace(
  early: EarlyDialog,
  dialog: HTMLDialogElement,
  opener: HTMLElement,
  press: (within: HTMLElement, button: HTMLElement) => void,
): void {
  const wasLeft = !early.open
  const typed = [...early.querySelectorAll('input')]
  early.remove()
  // opened again from its button, to which the focus goes back: it was opened from the one that is gone
  dialog.close()
  opener.focus({ preventScroll: true })
  dialog.showModal()
  // it stands there already, as the visitor sees it
  for (const animation of dialog.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  for (const field of dialog.querySelectorAll('input')) {
    const own = typed.find(({ name }) => name === field.name)
    if (own === undefined) continue
    if (own.value !== field.value) type(field, own.value)
    if (own !== early.focused) continue
    field.focus()
    field.setSelectionRange(own.selectionStart, own.selectionEnd)
  }
  // left in the moment between the two: its cross comes first
  if (wasLeft) dialog.querySelector('button')?.click()
  else if (early.pressed) press(dialog, early.pressed)
}
