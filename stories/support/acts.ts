import { expect, type userEvent as events, waitFor, within } from 'storybook/test'
import type { MessageKey } from '../../src/contract/messageKeys'
import { shownTranslation } from '../../src/i18n/translate'

type UserEvent = Pick<typeof events, 'click' | 'paste' | 'clear'>

/** The product's words in the toolbar's language: play functions find what they press in every one of them. */
export const word = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string =>
  shownTranslation().t(key, values)

/** Dialogs are drawn beside the story. */
export const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

/** The form that has a field of this name, once it is there. */
export async function formWith(canvasElement: HTMLElement, field: string): Promise<HTMLFormElement> {
  return waitFor(
    () => {
      const form = canvasElement.ownerDocument.querySelector<HTMLInputElement>(`form [name="${field}"]`)?.form
      if (!form) throw new Error(`no form has a ${field}`)
      return form
    },
    { timeout: 8000 },
  )
}

export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) throw new Error(`the form has no ${name}`)
  return input
}

/** In one piece, not key by key, which takes several times as long. A story about typing types. */
export async function fill(
  userEvent: UserEvent,
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await userEvent.clear(inputOf(form, name))
    await userEvent.paste(text)
  }
}

export async function send(userEvent: UserEvent, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (!button) throw new Error('the form has nothing to send it with')
  await userEvent.click(button)
}

/** Something that comes after an answer. */
export const soon = (look: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(look()).toBeVisible(), { timeout: 20_000 })
