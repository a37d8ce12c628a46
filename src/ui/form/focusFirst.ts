/**
 * Puts the cursor into the first field that is empty, where the form stands in a dialog that wants that (`focusFirst`),
 * and nothing in it has the focus yet. Not on touch screens, whose keyboard would jump up over the dialog.
 */
export function focusFirst(form: HTMLFormElement): void {
  const dialog = form.closest<HTMLElement>('dialog[data-focus-first]')
  if (dialog === null || !window.matchMedia('(pointer: fine)').matches) return
  const { activeElement } = document
  if (activeElement !== dialog && activeElement !== document.body) return
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.value === '' && !field.disabled) return field.focus()
  }
}
