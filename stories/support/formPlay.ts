import { expect, waitFor } from 'storybook/test'

interface Hands {
  readonly type: (element: Element, text: string) => Promise<void>
  readonly clear: (element: Element) => Promise<void>
}

export function fieldOf(canvas: HTMLElement, name: string): HTMLInputElement {
  const field = canvas.querySelector('form')?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) throw new Error(`the form has no ${name}`)
  return field
}

/** When every form says what is wrong: not while first typing, but once a field is left, and from then on at once. */
export async function saysWhenLeft(
  canvas: HTMLElement,
  hands: Hands,
  password: string,
  confirm: string,
): Promise<void> {
  const first = () => fieldOf(canvas, password)
  const second = () => fieldOf(canvas, confirm)
  await hands.type(first(), 'Mar')
  await expect(first()).not.toHaveAttribute('aria-invalid')
  second().focus()
  await waitFor(() => expect(first()).toHaveAttribute('aria-invalid', 'true'))
  await expect(first()).toHaveAccessibleDescription(/\d/)
  await hands.type(first(), 'quee1')
  await waitFor(() => expect(first()).not.toHaveAttribute('aria-invalid'))
  // passed by with nothing typed
  await expect(second()).not.toHaveAttribute('aria-invalid')
  await hands.type(second(), 'Marquee1')
  first().focus()
  await expect(second()).not.toHaveAttribute('aria-invalid')
  await hands.type(first(), '2')
  await waitFor(() => expect(second()).toHaveAttribute('aria-invalid', 'true'))
  await hands.type(second(), '2')
  await waitFor(() => expect(second()).not.toHaveAttribute('aria-invalid'))
  await hands.clear(second())
  await waitFor(() => expect(second()).toHaveAttribute('aria-invalid', 'true'))
}
