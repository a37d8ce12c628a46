/** The login as the edge has drawn it, for a press that comes before the app. */
export const loginTemplateId = 'marquee-login'
/** On the dialog that the page's script opens with it (edge/earlyDialog.ts). */
export const earlyAttribute = 'data-early'

export interface EarlyDialog extends HTMLDialogElement {
  /** The button in it that was pressed last, which needs the app. */
  pressed?: HTMLElement
}

/** What was done in a dialog before the app was there. */
export interface EarlyInput {
  readonly values: ReadonlyMap<string, string>
  /** Name of the field with the cursor, and what is selected in it. */
  readonly field: string | undefined
  readonly selection: readonly [number | null, number | null]
  readonly pressed: HTMLElement | undefined
}

/** As React hears it: it takes no notice of a value that is set in the usual way. */
const type = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Milliseconds that the app's own dialog is waited for, which is drawn with the press as a rule. */
const longest = 5_000

export function readEarly(dialog: EarlyDialog): EarlyInput {
  const { activeElement } = document
  const focused =
    activeElement instanceof HTMLInputElement && dialog.contains(activeElement) ? activeElement : undefined
  return {
    values: new Map([...dialog.querySelectorAll('input')].map(({ name, value }) => [name, value])),
    field: focused?.name,
    selection: [focused?.selectionStart ?? null, focused?.selectionEnd ?? null],
    pressed: dialog.pressed,
  }
}

/**
 * Gives the app's dialog what was typed into the one that stood for it, before anything is painted.
 * @param press presses the button of the app's dialog that is the same as one of the other
 */
export function handOver(input: EarlyInput, press: (within: HTMLElement, button: HTMLElement) => void): void {
  const until = performance.now() + longest
  const look = () => {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog[open]:not([${earlyAttribute}]):has(input)`)
    if (dialog === null) {
      if (performance.now() < until) requestAnimationFrame(look)
      return
    }
    // it stands there already, as the visitor sees it
    for (const animation of dialog.getAnimations({ subtree: true }))
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    for (const field of dialog.querySelectorAll('input')) {
      const value = input.values.get(field.name)
      if (value !== undefined && value !== field.value) type(field, value)
      if (field.name === input.field) {
        field.focus()
        field.setSelectionRange(...input.selection)
      }
    }
    if (input.pressed) press(dialog, input.pressed)
  }
  requestAnimationFrame(look)
}
